"""A whole answer of the service is shown: one of our own, and a recorded one where there is one."""
import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from servers import ROOT

SHARED = Path(os.environ.get("TAPAS_SHARED", ROOT.parent / "shared"))
RECORDED = SHARED / "payloads/foods/list.json"
OWN = json.dumps([
    {"id": 0, "name": "Leek Tart", "isLiked": False, "countryOfOrigin": "BE",
     "photoURL": "https://photos.invalid/images/leek-tart.jpeg",
     "description": "Leeks 🥧, slowly cooked in butter, under a thin crust. " * 4,
     "lastUpdatedDate": "2024-02-29T08:15:00Z"},
    {"id": 1, "name": "Bean Stew", "isLiked": True, "countryOfOrigin": "XX",
     "photoURL": "https://photos.invalid/images/bean-stew.jpeg", "description": "",
     "lastUpdatedDate": "1970-01-01T00:00:00.000Z"}]).encode()
ANSWERS = {"own": OWN, **({"recorded": RECORDED.read_bytes()} if RECORDED.exists() else {})}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS.keys())
def test_a_whole_list(still_life, person, answer):
    """The foods of the list are there, in its order."""
    foods = json.loads(answer)
    me = person(still_life(answer))
    me.allow("/_/photo/")
    me.open()
    expect(me.rows()).to_have_count(len(foods))
    for number, food in enumerate(foods):
        expect(me.rows().nth(number).get_by_role("link")).to_have_accessible_name(food["name"])
    me.press(me.row(foods[0]["name"]))
    expect(me.heading(foods[0]["name"])).to_be_visible()
    expect(me.page.get_by_role("main")).to_contain_text(foods[0]["description"][:80])
