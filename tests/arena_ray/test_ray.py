"""The arena on a local Ray with two workers: ``make test-ray``."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from arena.helpers import arena, everything, run_whole
from invoking import invoke
from kibitz.arena.game_runner import Finished
from kibitz.arena.run import run_arena
from kibitz.arena.seating import tasks
from kibitz.core.errors import BadOptions

ray = pytest.importorskip("ray")

# Ray leaves files and sockets to the garbage collector
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
]


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    words = (
        "arena abluxxen --bots greedy,random --seats 3 --option turn_limit=5 --seed test --ray --workers 2 --games 12"
    )
    result = invoke([*words.split(), "--out", str(tmp_path / "ray")])
    assert result.exit_code == 0, result.output
    run_whole(tmp_path / "processes", arena(), 12, workers=2)
    assert everything(tmp_path / "ray") == everything(tmp_path / "processes")


def test_a_killed_actor_is_replaced(tmp_path: Path) -> None:
    from kibitz.arena.ray_pool import RayPool, RayWorker

    settings = arena()
    pool = RayPool(settings, tmp_path, "", 2)
    results = pool.play(tasks(settings, 18))
    done = [next(results)]
    worker = pool.workers[0]
    assert isinstance(worker, RayWorker)
    os.kill(ray.get(worker.actor.process_id.remote()), signal.SIGKILL)
    done += results
    pool.close()
    assert all(isinstance(result, Finished) for result in done)
    assert sorted(result.task.number for result in done) == list(range(18))


def test_an_address_where_nobody_is(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="cannot be reached"):
        run_arena(arena(), 6, str(tmp_path), 1, "127.0.0.1:1")


def test_a_cluster_that_runs_already_is_joined_by_its_address(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    try:
        assert run_arena(arena(), 6, str(tmp_path / "ray"), 0, cluster.address)
    finally:
        ray.shutdown()
        cluster.shutdown()
    run_whole(tmp_path / "processes", arena(), 6)
    assert everything(tmp_path / "ray") == everything(tmp_path / "processes")
