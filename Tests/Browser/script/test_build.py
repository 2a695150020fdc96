"""The served script: up to date, small, plain."""
import gzip
import pathlib
import re
import subprocess
import sys

LIVE_SERVER = pathlib.Path(__file__).resolve().parents[3] / "LiveSwiftUI/Sources/Server/LiveServer"


def test_the_served_script_is_built_from_its_parts():
    check = subprocess.run([sys.executable, str(LIVE_SERVER / "Script" / "build.py"), "--check"],
                           capture_output=True)
    assert check.returncode == 0, check.stderr


def test_it_weighs_at_most_10_kilobytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "live.js").read_bytes(), 9)) <= 10_240


def test_the_script_of_gestures_weighs_at_most_4_kilobytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "gestures.js").read_bytes(), 9)) <= 4096


def test_the_script_of_waiting_presses_weighs_at_most_two_and_a_quarter_kilobytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "push.js").read_bytes(), 9)) <= 2304


def test_the_script_of_keys_and_scrolling_weighs_at_most_3_kilobytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "follow.js").read_bytes(), 9)) <= 3072


def test_the_script_of_files_and_drags_weighs_at_most_3_kilobytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "transfer.js").read_bytes(), 9)) <= 3072


def test_the_script_of_clocks_weighs_at_most_one_and_a_half_kilobytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "clock.js").read_bytes(), 9)) <= 1536


def test_the_scripts_of_frameworks_weigh_at_most_one_and_a_half_kilobytes_gzipped():
    for name in ("notify.js", "worker.js", "locate.js", "sound.js"):
        assert len(gzip.compress((LIVE_SERVER / "Assets" / name).read_bytes(), 9)) <= 1536


def test_the_script_of_long_lists_weighs_at_most_2_kilobytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "rows.js").read_bytes(), 9)) <= 2048


def test_the_script_of_menus_and_swipes_weighs_at_most_2_100_bytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "commands.js").read_bytes(), 9)) <= 2100


def test_the_script_of_screens_weighs_at_most_4_kilobytes_gzipped():
    assert len(gzip.compress((LIVE_SERVER / "Assets" / "screens.js").read_bytes(), 9)) <= 4096


def test_it_evaluates_nothing_and_puts_html_only_into_templates():
    text = "".join(part.read_text() for part in (LIVE_SERVER / "Script").glob("*.js"))
    assert re.findall(r"\beval\b|new Function|document\.write|outerHTML|insertAdjacentHTML",
                      text) == []
    assert re.findall(r"(\w+)\.innerHTML", text) == ["template"]
