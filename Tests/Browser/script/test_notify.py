"""The scripts of notifications, positions and sounds: requests in an attribute, each answered."""
import json

# Chromium without a window has no notifications of its own.
NOTIFICATIONS = """
window.notes = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { return this.permission = 'granted' }
  constructor(title, { body, silent }) { notes.push(Object.assign(this, { title, body, silent })) }
  close() { this.isClosed = true }
}
"""


def opened(tab, script, attribute, *requests, before=""):
    if before:
        tab.page.add_init_script(before)
    tab.open(f'<button>Press</button><div hidden inert {attribute}></div>')
    write(tab, attribute, "one", *requests)
    tab.play(["j", f"/_/{script}.js"])


def write(tab, attribute, name, *requests):
    tab.play(["a", 2, attribute, json.dumps([[name], *requests])])


def answers(tab, count):
    return [tab.server.event()[1:] for _ in range(count)]


def test_a_notification_is_asked_for_shown_pressed_and_removed(tab):
    opened(tab, "notify", "data-nt", ["1", "p"], ["2", "a"], before=NOTIFICATIONS)
    assert answers(tab, 1) == [[2, "a", "a 1 default"]]
    # Browsers ask after a press only.
    tab.page.get_by_text("Press").click()
    assert answers(tab, 1) == [[2, "a", "a 2 granted"]]
    write(tab, "data-nt", "one", ["2", "a"], ["3", "s", "tea", "Tea", "It is ready", "1"])
    assert answers(tab, 1) == [[2, "a", "a 3 "]]
    assert tab.value("notes.map(({ title, body, silent }) => [title, body, silent])") == [
        ["Tea", "It is ready", True]]
    tab.value("notes[0].onclick()")
    assert answers(tab, 1) == [[2, "a", "c 3"]]
    write(tab, "data-nt", "one", ["4", "r", "tea"])
    assert answers(tab, 1) == [[2, "a", "a 4 "]]
    assert tab.value("notes[0].isClosed")
    assert tab.problems == []


def test_requests_of_another_session_count_from_the_start(tab):
    opened(tab, "notify", "data-nt", ["1", "p"], before=NOTIFICATIONS)
    assert answers(tab, 1) == [[2, "a", "a 1 default"]]
    write(tab, "data-nt", "two", ["1", "p"])
    assert answers(tab, 1) == [[2, "a", "a 1 default"]]


def test_a_browser_of_a_phone_shows_notifications_by_its_worker(tab):
    opened(tab, "notify", "data-nt", ["1", "s", "tea", "Tea", "", ""], before="""
      window.Notification = class {
        static permission = 'granted'
        constructor() { throw TypeError('Illegal constructor') }
      }
      ServiceWorkerRegistration.prototype.showNotification = async function(title) {
        window.shown = [title, this.active.scriptURL, this.scope]
      }
    """)
    assert answers(tab, 1) == [[2, "a", "a 1 "]]
    origin = tab.server.origin
    assert tab.value("shown") == ["Tea", origin + "/_/worker.js", origin + "/_/"]


def test_a_position_is_found_and_followed(make_tab):
    tab = make_tab(permissions=["geolocation"],
                   geolocation={"latitude": 52.5, "longitude": 13.25, "accuracy": 20})
    opened(tab, "locate", "data-lo", ["1", "p"], ["2", "l", "1"])
    first, second = answers(tab, 2)
    assert first == [2, "a", "a 1 granted"]
    assert second[2].startswith("a 2 52.5 13.25 20 ") and len(second[2].split(" ")) == 10
    write(tab, "data-lo", "one", ["3", "w", ""])
    told = {tuple(text.split(" ")[:3]) for _, _, text in answers(tab, 2)}
    assert told == {("a", "3", ""), ("w", "52.5", "13.25")}
    assert tab.problems == []


def test_a_sound_that_is_none_is_reported(tab):
    opened(tab, "sound", "data-so", ["1", "l", "1", "/absent"], ["2", "h", "1"])
    assert sorted(answers(tab, 2)) == [[2, "a", "a 1 e"], [2, "a", "a 2 "]]
