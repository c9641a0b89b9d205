"""Analysis of records: blunders are found, decisions are whole moves, the picture and the data are written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abluxxen.table import table
from absolute.table import table as absolute_table
from advice.said import NAMES
from kibitz.bots.analysis import MISTAKE, Analysis, analyse, check_worth, turning_points
from kibitz.bots.plot import check_picture, draw
from kibitz.bots.report import told_analysis
from kibitz.core.errors import KibitzError
from kibitz.games import make_game
from kibitz.play.record import Record, read_record
from kibitz.play.words import LANGUAGES, words_of

FEW = 40


def blunder() -> Record:
    """Anna could go out and win; she keeps a 7, and Ben goes out instead."""
    game = table(
        hands="7 7 | 2 | 3 3 3", displays="5 5 | 6 6 6 6 |", pool="1 2 3 4 5 6", deck="8 9 10", variant="advanced"
    )
    return game.do("7x1", "2x1").match.record


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return analyse(blunder(), FEW, 1)


def test_a_blunder_is_found_with_its_loss_and_the_better_move(analysis: Analysis) -> None:
    (worst, *_) = analysis.mistakes()
    assert (worst.number, worst.seat, worst.chosen.lines, worst.best.lines) == (1, 0, ["7x1"], ["7x2"])
    assert worst.best.chance == 1
    assert worst.loss > 0.5
    assert analysis.summaries[0].mistakes == 1
    assert analysis.summaries[0].worst is worst


def test_choices_without_an_alternative_are_no_decisions(analysis: Analysis) -> None:
    """Ben had one card."""
    assert [decision.number for decision in analysis.decisions] == [1]
    assert analysis.summaries[1].decisions == 0


def test_the_curve_ends_with_the_result_and_turns_where_the_game_did(analysis: Analysis) -> None:
    assert analysis.final == [0.0, 1.0, 0.0]
    (point,) = analysis.turning_points
    assert point.decision.number == 1 and point.swing >= MISTAKE


def test_the_best_move_loses_nothing() -> None:
    game = table(hands="7 7 | 2 | 3 3 3", displays="5 5 | 6 |", pool="1 2 3 4 5 6", deck="8 9 10", variant="advanced")
    analysis = analyse(game.do("7x2").match.record, FEW, 1)
    (decision,) = analysis.decisions
    assert decision.is_best and decision.loss == 0
    assert analysis.mistakes() == []


def test_the_same_seed_gives_the_same_analysis(analysis: Analysis) -> None:
    words = words_of(analysis.record.game, "en")
    assert analyse(blunder(), FEW, 1).to_dict(words, NAMES) == analysis.to_dict(words, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_in_every_language(analysis: Analysis, language: str) -> None:
    told = told_analysis(analysis, words_of(analysis.record.game, language), NAMES)
    assert any("7x2" in line for line in told)
    assert all(line.strip() for line in told)


def test_a_composed_move_is_one_decision() -> None:
    """Anna lays a set of small choices; what she dropped before belongs to it."""
    game = absolute_table(hands="-8C +5C +3C +9S | -6S +1T", deck="+9T -9T +8T", phase="play", rounds=1, turn_limit=1)
    game.do("set:", "card:-8C", "cancel:", "set -8C +3C +5C", "discard +9S", "deck", "hold")
    analysis = analyse(game.match.record, 4, 1)
    first = analysis.decisions[0]
    assert first.number == 1
    assert first.chosen.lines[-1] == "confirm:" or "set -8C +3C +5C" in first.chosen.lines
    assert [decision.seat for decision in analysis.decisions] == sorted(
        decision.seat for decision in analysis.decisions
    )


def test_progress_is_told_up_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    analyse(blunder(), 4, 1, lambda done, total: heard.append((done, total)))
    assert heard[0] == (0, 2) and heard[-1] == (2, 2)


def test_a_player_who_joins_late_had_no_chance_before() -> None:
    record = Record(make_game("fluxx", {}, 2), 2, "7", 0)
    record.choices.append("+join")
    play = record.replay()
    while len(record.choices) < 12:
        record.choices.append(record.game.choices[play.legal[0]].text)
        play.apply(play.legal[0])
    analysis = analyse(record, 2, 1)
    assert analysis.seats == 3
    assert all(len(decision.chances) == 3 for decision in analysis.decisions)


def test_nothing_played_is_nothing_to_analyse() -> None:
    with pytest.raises(KibitzError, match="nothing has been played"):
        check_worth(Record(make_game("abluxxen", {}, 4), 4, "7", 0))


def test_no_decision_no_turning_point() -> None:
    assert turning_points([], [1.0, 0.0]) == []


def test_all_of_it_as_json(analysis: Analysis) -> None:
    data = json.loads(json.dumps(analysis.to_dict(words_of(analysis.record.game, "de"), NAMES[:3])))
    assert data["decisions"][0]["best"] == ["7x2"]
    assert data["decisions"][0]["best_reasons"] == ["du legst alles aus und gewinnst mit 1 Punkt Vorsprung"]
    assert data["result"] == {"winners": [1], "scores": [2, 5, -3], "why": "hand-empty"}
    assert read_record(analysis.record.text()).choices == ["7x1", "2x1"]


def test_the_picture_is_written_with_the_names_in_it(analysis: Analysis, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = words_of(analysis.record.game, "pl")
    draw(analysis, words, NAMES, tmp_path / "game.svg")
    draw(analysis, words, NAMES, tmp_path / "game.png")
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")
    assert "</svg>" in (tmp_path / "game.svg").read_text(encoding="utf-8")


def test_a_picture_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    with pytest.raises(KibitzError, match=r"something.png, something.svg"):
        check_picture(tmp_path / "game.docx")
    with pytest.raises(KibitzError, match="there is no folder"):
        check_picture(tmp_path / "nowhere" / "game.png")
