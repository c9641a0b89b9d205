"""Fixtures for all tests of the browser table: a Chromium, a server, and the people of one test."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from kibitz.server.ops.web_build import built_app
from server.serving import Serving
from web.browser import find_chromium, launch
from web.guests import Company

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A fixture that tidies up wants to know how the test went."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One for all tests in a row; it is gone before other tests want an event loop of their own."""
    if built_app() is None:
        pytest.skip("this build has no browser table: make build makes one (or name one with KIBITZ_WEB)")
    found = find_chromium()
    if found is None:
        pytest.skip("there is no Chromium here: make .venv/chromium fetches one, KIBITZ_CHROMIUM names one")
    with sync_playwright() as playwright:
        browser = launch(playwright, found)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Serving]:
    """For tests that do not disturb each other."""
    folder = tmp_path_factory.mktemp("server")
    with Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
        assert server.mistakes() == []


@pytest.fixture(scope="package")
def url(server: Serving) -> str:
    return server.url


@pytest.fixture
def company(request: pytest.FixtureRequest, chromium: Browser, url: str, tmp_path: Path) -> Iterator[Company]:
    """The people of this test. No page of theirs may have had an error; what a failing test looked like is kept."""
    people = Company(chromium, url)
    yield people
    if request.node.stash.get(FAILED, True):
        people.keep_evidence(tmp_path / "seen")
        print(f"what was to be seen: {tmp_path / 'seen'}")
    complaints = people.complaints()
    people.leave()
    assert complaints == []
