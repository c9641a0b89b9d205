"""The page on which a table is made."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.guests import Company


def test_the_form_forgets_what_is_mended_and_what_a_variant_does_not_have(company: Company) -> None:
    anna = company.guest()
    anna.forgives = re.compile("status of 4")
    anna.go("/new?game=abluxxen")
    duel = anna.at("option-variant").locator('[value="duel"]')
    duel.check()
    anna.at("create-table").click()
    error = anna.page.get_by_role("alert")
    expect(error.first).to_contain_text("two players")
    anna.at("option-seats").fill("2")
    anna.at("option-seats").blur()
    expect(error).to_have_count(0)

    anna.page.locator("details.rest > summary").click()
    split = anna.at("option-shadow_split")
    split.check()
    anna.at("option-variant").locator('[value="first-edition"]').check()
    expect(split).to_have_count(0)
    duel.check()
    expect(split).not_to_be_checked()
    anna.at("option-variant").locator('[value="first-edition"]').check()
    with anna.page.expect_request("**/api/tables") as asked:
        anna.at("create-table").click()
    wished = asked.value.post_data_json or {}
    assert wished["options"] == {"variant": "first-edition"}
    anna.sees("chair")
