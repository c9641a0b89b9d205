"""Who is let in: not those who are banned; and where a club has a passphrase, only those who have said it.

Every process looks at the bans twice a second, whoever wrote them: so a ban holds everywhere within a second.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Callable
from typing import Any, Final

import structlog

from kibitz.core.phrase import Phrase
from kibitz.server.errors import Banned, NotMember, WrongPassphrase
from kibitz.server.keys import same
from kibitz.server.store.database import StoreError
from kibitz.server.store.store import Store

LOOK_S: Final = 0.5
PERSON: Final = "[0-9a-f]{64}"  # the hash of a key
MAPPED_BITS: Final = 96  # of an IPv6 network, before the IPv4 address that it maps

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

log = structlog.get_logger("kibitz.admission")


def network_of(text: str) -> Network:
    """An address, or a network of addresses; IPv4 in its own form. ValueError: it is none."""
    network = ipaddress.ip_network(text, strict=False)
    mapped = network.network_address.ipv4_mapped if isinstance(network, ipaddress.IPv6Network) else None
    if mapped is None or network.prefixlen < MAPPED_BITS:
        return network
    return ipaddress.ip_network((mapped, network.prefixlen - MAPPED_BITS), strict=False)


def read_network(text: str) -> Network | None:
    """The same; none if it is neither: nobody else is let in or kept out because one ban cannot be read."""
    try:
        return network_of(text)
    except ValueError:
        log.warning("a ban cannot be read", who=text)
        return None


def is_person(who: str) -> bool:
    """Whether a ban is of a person, and not of addresses."""
    return re.fullmatch(PERSON, who) is not None


class Admission:
    """The bans that hold, and the members of the club that were here."""

    def __init__(self, store: Store, passphrase: str = "") -> None:
        self.store = store
        self.passphrase = passphrase  # empty: this server is for everybody
        self.persons: set[str] = set()
        self.networks: set[Network] = set()
        self.members: set[str] = set()  # as far as they have been seen
        self.on_bans: list[Callable[[], None]] = []  # somebody is banned who was not before

    async def run(self) -> None:
        """Until the server stops."""
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.look()
            except StoreError as error:
                log.warning("store out of reach", error=str(error))
            except Exception:
                log.exception("a mistake of ours; the server goes on")

    def hear(self, said: dict[str, Any]) -> None:
        """What another process tells: somebody has erased themselves there."""
        self.members.discard(said.get("erased", ""))

    async def look(self) -> None:
        """The bans as they are now."""
        bans = await self.store.moderation.bans(self.store.clock.now_ms())
        persons = {ban.who for ban in bans if is_person(ban.who)}
        networks = {network for ban in bans if not is_person(ban.who) and (network := read_network(ban.who))}
        more = persons - self.persons or networks - self.networks
        self.persons, self.networks = persons, networks
        if more:
            log.info("bans", persons=len(persons), networks=len(networks))
            for hear in self.on_bans:
                hear()

    def is_banned(self, person: str) -> bool:
        return person in self.persons

    def is_banned_address(self, address: str) -> bool:
        """Whether nobody of this address, or of this household, is let in."""
        if not self.networks:
            return False
        try:
            theirs = network_of(address)
        except ValueError:
            return False
        return any(theirs.version == network.version and theirs.overlaps(network) for network in self.networks)

    def check_not_banned(self, person: str, address: str = "") -> None:
        if self.is_banned(person) or self.is_banned_address(address):
            raise Banned("whoever runs this server does not let you in any more", Phrase("refused-banned"))

    async def check_member(self, person: str) -> None:
        """May they play, or see who plays?"""
        if not await self.is_member(person):
            raise NotMember("this server is a club's: say its passphrase first", Phrase("refused-club"))

    async def is_member(self, person: str) -> bool:
        if not self.passphrase or person in self.members:
            return True
        if not person or not await self.store.moderation.is_member(person):
            return False
        self.members.add(person)
        return True

    async def join(self, passphrase: str, person: str) -> None:
        """Whoever knows the passphrase is a member for good, also when it changes."""
        self.check_not_banned(person)
        if not self.passphrase:
            return  # this server is for everybody: nobody becomes a member of a club that may come later
        if not same(passphrase.strip(), self.passphrase):
            raise WrongPassphrase("that is not the passphrase of this club", Phrase("refused-wrong-passphrase"))
        await self.store.moderation.join(person, self.store.clock.now_ms())
        self.members.add(person)
