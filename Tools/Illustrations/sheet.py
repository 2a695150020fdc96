"""Draws a contact sheet of pictures: `python sheet.py OUT.png FILE…`."""
import sys

from PIL import Image

EDGE, ACROSS = 300, 5


def main(out, files):
    rows = -(-len(files) // ACROSS)
    sheet = Image.new("RGB", (EDGE * ACROSS, EDGE * rows), "white")
    for i, file in enumerate(files):
        picture = Image.open(file).convert("RGB").resize((EDGE - 6, EDGE - 6), Image.LANCZOS)
        sheet.paste(picture, (i % ACROSS * EDGE + 3, i // ACROSS * EDGE + 3))
    sheet.save(out)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
