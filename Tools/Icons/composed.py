"""Draws names whose drawings are composed of others: in a circle, under a slash, with a badge.

`icons(known)` composes each from a drawing that is known, and passes over a name whose parts are
not.
"""
from ours import disk, gap, line

ENCLOSED = """
circle.grid.3x3.circle+ figure.run.circle+ figure.walk.circle+ figure.stand.circle+
arrow.forward.circle+ arrow.backward.circle+ arrow.backward.square+ arrow.forward.square+
arrow.up.backward.circle+ arrow.up.left.circle+ arrow.down.right.circle+ arrow.down.left.circle+
arrow.uturn.backward.circle+ arrow.uturn.left.circle+ arrow.uturn.forward.circle+
arrow.uturn.right.circle+ arrow.left.arrow.right.circle+ arrow.left.arrow.right.square+
arrow.up.and.down.circle+ arrow.left.and.right.circle+ chevron.up.square+ chevron.left.square+
chevron.forward.circle+ chevron.backward.circle+ equal.circle+ equal.square+ divide.circle+
divide.square+ multiply.square+ plusminus.circle+ lessthan.circle+ greaterthan.circle+ xmark.app+
plus.diamond+ minus.diamond+ xmark.diamond+ checkmark.diamond+ plus.rectangle+ minus.rectangle+
xmark.seal+ moon.circle+ sun.horizon.circle+ sun.max.circle+ sunset.circle+ sunrise.circle+
snowflake.circle+ wind.circle+ cloud.sun.circle+ leaf.circle+ tree.circle+ pawprint.circle+
cross.circle+ cross.case.circle+ dumbbell.circle+ tray.circle+ archivebox.circle+
building.columns.circle+ building.2.crop.circle+ tram.circle+ bus.circle+ bicycle.circle+
fuelpump.circle+ parkingsign.circle+ books.vertical.circle+ graduationcap.circle+
paperclip.circle+ gamecontroller.circle+ banknote.circle+ wonsign.circle+ rublesign.circle+
turkishlirasign.circle+ francsign.circle+ pesosign.circle+ brazilianrealsign.circle+
centsign.circle+ dongsign.circle+ eurosign.square+ sterlingsign.square+ yensign.square+
basket.circle+ tag.square+ timer.square+ stopwatch.circle+ alarm.circle+ doc.on.doc.circle+
doc.text.circle+ square.and.pencil.circle+ square.grid.2x2.circle+ chart.bar.circle+
chart.pie.circle+ chart.line.uptrend.xyaxis.circle+ eye.square+ paintbrush.circle+
paintpalette.circle+ hammer.circle+ wrench.circle+ wifi.square+ wave.3.right.circle+
infinity.circle+ hourglass.circle+ scissors.circle+ briefcase.circle+ suitcase.circle+
trash.square+ bell.square+ bookmark.square+ flag.square+ pin.square+ command.circle+
command.square+ eject.circle+ repeat.1.circle+ viewfinder.circle+ diamond.circle+ play.square+
stop.square+ pause.square+ play.diamond+ bolt.square+ bubble.left.circle+ bubble.right.circle+
envelope.square+ phone.square+ video.square+ camera.square+ photo.square+ iphone.circle+
ipad.circle+ laptopcomputer.circle+ applewatch.circle+ display.circle+ keyboard.circle+
headphones.square+ mic.square+ music.note.circle+ music.note.square+ globe.circle+ map.square+
mappin.square+ location.square+ car.square+ hand.raised.circle+ hand.raised.square+
theatermasks.square+ lightbulb.square+ gift.square+ sparkles.circle+ bandage.circle+
syringe.circle+ stethoscope.circle+ bed.double.circle+ sofa.circle+ fish.circle+ bird.circle+
cat.circle+ dog.circle+ hare.circle+ tortoise.circle+ ant.circle+ shield.circle+
list.triangle.circle+ list.number.circle+ scalemass.circle+ sportscourt.circle+ soccerball.circle+
basketball.circle+ football.circle+ tennisball.circle+ atom.circle+ newspaper.square+
heart.circle+ pencil.circle+ person.fill.circle checkmark.message+ plus.message+
"""
SLASHED = """
star.slash+ flag.slash+ bolt.slash+ pin.slash+ trash.slash+ tag.slash+ mappin.slash+
location.slash+ person.slash+ person.2.slash+ lock.slash+ shield.slash+
play.slash+ hand.raised.slash+ iphone.slash house.slash+ network.slash key.slash+
rectangle.slash+ square.slash+ message.slash+ phone.slash+ camera.slash+ drop.slash+
photo.slash+ leaf.slash+ cart.slash+ globe.slash envelope.slash+ hourglass.slash
square.stack.3d.up.slash+ flame.slash+ headphones.slash airplane.slash car.slash
"""
BADGED = """
person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.checkmark
person.crop.circle.fill.badge.xmark person.crop.circle.fill.badge.minus
person.crop.circle.fill.badge.questionmark person.crop.circle.fill.badge.exclamationmark
person.crop.circle.badge.clock person.badge.clock+ person.badge.key+ person.fill.badge.minus
person.badge.shield.checkmark folder.fill.badge.plus folder.fill.badge.minus
folder.badge.questionmark folder.badge.gearshape clock.badge clock.badge.xmark+
clock.badge.questionmark+ calendar.badge.xmark calendar.badge.checkmark alarm.badge.plus
doc.badge.ellipsis doc.badge.clock doc.fill.badge.plus doc.badge.plus.fill doc.badge.arrow.up+
note.text.badge.plus
rectangle.badge.plus rectangle.badge.checkmark rectangle.stack.fill.badge.plus
rectangle.stack.badge.minus cart.fill.badge.plus cart.fill.badge.minus bag.fill.badge.plus
bag.badge.minus bag.fill.badge.minus bag.badge.questionmark photo.badge.checkmark
photo.badge.exclamationmark photo.badge.arrow.down photo.fill.badge.plus video.badge.plus
video.fill.badge.plus mic.badge.plus mic.fill.badge.plus hourglass.badge.plus
externaldrive.badge.plus externaldrive.badge.minus externaldrive.badge.checkmark
lock.badge.clock flag.badge.ellipsis camera.badge.ellipsis gear.badge.checkmark
gear.badge.xmark gear.badge.questionmark message.badge+ link.badge.plus
heart.badge.plus heart.fill.badge.plus bookmark.badge.plus square.badge.plus
speaker.badge.exclamationmark bell.badge.plus bell.badge.waveform tray.badge.plus
creditcard.badge.plus icloud.badge.plus wifi.badge.plus list.bullet.badge.ellipsis
square.stack.badge.plus square.stack.fill.badge.plus
"""
# Names that have the drawing of another one.
ALIKE = """
figure=figure.stand figure.2.arms.open=figure.2 figure.roll.runningpace=figure.roll
sun.rain=cloud.sun.rain sun.snow=cloud.snow bubble=bubble.middle.bottom
bubble.fill=bubble.middle.bottom.fill message.badge.filled.fill=message.badge.fill
pencil.and.list.clipboard=list.clipboard person.text.rectangle.fill=person.text.rectangle
person.crop.rectangle.fill=person.crop.rectangle document=doc document.fill=doc.fill
photo.stack.fill=photo.fill.on.rectangle.fill photo.on.rectangle.angled.fill=photo.on.rectangle.fill
wrench.and.screwdriver.fill=wrench.and.screwdriver tv.and.hifispeaker.fill=tv.fill appletv=tv
appletv.fill=tv.fill play.tv=play.rectangle play.tv.fill=play.rectangle.fill
arrowshape.turn.up.backward=arrowshape.turn.up.left
arrowshape.turn.up.backward.fill=arrowshape.turn.up.left.fill
arrow.turn.down.left=arrow.turn.up.left return.left=arrow.turn.up.left
airplayvideo=tv airplay.video=tv airplayaudio=hifispeaker airplay.audio=hifispeaker
homepod=hifispeaker homepod.fill=hifispeaker.fill airpodspro=airpods airpodsmax=headphones
earpods=headphones battery.100percent=battery.100 battery.75percent=battery.75
battery.50percent=battery.50 battery.25percent=battery.25 battery.0percent=battery.0
battery.100percent.bolt=battery.100.bolt togglepower=power poweron=power poweroff=circle
lightbulb.led=lightbulb gauge.with.needle=gauge gauge.with.needle.fill=gauge
gauge.with.dots.needle.33percent=gauge.low gauge.with.dots.needle.50percent=gauge.medium
gauge.with.dots.needle.67percent=gauge.high gauge.with.dots.needle.bottom.50percent=gauge.medium
gauge.with.dots.needle.bottom.100percent=gauge.high tachometer=gauge steeringwheel=gauge
person.fill.viewfinder=faceid person.line.dotted.person.fill=person.2.fill
person.wave.2=person person.wave.2.fill=person.fill person.3.sequence=person.3
person.3.sequence.fill=person.3.fill person.2.crop.square.stack=person.2
person.crop.rectangle.stack=person.crop.rectangle shared.with.you=person.2
chevron.forward.2=chevron.right.2 chevron.backward.2=chevron.left.2
chart.line.flattrend.xyaxis=chart.xyaxis.line chart.dots.scatter=chart.xyaxis.line
chart.bar.xaxis.ascending=chart.bar line.horizontal.3.circle=line.3.horizontal
livephoto.play=play.circle globe.central.south.asia.fill=globe.asia.australia.fill
briefcase.circle.badge=briefcase phone.arrow.down.left=phone phone.connection=phone
phone.fill.arrow.up.right=phone.arrow.up.right.fill doc.append=doc.badge.plus
square.3.layers.3d.down.right=square.3.layers.3d square.3.stack.3d=square.3.layers.3d
wallet.bifold=wallet.pass wallet.bifold.fill=wallet.pass.fill tram.tunnel.fill=tram.fill
car.side=car car.side.fill=car.fill car.rear=car sailboat.circle=sailboat
clock.arrow.trianglehead.counterclockwise.rotate.90=clock.arrow.circlepath
arrow.trianglehead.2.clockwise=arrow.triangle.2.circlepath
arrow.trianglehead.clockwise=arrow.clockwise
arrow.trianglehead.counterclockwise=arrow.counterclockwise
arrow.trianglehead.2.clockwise.rotate.90=arrow.triangle.2.circlepath
plus.arrow.trianglehead.clockwise=plus.circle text.page=doc.text text.page.fill=doc.text.fill
questionmark.text.page=doc.text.magnifyingglass character.textbox=textformat textbox=textformat
a.magnify=textformat.size lock.open.rotation=lock.open lock.doc=lock lock.doc.fill=lock.fill
key.icloud=key creditcard.and.123=creditcard signature=scribble.variable
arrow.triangle.2.circlepath.camera=camera arrow.triangle.2.circlepath.camera.fill=camera.fill
camera.rotate=camera camera.rotate.fill=camera.fill sparkles.2=sparkles
lifepreserver=record.circle exclamationmark.icloud=exclamationmark.circle
person.bust=person person.bust.fill=person.fill beach.umbrella=umbrella
beach.umbrella.fill=umbrella.fill umbrella.percent=umbrella bolt.badge.a=bolt
mappin.slash.fill=mappin.slash document.badge.plus=doc.badge.plus text.badge.xmark=text.badge.plus
text.badge.minus=text.badge.plus text.badge.star=text.badge.plus app.badge=square
"""
OUTLINE = {
    "circle": ("M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0Z", "M1 8a7 7 0 1 0 14 0A7 7 0 0 0 1 8Z", .56),
    "square": ("M2 0a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V2a2 2 0 0 0-2-2Z",
               "M2 1h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1Z", .62),
    "rectangle": ("M2 2a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2Z",
                  "M2 3h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z", .5),
    "diamond": ("M8 0l8 8-8 8-8-8Z", "M8 1.4 1.4 8 8 14.6 14.6 8Z", .42),
    "seal": ("M8 0l2.2 1.6 2.7-.1.7 2.6 2.3 1.5-1 2.4 1 2.4-2.3 1.5-.7 2.6-2.7-.1L8 16l-2.2-1.6"
             "-2.7.1-.7-2.6L.1 10.4l1-2.4-1-2.4 2.3-1.5.7-2.6 2.7.1Z",
             "M8 1.2 6.1 2.6l-2.2-.1-.6 2.2-1.9 1.2L2.2 8l-.8 2.1 1.9 1.2.6 2.2 2.2-.1L8 14.8l1.9"
             "-1.4 2.2.1.6-2.2 1.9-1.2-.8-2.1.8-2.1-1.9-1.2-.6-2.2-2.2.1Z", .5),
    "message": ("M2 1a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h1v3l4-3h7a2 2 0 0 0 2-2V3a2 2 0 0 0-2-2Z",
                "M2 2h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6.6L4 14v-2H2a1 1 0 0 1-1-1V3a1 1 0 0 1 "
                "1-1Z",
                .5),
}
OUTLINE["app"] = OUTLINE["square"]
BADGES = {
    "plus": "M10.4 12.4h4M12.4 10.4v4", "minus": "M10.4 12.4h4",
    "xmark": "M10.9 10.9l3 3M13.9 10.9l-3 3", "checkmark": "M10.4 12.6l1.4 1.4 2.6-3.2",
    "questionmark": "M11.2 11.4a1.2 1.2 0 1 1 1.8 1c-.4.3-.6.4-.6.9M12.4 14.4v.1",
    "exclamationmark": "M12.4 10.2v2.6M12.4 14.4v.1", "clock": "M12.4 10.8v1.8l1.2.8",
    "ellipsis": "M10.4 12.4v0M12.4 12.4v0M14.4 12.4v0", "key": "M11.4 12.4h3.4M13.6 12.4v1.2",
    "gearshape": "M12.4 10.2v4.4M10.2 12.4h4.4M10.9 10.9l3 3M13.9 10.9l-3 3",
    "star": "M12.4 10.2l.7 1.5 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z",
    "arrow.up": "M12.4 14.6v-4M10.8 12.2l1.6-1.6 1.6 1.6",
    "arrow.down": "M12.4 10.2v4M10.8 12.6l1.6 1.6 1.6-1.6",
    "waveform": "M10.6 11.8v1.2M12.4 10.4v4M14.2 11.8v1.2",
    "shield.checkmark": "M10.4 12.6l1.4 1.4 2.6-3.2", "": "",
}
# Drawn anew: these have something else than what their names say.
REDRAWN = ("heart.circle", "heart.circle.fill", "pencil.circle.fill")
BEHIND = "var(--background,#fff)"


def inside(markup, scale, color=None):
    """A drawing made smaller about the middle, in its own colour or in another one."""
    if color:
        # What is cut out of a filled drawing has the colour of the shape around it.
        parts = [part.replace("currentColor", color) for part in markup.split(BEHIND)]
        markup = "currentColor".join(parts)
    paint = f' fill="{color}"' if color else ""
    by = round(8 - 8 * scale, 2)
    return f'<g{paint} transform="translate({by} {by}) scale({scale})">{markup}</g>'


def names(text):
    """The names of a list; one with a plus also has a filled form."""
    for word in text.split():
        yield word.rstrip("+")
        if word.endswith("+"):
            yield word.rstrip("+") + ".fill"


def enclosed(name, known):
    """`heart.circle`: a drawing in an outline, or in the colour of the background on a shape."""
    plain = name.removesuffix(".fill")
    base, _, shape = plain.rpartition(".")
    outer, inner, scale = OUTLINE[shape]
    base = base.removesuffix(".crop")
    drawing = known.get(f"{base}.fill", known.get(base)) if name != plain else known.get(base)
    if not drawing:
        return None
    if name != plain:
        return f'<path d="{outer}"/>' + inside(drawing, scale, BEHIND)
    return f'<path fill-rule="evenodd" d="{outer}{inner}"/>' + inside(drawing, scale)


def slashed(name, known):
    """`star.slash`: a drawing under a line from the upper left to the lower right."""
    base = name.replace(".slash", "")
    drawing = known.get(base)
    if not drawing:
        return None
    return drawing + gap("M3.2 1.6l12 12") + line("M2 2l12.4 12.4")


def badged(name, known):
    """`folder.badge.plus`: a drawing with a sign in its lower right corner."""
    base, _, badge = name.partition(".badge")
    badge = badge.removeprefix(".")
    if badge.endswith("fill"):
        base, badge = base + ".fill", badge.removesuffix("fill").removesuffix(".")
    drawing = known.get(base) or known.get(base.removesuffix(".fill"))
    if not drawing or badge not in BADGES:
        return None
    hole = f'<circle fill="{BEHIND}" cx="12.4" cy="12.4" r="3.8"/>'
    if not badge:
        return drawing + hole.replace("3.8", "3") + disk(12.4, 12.4, 2.2)
    return drawing + hole + line(BADGES[badge])


def has_own(name, known):
    """Whether a name has a drawing, and not the mere drawing of what should be in an outline."""
    base = name.removesuffix(".fill").rpartition(".")[0]
    borrowed = (known.get(base), known.get(f"{base}.fill"))
    return name in known and name not in REDRAWN and known[name] not in borrowed


def icons(known):
    """The composed drawings by name; `known` has the drawings that they are made of."""
    known = dict(known)
    found = {}
    for text, compose in ((SLASHED, slashed), (BADGED, badged), (ENCLOSED, enclosed)):
        for name in names(text):
            drawing = None if has_own(name, known) else compose(name, known)
            if drawing:
                found[name] = drawing
        known.update(found)
    for pair in ALIKE.split():
        name, other = pair.split("=")
        if name not in known and other in known:
            found[name] = known[other]
    return found
