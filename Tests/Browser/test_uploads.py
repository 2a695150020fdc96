"""Files that people give to the examples Postcards and Notes, through their own port."""
import base64
import os
import struct
import zlib

from playwright.sync_api import expect

from people import Person
from test_examples import example, note
from test_proxy import NAME, Nginx, free_port


def photo(folder, size):
    """A picture of exactly so many bytes, most of them in a chunk that browsers skip."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(
            ">I", zlib.crc32(kind + data))
    shown = (chunk(b"IHDR", struct.pack(">IIBBBBB", 2, 1, 8, 2, 0, 0, 0))
             + chunk(b"IDAT", zlib.compress(b"\0" + b"\x5e" * 6)) + chunk(b"IEND", b""))
    head, filling = b"\x89PNG\r\n\x1a\n", shown[25:]
    rest = size - len(head) - len(shown) - 12
    file = folder / f"photo-{size}.png"
    file.write_bytes(head + shown[:25] + chunk(b"teSt", os.urandom(rest)) + filling)
    assert file.stat().st_size == size
    return file


# The last is the largest that a page takes, PageFiles.fileLimit.
UPLOADS = [5_000, 1_000_000, 25 << 20]


def choose(me, button, file):
    with me.page.expect_file_chooser() as chooser:
        me.press(me.button(button))
    chooser.value.set_files(file)


def add_photos(me, folder):
    """Chooses photos of each size, and sees each of them whole."""
    me.open("/")
    for size in UPLOADS:
        choose(me, "Choose a photo", photo(folder, size))
        expect(me.page.get_by_text(f"A photo of {size:,} bytes")).to_be_visible(timeout=30_000)
        picture = me.page.get_by_role("img", name="Your photo")
        me.page.wait_for_function("el => el.complete && el.naturalWidth == 2",
                                  arg=picture.element_handle())
    choose(me, "Choose a photo", photo(folder, UPLOADS[-1] + 1))
    expect(me.page.get_by_text("The photo is too large")).to_be_visible()


def test_postcards_take_photos(example, person, tmp_path):
    """A photo of any size up to 25 MB is chosen or dropped; one that is larger is told."""
    me = person(example("Postcards"), "desktop")
    add_photos(me, tmp_path)
    # Bug: an address has no room for all of this name.
    choose(me, "Choose a photo", {
        "name": "\u0634" * 10_000 + ".png", "mimeType": "image/png",
        "buffer": photo(tmp_path, 6_000).read_bytes()})
    expect(me.page.get_by_text("A photo of 6,000 bytes")).to_be_visible()
    content = base64.b64encode(photo(tmp_path, 1_000_000).read_bytes()).decode()
    items = me.page.evaluate_handle(
        """content => {
          const bytes = Uint8Array.from(atob(content), each => each.charCodeAt(0))
          const items = new DataTransfer()
          items.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
          return items
        }""", content)
    place = me.page.get_by_text("A photo of 6,000 bytes")
    for event in ("dragover", "drop"):
        place.dispatch_event(event, {"dataTransfer": items})
    expect(me.page.get_by_text("A photo of 1,000,000 bytes")).to_be_visible(timeout=30_000)


def test_postcards_take_photos_behind_nginx(example, browser, started, tmp_path):
    """The same through a proxy with the lines of Deploy/nginx-one.conf."""
    port = free_port()
    postcards = example("Postcards", "--name", f"{NAME}:{port}", "--behind", "127.0.0.1")
    nginx = started(Nginx(port, postcards.port))
    add_photos(started(Person(browser, nginx.origin, ignore_https_errors=True)), tmp_path)


def test_postcards_on_a_lost_line(example, person, tmp_path):
    """A piece that is lost on the way is sent again, and the photo arrives whole."""
    me = person(example("Postcards"), "desktop")
    me.allow("ERR_FAILED|503")
    lost = []

    def lose(route):
        lost.append(route.request.url)
        if len(lost) == 2:
            route.abort()
        elif len(lost) == 4:
            route.fulfill(status=503)
        else:
            route.continue_()

    me.page.route("**/_/files/**", lose)
    me.open("/")
    choose(me, "Choose a photo", photo(tmp_path, 2_000_000))
    expect(me.page.get_by_text("A photo of 2,000,000 bytes")).to_be_visible(timeout=30_000)
    assert len(lost) == 6


def test_notes_take_texts(example, person, tmp_path):
    """A text file of any size up to 25 MB becomes a note; one that is larger is told."""
    me = person(example("Notes"))
    me.open("/")
    for size in [*UPLOADS, UPLOADS[-1] + 1]:
        file = tmp_path / f"{size}.txt"
        head = f"Text of {size}\n"
        file.write_text(head + "o" * (size - len(head)))
        me.press(me.button("New note"))
        choose(me, "Import a text file", file)
        if size in UPLOADS:
            expect(note(me, f"Text of {size}")).to_be_visible(timeout=30_000)
        else:
            expect(me.page.get_by_text("The file could not be read.")).to_be_visible()
