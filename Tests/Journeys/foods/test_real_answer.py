"""An answer of the real service, recorded in public, is shown like any other."""
import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from servers import ROOT

SHARED = Path(os.environ.get("TAPAS_SHARED", ROOT.parent / "shared"))
ANSWER = SHARED / "payloads/foods/list.json"


@pytest.mark.skipif(not ANSWER.exists(), reason="the recorded answers are not beside the checkout")
def test_the_recorded_list(still_life, person):
    """The foods of the recorded list are there, in its order."""
    recorded = json.loads(ANSWER.read_bytes())
    me = person(still_life(ANSWER.read_bytes()))
    me.allow("/_/photo/")
    me.open()
    expect(me.rows()).to_have_count(len(recorded))
    for number, food in enumerate(recorded):
        expect(me.rows().nth(number).get_by_role("link")).to_have_accessible_name(food["name"])
    me.press(me.row(recorded[0]["name"]))
    expect(me.heading(recorded[0]["name"])).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text(recorded[0]["description"][:80])
