#!/usr/bin/env python3
"""Draws the icon set from Debian's bootstrap-icons: run it after changing a name below.

Writes LiveSwiftUI/Sources/Server/LiveServer/Assets/icons.json (SF Symbol name -> SVG markup,
view box 0 0 16 16)
and the list of names in LiveSwiftUI/Sources/SwiftUI/Images/Symbols/Symbols+Names.swift.
"""
import json
import re
import sys
from pathlib import Path

import composed
import enclosed
import ours

ROOT = Path(__file__).resolve().parents[2]
DRAWINGS = Path("/usr/share/bootstrap-icons/svg")

# Names that are the same but for their dots. "name+" also takes name.fill.
SAME = """
heart+ star+ star.half house+ link photo cart+ person+ person.circle bookmark+ tag+ tags flag+
bell+ bell.slash+ book+ camera+ clock+ cloud+ map+ gift+ globe trash+ folder+ envelope+ lock+ key+
bag+ basket+ calendar calendar.plus phone+ printer+ eye+ eye.slash+ moon+ moon.stars+ film paperclip
airplane bicycle tree+ umbrella+ hourglass wifi info.circle+ plus plus.circle+ plus.square+
arrow.clockwise arrow.counterclockwise arrow.up arrow.down arrow.left arrow.right arrow.left.right
arrow.up.circle+ arrow.down.circle+ arrow.left.circle+ arrow.right.circle+ chevron.up chevron.down
chevron.left chevron.right circle+ square+ play+ play.circle+ pause+ pause.circle+ stop+ repeat
shuffle list.bullet scissors ticket+ tv+ cup.straw egg+ egg.fried sliders lightbulb+ newspaper
trophy+ creditcard+ pencil paintpalette+ hand.thumbsup+ hand.thumbsdown+ people+ mic+ percent
chevron.compact.up chevron.compact.down flag.checkered hourglass.tophalf.filled
"""

# Names that differ: SF Symbol name = drawing. "name+" also takes name.fill = drawing-fill.
OTHER = """
magnifyingglass=search plus.magnifyingglass=zoom-in minus.magnifyingglass=zoom-out
xmark=x-lg xmark.circle+=x-circle xmark.square+=x-square xmark.octagon+=x-octagon
checkmark=check-lg checkmark.circle+=check-circle checkmark.square+=check-square
checkmark.seal+=patch-check minus=dash-lg minus.circle+=dash-circle minus.square+=dash-square
chevron.forward=chevron-right chevron.backward=chevron-left
chevron.up.chevron.down=chevron-expand arrow.up.arrow.down=arrow-down-up
arrow.forward=arrow-right arrow.backward=arrow-left
arrow.triangle.2.circlepath=arrow-repeat arrow.2.squarepath=arrow-repeat
arrow.up.right=arrow-up-right arrow.up.right.square+=box-arrow-up-right
arrow.up.forward.square=box-arrow-up-right arrow.up.forward=arrow-up-right
arrow.up.forward.app=box-arrow-up-right square.and.arrow.up=box-arrow-up
square.and.arrow.down=box-arrow-in-down
exclamationmark=exclamation-lg exclamationmark.triangle+=exclamation-triangle
exclamationmark.circle+=exclamation-circle exclamationmark.octagon+=exclamation-octagon
questionmark=question-lg questionmark.circle+=question-circle questionmark.diamond+=question-diamond
info=info-lg wifi.slash=wifi-off wifi.exclamationmark=wifi-off
antenna.radiowaves.left.and.right=broadcast
network=globe2 icloud+=cloud icloud.slash+=cloud-slash
photo.fill=image-fill photo.on.rectangle=images photo.on.rectangle.angled=images photo.stack=images
line.3.horizontal=list line.3.horizontal.decrease=filter
line.3.horizontal.decrease.circle+=filter-circle
ellipsis=three-dots ellipsis.circle=three-dots ellipsis.vertical=three-dots-vertical
list.number=list-ol list.dash=list-task checklist=ui-checks list.clipboard+=clipboard
square.grid.2x2+=grid square.grid.3x3+=grid-3x3-gap rectangle.grid.1x2+=view-stacked
sidebar.left=layout-sidebar sidebar.leading=layout-sidebar sidebar.right=layout-sidebar-reverse
slider.horizontal.3=sliders2 gear=gear gearshape+=gear gearshape.2=gear-wide-connected
wrench+=wrench wrench.and.screwdriver=tools hammer+=hammer
play.rectangle+=play-btn video+=camera-video film.fill=film backward+=skip-backward
forward+=skip-forward
speaker.wave.2+=volume-up speaker.slash+=volume-mute headphones=headphones music.note=music-note
person.crop.circle=person-circle person.crop.circle.fill=person-circle person.2+=people
person.3+=people
person.crop.square=person-square person.badge.plus=person-plus
person.crop.circle.badge.plus=person-add
person.crop.circle.badge.xmark=person-x person.crop.circle.badge.questionmark=person-exclamation
person.crop.rectangle=person-vcard person.text.rectangle=person-vcard
menucard+=journal-text book.closed+=journal text.book.closed+=journal-text books.vertical=bookshelf
doc+=file-earmark doc.text+=file-earmark-text doc.on.doc=files doc.on.clipboard=clipboard
tray+=inbox archivebox+=archive shippingbox+=box-seam square.stack+=stack square.stack.3d.up=layers
face.smiling=emoji-smile face.smiling.inverse=emoji-smile-fill face.dashed=emoji-neutral
hand.raised=hand-index hand.tap=hand-index-thumb
flame+=fire bolt+=lightning-charge drop+=droplet snowflake=snow sun.max+=sun sunrise+=sunrise
cloud.rain+=cloud-rain thermometer=thermometer thermometer.medium=thermometer-half sparkles=stars
sparkle=star wand.and.stars=magic
timer=stopwatch stopwatch+=stopwatch alarm+=alarm clock.arrow.circlepath=clock-history
hourglass.bottomhalf.filled=hourglass-bottom calendar.badge.clock=calendar-event
mappin=geo-alt mappin.and.ellipse=geo-alt mappin.circle=geo-alt location+=cursor
globe.americas=globe-americas
globe.europe.africa=globe-europe-africa safari=compass safari.fill=compass-fill
cup.and.saucer+=cup-hot mug+=cup-hot takeoutbag.and.cup.and.straw=cup-straw waterbottle=cup-straw
cart.badge.plus=cart-plus cart.badge.minus=cart-dash bag.badge.plus=bag-plus
storefront=shop building.2+=buildings building.columns=bank banknote=cash dollarsign=currency-dollar
eurosign=currency-euro sterlingsign=currency-pound tag.slash=tag barcode=upc qrcode=qr-code
bubble.left=chat-left bubble.left.fill=chat-left-fill bubble.right+=chat-right
bubble.left.and.bubble.right=chat-dots text.bubble+=chat-text quote.bubble+=chat-quote
text.quote=quote quote.opening=quote at=at number=hash envelope.open+=envelope-open
paperplane+=send arrowshape.turn.up.left+=reply arrow.turn.up.left=arrow-return-left
textformat=fonts character=fonts character.bubble=translate textformat.size=type
text.alignleft=text-left text.aligncenter=text-center text.justify=justify bold=type-bold
italic=type-italic
square.and.pencil=pencil-square rectangle.portrait.and.arrow.right=box-arrow-right
lock.open+=unlock shield+=shield checkmark.shield+=shield-check
chart.bar+=bar-chart chart.pie+=pie-chart chart.line.uptrend.xyaxis=graph-up gauge=speedometer2
heart.slash=heartbreak heart.slash.fill=heartbreak-fill heart.circle=heart-pulse
star.leadinghalf.filled=star-half
circle.lefthalf.filled=circle-half diamond+=diamond hexagon+=hexagon triangle+=triangle
capsule+=capsule rectangle+=aspect-ratio seal+=patch-check crown=award rosette=award medal=award
iphone=phone ipad=tablet laptopcomputer=laptop desktopcomputer=display keyboard=keyboard
eyeglasses=eyeglasses theatermasks=mask gamecontroller+=controller dice+=dice-5 puzzlepiece+=puzzle
car+=car-front bus=bus-front tram=train-front figure.walk=person pawprint=balloon-heart
power=power ladybug+=bug ant=bug stethoscope=heart-pulse pills=capsule-pill cross.case=bandaid
nosign=slash-circle slash.circle=slash-circle pin+=pin-angle externaldrive=hdd internaldrive=hdd
cpu=cpu memorychip=memory server.rack=hdd-rack terminal=terminal
curlybraces=braces-asterisk chevron.left.forwardslash.chevron.right=code-slash
"""

# Drawn for this project, for food and drink that the set lacks. Stroked lines on the same 16-unit
# grid.
LINE = ('fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" '
        'stroke-linejoin="round"')
OURS = {
    "fork.knife": (
        f'<path {LINE} d="M3 1.5v3.2a2 2 0 0 0 4 0V1.5M5 1.5v13M12 14.5V9.5h-1.8V5c0-2 '
        '.7-3.2 1.8-3.5z"/>'),
    "fork.knife.circle": (
        f'<circle {LINE} cx="8" cy="8" r="7"/>'
        f'<path {LINE} d="M4.6 4v2a1.2 1.2 0 0 0 2.4 0V4M5.8 4v8M10.6 12V9H9.4'
        'V6.2c0-1.2.5-2 1.2-2.2z"/>'),
    "wineglass": (
        f'<path {LINE} d="M4.8 1.5h6.4c.7 3 .5 7-3.2 7s-3.9-4-3.2-7zM8 8.5v6M5.2 14.5h5.6'
        'M4.6 4.5h6.8"/>'),
    "wineglass.fill": (
        '<path d="M4.8 1.5h6.4c.7 3 .5 7-3.2 7s-3.9-4-3.2-7z"/>'
        f'<path {LINE} d="M8 8.5v6M5.2 14.5h5.6"/>'),
    "leaf": (
        f'<path {LINE} d="M13.5 2.5c.6 6-1.5 10-5.5 10-3 0-4.5-2-4.5-4.2C3.5 4.5 7.5 3 '
        '13.5 2.5zM2 14c1.5-3.5 4-6 7.5-7.5"/>'),
    "leaf.fill": (
        '<path d="M14 2c.8 7-1.7 11-6 11-1.3 0-2.4-.4-3.2-1C5.8 10 7.5 8.3 10 7 6.8 7.6 '
        '4.6 9 3.3 11A5.5 5.5 0 0 1 3 8.3C3 4.2 7.3 2.5 14 2z"/>'
        f'<path {LINE} d="M2 14.2c.5-1.2 1.1-2.2 1.8-3.1"/>'),
    "carrot": (
        f'<path {LINE} d="M10.5 5.5c-1.5-1.5-3.5-1-4.3.5L2 14l8-4.2c1.5-.8 2-2.8.5-4.3z'
        'M10.5 5.5V2M10.5 5.5H14M10.5 5.5 13 3M6.5 8.5 8 10"/>'),
    "fish": (
        f'<path {LINE} d="M1.5 8c2-3 4.5-4.2 7-4.2 2 0 3.5 1.5 4 3l2.2-1.8v6l-2.2-1.8c-.5 '
        '1.5-2 3-4 3C6 12.2 3.5 11 1.5 8z"/>'
        '<circle cx="5" cy="7.3" r=".8"/>'),
    "birthday.cake": (
        f'<path {LINE} d="M2.5 13.5V8.5h11v5zM1.5 13.5h13M2.5 10.5c1.8 1.5 3.6 1.5 5.5 0 '
        '1.9 1.5 3.7 1.5 5.5 0M5 8.5v-3M8 8.5v-3M11 8.5v-3M5 3.5v0M8 3.5v0M11 3.5v0"/>'),
    "frying.pan": f'<circle {LINE} cx="6" cy="9" r="4.5"/><path {LINE} d="M9.2 5.8 14.5 2"/>',
    "oven": f'<path {LINE} d="M2 2h12v12H2zM2 5.5h12M4.5 8h7v4h-7zM4.5 3.8v0M7 3.8v0"/>',
    "refrigerator": f'<path {LINE} d="M4 1.5h8v13H4zM4 6h8M6 3.2v1.3M6 8v2.5"/>',
}

# What stands for a name without a drawing.
OURS["questionmark.square.dashed"] = (
    '<path fill="none" stroke="currentColor" stroke-width="1.2" stroke-dasharray="2.2 1.6" '
    'd="M2.5 1.5h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1z"/>'
    f'<path {LINE} d="M6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.8.7-.8 1.4M8 11.4v0"/>')

# The catalogue's word for a drawing differs from its file's only in these.
ALIAS = {
    "star-half": "star-half", "list-bullet": "list-ul", "photo": "image",
    "creditcard": "credit-card", "paintpalette": "palette",
    "hand-thumbsup": "hand-thumbs-up", "hand-thumbsdown": "hand-thumbs-down",
    "flag-checkered": "flag-fill", "hourglass-tophalf-filled": "hourglass-top", "person": "person",
}


def drawing(name):
    """The markup inside a drawing's <svg> element."""
    text = (DRAWINGS / f"{name}.svg").read_text(encoding="utf-8")
    inner = re.search(r"<svg[^>]*>(.*)</svg>", text, re.S).group(1)
    return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", inner)).strip()


def wanted():
    """SF Symbol name -> drawing name."""
    table = {}
    for word in SAME.split():
        table.update(both(word, ALIAS.get(word.rstrip("+").replace(".", "-"),
                                          word.rstrip("+").replace(".", "-"))))
    more = (Path(__file__).parent / "more_names.txt").read_text(encoding="utf-8")
    for pair in (OTHER + more).split():
        word, name = pair.split("=")
        table.update(both(word, name))
    return table


def both(word, name):
    """One name, or with a trailing plus also its filled form where there is a drawing of it."""
    if not word.endswith("+"):
        return {word: name}
    filled = f"{name}-fill" if (DRAWINGS / f"{name}-fill.svg").exists() else name
    return {word[:-1]: name, f"{word[:-1]}.fill": filled}


def main():
    table = wanted()
    lost = sorted(f"{word} = {name}" for word, name in table.items()
                  if not (DRAWINGS / f"{name}.svg").exists())
    if lost:
        sys.exit("no drawing for: " + ", ".join(lost))
    icons = {word: drawing(name) for word, name in table.items()}
    icons |= enclosed.icons(drawing) | OURS | ours.DRAWINGS
    icons |= composed.icons(icons)
    lines = ",\n".join(f"{json.dumps(word)}: {json.dumps(icons[word])}" for word in sorted(icons))
    (ROOT / "LiveSwiftUI/Sources/Server/LiveServer/Assets/icons.json").write_text(
        "{\n" + lines + "\n}\n", encoding="utf-8")
    names, line = [], "   "
    for word in sorted(icons):
        if len(line) + len(word) + 1 > 98:
            names.append(line)
            line = "   "
        line += " " + word
    names.append(line)
    (ROOT / "LiveSwiftUI/Sources/SwiftUI/Images/Symbols/Symbols+Names.swift").write_text(
        "// Data: the names of the icons in icons.json; written by Tools/Icons/make_icons.py.\n"
        "extension Symbols {\n  static let names = Set(\n    \"\"\"\n" + "\n".join(names)
        + "\n    \"\"\".split(whereSeparator: \\.isWhitespace).map(String.init))\n}\n",
        encoding="utf-8")
    print(len(icons), "icons")


if __name__ == "__main__":
    main()
