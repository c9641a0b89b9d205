"""A bot of one's own: it takes a chair at a table of a Kibitz server and plays at random until the match is over.

python table_bot.py http://localhost:8000/t/<table>
"""

import json
import random
import sys
import time
import urllib.request
import uuid

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

base, _, table = sys.argv[1].rpartition("/t/")
wish = json.dumps({"name": "Robby", "program": True}).encode()
seats = urllib.request.Request(f"{base}/api/tables/{table}/seats", wish, {"content-type": "application/json"})
chair = json.load(urllib.request.urlopen(seats))  # keep chair["key"]: whoever has it has the chair
have = {}  # the number of the last news, by seat
waiting = {}  # what was said and is not acknowledged yet, by id
phase = ""


def act(kind, **fields):
    """Something to say until it is acknowledged; said again with the same id it is done once."""
    id = uuid.uuid4().hex
    waiting[id] = {"type": kind, "id": id, **fields}
    return waiting[id]


def answer(news):
    """What to say to the news, if anything."""
    ask, seat = news.get("ask"), news["seat"]
    if ask and seat in ask["seats"] and not ask.get("answered"):
        return act("choose", decision=ask["decision"], choices=[random.choice(ask["offers"])["text"]])
    return act("again") if news.get("info", {}).get("phase") == "between" else None


while phase != "over":
    try:
        with connect(f"ws{base.removeprefix('http')}/api/tables/{table}/socket", max_size=None) as socket:
            to_say = [{"type": "hello", "protocol": 1, "key": chair["key"], "have": have}, *waiting.values()]
            while phase != "over":
                for message in to_say:
                    socket.send(json.dumps(message))
                try:
                    heard = json.loads(socket.recv(timeout=15))
                except TimeoutError:
                    heard = {"type": "nothing"}
                to_say = [{"type": "ping"}] if heard["type"] == "nothing" else []
                if heard["type"] in ("done", "refused"):  # if it was refused: the next news ask again
                    waiting.pop(heard["id"], None)
                if heard["type"] == "bye" and heard.get("retry", -1) < 0:
                    sys.exit(heard["message"])
                if heard["type"] == "news":
                    have[heard["seat"]] = heard["n"]
                    phase = heard.get("info", {}).get("phase", phase)
                    said = answer(heard)
                    to_say += [said] if said else []
    except (OSError, ConnectionClosed):
        time.sleep(random.uniform(0.5, 2))  # not everybody at once
print("The match is over.")
