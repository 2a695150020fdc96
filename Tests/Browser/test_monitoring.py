"""What those who run Tapas see: the counters, the log, and a backup of what was in use."""
import json
import re
import shutil
import subprocess
import urllib.request

from playwright.sync_api import expect

from people import eventually
from servers import Program, binary


def counters(tapas):
    """The samples of /metrics by name and labels."""
    with urllib.request.urlopen(f"{tapas.origin}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    if tool := shutil.which("promtool"):
        subprocess.run([tool, "check", "metrics"], input=text.encode(), check=True)
    return {name: float(value) for name, value in
            (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))}


def run(*words):
    return subprocess.run([binary(), *map(str, words)], capture_output=True, text=True, timeout=60)


def test_the_counters_follow_what_a_person_does(tapas, person):
    before = counters(tapas)
    assert before["tapas_pages"] == 0 and before["tapas_sockets"] == 0
    me = person(tapas)
    me.open("/foods")
    expect(me.rows().first).to_be_visible()
    eventually(lambda: counters(tapas)["tapas_sockets"] == 1)
    me.search().fill("pie")
    eventually(lambda: counters(tapas)['tapas_events_total{about="element"}'] > 0)
    after = counters(tapas)
    assert after["tapas_pages"] == 1
    assert after["tapas_event_seconds_count"] > 0
    assert after['tapas_http_requests_total{path="page",status="200"}'] == 1
    assert after['tapas_renders_total{what="patch"}'] > 0
    assert after['tapas_upstream_requests_total{service="foods",outcome="2xx"}'] >= 1
    assert after["tapas_sent_bytes_total"] > before["tapas_sent_bytes_total"] + 10_000
    assert after["process_resident_memory_bytes"] > 10_000_000
    me.page.close()
    eventually(lambda: counters(tapas)["tapas_sockets"] == 0)


def test_the_log_has_nothing_of_what_a_person_typed_or_looked_at(serve, person):
    tapas = serve(None, "--log", "json", "--log-level", "debug", "--log-requests",
                  "--metrics-token", "a-token-of-the-counters")
    me = person(tapas)
    me.open("/foods?mood=hungry")
    expect(me.rows().first).to_be_visible()
    me.search().fill("artichoke")
    me.open("/humour/maya_runs")
    expect(me.heading("@maya_runs")).to_be_visible()
    private = ["artichoke", "hungry", "maya", "a-token-of-the-counters", "127.0.0.1"]
    private += [cookie["value"] for cookie in me.context.cookies()]
    tapas.end()
    text = (tapas.folder / "errors").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    requests = [line for line in lines if line["source"] == "requests"]
    assert [line["path"] for line in requests if line["path"] == "page"] == ["page", "page"]
    assert {line["level"] for line in lines} <= {"info", "debug", "warn"}
    for word in private:
        assert word not in text, word


def test_a_backup_made_in_use_brings_the_saved_list_back(tapas, sandbox, person, started,
                                                         tmp_path):
    me = person(tapas)
    me.open("/foods")
    expect(me.rows().first).to_be_visible()
    name = me.rows().first.get_by_role("link").get_attribute("aria-label") or ""
    eventually(lambda: "foods" in run("doctor", "--data", tapas.folder, "--port", 0).stdout)
    assert run("doctor", "--data", tapas.folder, "--port", 0).returncode == 0
    backup = tmp_path / "backup.tar"
    made = run("backup", backup, "--data", tapas.folder)
    assert made.returncode == 0 and "Photos are left out" in made.stdout
    refused = run("restore", backup, "--data", tapas.folder, "--force")
    assert refused.returncode == 1 and "Stop it first" in refused.stderr
    folder = tmp_path / "restored"
    restored = run("restore", backup, "--data", folder)
    assert restored.returncode == 0, restored.stderr
    sandbox.end()
    again = started(Program("serve", "--foods-url", sandbox.foods, folder=folder))
    other = person(again)
    other.open("/foods")
    expect(other.rows().first).to_be_visible()
    assert name == (other.rows().first.get_by_role("link").get_attribute("aria-label") or "")
    found = run("doctor", "--data", folder, "--port", 0, "--foods-url", sandbox.foods, "--json")
    assert found.returncode == 1
    problems = [line for line in map(json.loads, found.stdout.splitlines())
                if line["level"] == "problem"]
    assert [line["about"] for line in problems] == ["services"]
    assert re.match("Foods cannot be reached", problems[0]["words"])
