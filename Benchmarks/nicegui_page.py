"""The measured screen in NiceGUI: two hundred dishes with like buttons, and a search field."""
import sys

from nicegui import ui


class Row:
    def __init__(self, number):
        self.name, self.likes = f"Dish number {number}", 0
        with ui.row().classes("dish items-center") as self.box:
            ui.label(self.name)
            self.count = ui.label("0").classes("likes")
            ui.button("Like", on_click=self.like_tapped).classes("like")

    def like_tapped(self):
        self.likes += 1
        self.count.set_text(str(self.likes))

    def search(self, query):
        self.box.set_visibility(query in self.name.lower())


@ui.page("/")
def dishes():
    rows = []
    ui.input("Search",
             on_change=lambda event: [row.search((event.value or "").lower()) for row in rows]) \
        .classes("find")
    rows.extend(Row(number) for number in range(200))


ui.run(host="127.0.0.1", port=int(sys.argv[1]), reload=False, show=False, title="Dishes")
