## Data: drawings of this project's own, for names that Debian's bootstrap-icons lacks.
"""Drawings of this project's own.

Stroked lines and plain shapes on a grid of 16 units.
"""
LINE = ('fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" '
        'stroke-linejoin="round"')
LIMB = LINE.replace("1.2", "1.6")
# What is drawn over a filled shape has the colour behind it.
GAP = LINE.replace("currentColor", "var(--background,#fff)")


def line(path):
    """A stroked path."""
    return f'<path {LINE} d="{path}"/>'


def gap(path):
    """A path in the colour of the background."""
    return f'<path {GAP} d="{path}"/>'


def fill(path):
    """A filled path."""
    return f'<path d="{path}"/>'


def ring(x, y, radius):
    """A stroked circle."""
    return f'<circle {LINE} cx="{x}" cy="{y}" r="{radius}"/>'


def disk(x, y, radius):
    """A filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}"/>'


def body(x, y, limbs, *more):
    """A person: a head, and the rest as thick lines; further parts are drawn as they are."""
    return disk(x, y, 1.5) + f'<path {LIMB} d="{limbs}"/>' + "".join(more)


WAVES = line("M1 13.4c1.2 0 1.2 1 2.3 1s1.2-1 2.4-1 1.1 1 2.3 1 1.2-1 2.3-1 1.2 1 2.4 1 1.1-1 "
             "2.3-1")
PEOPLE = {
    "figure.run": body(10.4, 2.3, "M9.2 5 7.2 8.9l2.6 1.9-.6 3.6M7.2 8.9l-1.4 2.6-3.4.2"
                       "M9.2 5l1.9 2.1 2.3-.5M9.2 5l-3 .1-1.6 2.2"),
    "figure.walk": body(8.6, 2, "M8.2 4.8 7.8 9l1.9 2.3.9 3.2M7.8 9l-1 2.7-1.9 2.8"
                        "M8.2 4.8l2.1 2.2 1.6.6M8.2 4.8 6.2 6.2l-.7 2.4"),
    "figure.stand": body(8, 2, "M8 5v4.6l-1.4 5M8 9.6l1.4 5M8 5 5.4 9M8 5l2.6 4"),
    "figure.wave": body(8, 2.4, "M8 5.2v4.4l-1.4 5M8 9.6l1.4 5M8 5.2 5.4 9M8 5.2l3.2-.8 1.2-3"),
    "figure.arms.open": body(8, 2, "M8 5v4.6l-1.6 5M8 9.6l1.6 5M2.6 4.6 8 5.4l5.4-.8"),
    "figure.strengthtraining.traditional": body(
        8, 5.2, "M8 8v3l-2.2 1.4v2.4M8 11l2.2 1.4v2.4M8 8 4.8 6.2V2.6M8 8l3.2-1.8V2.6",
        line("M1.6 2.4h12.8M3 .8v3.2M13 .8v3.2")),
    "figure.strengthtraining.functional": body(
        5.8, 2.4, "M5.8 5.2 6.4 9l3.2 1.4v4M6.4 9l-2 3-2.6 1.8M5.8 5.2l2.8 1.6 3.2-.8",
        line("M12.4 4.2v3.6M14 4.8v2.4")),
    "figure.core.training": body(3, 9.4, "M5 11.4h4.4l1.8-4 2.8 4M5.4 11.4 8 8.8", line("M1 14h14")),
    "figure.cooldown": body(4.4, 4.2, "M5 7l3.4 2.6-4.6 3.6M8.4 9.6 13 13.2M5 7l5 .4 3.6 3"),
    "figure.flexibility": body(11.4, 6.6, "M9.4 8.4 5.6 8l-.4 6M5.6 8l2.6 3.4.6 3M9.4 8.4l1.8 3"),
    "figure.yoga": body(8, 3.4, "M8 6v3.8M8 6.2 5.6 3.2 7 .9M8 6.2l2.4-3L9 .9"
                        "M8 9.8l-5 2.6 5 1.4 5-1.4z"),
    "figure.mind.and.body": body(8, 2.6, "M8 5.4v4.4M8 5.4 4.6 8.2 2.6 11M8 5.4l3.4 2.8 2 2.8"
                                 "M8 9.8l-5 3 5 1.4 5-1.4z"),
    "figure.pilates": body(2.6, 7, "M4.4 9 8 11.4l5.6-7M4.4 9l5-2.4", line("M1 14h14")),
    "figure.barre": body(6, 2.2, "M6 5v4.4v5M6 9.4l4.6 2.4 2-2M6 5l4.6 1.4",
                         line("M10.6 6.4H15M13 6.4v8.2")),
    "figure.gymnastics": body(8, 2.6, "M8 5.4v3.2l-6 2.6M8 8.6l6 2.6M8 5.6 4 2M8 5.6 12 2"),
    "figure.dance": body(9, 2, "M8.6 4.8 8 8.8l-2.4 2.4.6 3.4M8 8.8l3.2 1.6-1 3.4"
                         "M8.6 4.8 5 4.2 3.4 1.8M8.6 4.8l3 1.4 1.6-2.4"),
    "figure.play": body(8, 2.4, "M8 5.2v3.6l-3 2.2.6 3.6M8 8.8l3.6 1.6 1.8 3"
                        "M8 5.2 4.4 4.4 2.6 2M8 5.2l3.6-.8L13.4 2"),
    "figure.jumprope": body(8, 3, "M8 5.8v3.8l-1.6 4M8 9.6l1.6 4M8 5.8 4.8 8.4M8 5.8l3.2 2.6",
                            line("M4.4 8.6C.6 3.6 3.4.6 8 .6s7.4 3 3.6 8")),
    "figure.highintensity.intervaltraining": body(
        8, 2.4, "M8 5.2v4.2l-3.4 1.8-.6 3.4M8 9.4l2.6 2.4 2.6 2.6M8 5.2 4.2 3M8 5.2 11.8 3",
        fill("M13.6 5 12 8.2h1.4l-.8 2.8 2.4-3.6h-1.4z")),
    "figure.mixed.cardio": body(9.6, 2.2, "M8.8 5 7.2 8.8l2.8 1.6v4M7.2 8.8l-1.6 2.6-3.2 1"
                                "M8.8 5l2.6 1.6 2-1M8.8 5 5.8 5.4 4.4 8"),
    "figure.step.training": body(7, 2, "M6.8 4.8 6.4 8.6l3.4.6.4 2.4M6.4 8.6l-.8 3-1 2.6"
                                 "M6.8 4.8l2.4 1.8 1.8-.4", line("M8.4 12h6v2.6h-6z")),
    "figure.stairs": body(7.4, 2, "M7 4.8 6.2 8.4l3 1 .2 2M6.2 8.4l-1 2.6-2.2 1.6"
                          "M7 4.8l2.4 1.6 1.6-.8", line("M2 14.6h4v-1.2h4.2v-2.4H15")),
    "figure.hiking": body(8.4, 2, "M8 4.8 7.4 9l1.8 2.3.6 3.2M7.4 9l-1 2.7-1.9 2.8M8 4.8l2 2.2 2.4.2",
                          line("M12.6 6v8.6"), fill("M6.6 4.6 4 5.4l.2 3.4 2.2-.2z")),
    "figure.climbing": body(8.6, 3.4, "M8 6 7.4 9.6l-2.8 1 .6 3.4M7.4 9.6l2.4 2-.8 3M8 6l2.8-.6L11.4 2"
                            "M8 6 5 5.6 4.2 2.8", line("M14 1v14")),
    "figure.boxing": body(6.4, 2.4, "M6.4 5.2 6 9.2l-2 2.2-.4 3.2M6 9.2l3 2 .8 3.4M6.4 5.2l2.2 2 2.8-1.6"
                          "M6.4 5.2 4 7l1.6 1.4", disk(12.4, 5.2, 1.5)),
    "figure.kickboxing": body(5, 2.6, "M5.2 5.4 6 9l-1.2 5.4M6 9l3.6-1.2 4.4-2.6M5.2 5.4l3 .6"
                              "M5.2 5.4 3 7.6 1.8 6.4"),
    "figure.martial.arts": body(4.6, 2.4, "M5 5.2 6.2 8.8l-1.4 2.6.6 3.2M6.2 8.8l3.8 1 4.2-3M5 5.2l3.6.8"
                                "M5 5.2 2.6 7.4"),
    "figure.indoor.cycle": body(6.8, 2, "M6.2 4.8 4.8 8.6l3 1.2-.4 2.6M6.2 4.8l2.4 2 2.4-.6",
                                ring(11.4, 12, 2.4), line("M11 5.2l.4 6.8M2.4 14.6h12M4.8 9.4l.6 5.2")),
    "figure.elliptical": body(7, 2, "M6.8 4.8v4l2.8 1.8-.4 2.4M6.8 8.8l-1.6 2.6-2.4.8M6.8 4.8l2.4 2 2-.6",
                              line("M11.4 3.8l.8 10.8M2 14.6h12.4M2.4 12.8l9 .8")),
    "figure.rower": body(5, 4.4, "M5.2 7.2 4.8 11h4.4l2.6-2.4M5.2 7.2l3 1.6 3.6-1",
                         line("M1.4 13.6h13.2M12 6.4v4.4")),
    "figure.pool.swim": body(11.8, 6.6, "M9.4 9.4 5.8 6.4l3-2.2M2.6 10.4l6.8-1", WAVES),
    "figure.open.water.swim": body(11.4, 7.6, "M9 9.8 6.2 6.2 8.6 3M3 10.6l6-.8", WAVES),
    "figure.surfing": body(8.4, 2.2, "M8 5 6.8 8.2l3 1.6-.4 2.4M6.8 8.2l-2 1.4.6 2.2M8 5l3.4.6M8 5 4.6 4.2",
                           line("M2.4 11.8c3.6 1.6 7.6 1.6 11.2 0"), WAVES),
    "figure.skating": body(8.6, 2.2, "M8.2 5 6.6 8.6l2.8 1.6-.4 3M6.6 8.6l-2 2.2-2.8.2M8.2 5l2.6 1.4 1.8-1"
                           "M8.2 5 5.4 5.8 4 4.4", line("M7.6 14.6h3.6M1 12.6l1.8.6")),
    "figure.skiing.downhill": body(9, 2.4, "M8.4 5.2 6.4 8.4l3 1.4-1 2.6M8.4 5.2l2.6 1.6M8.4 5.2 5.6 6",
                                   line("M2 10.4l11.6 4M11 6.8l2.2 4.4M5.6 6 3 9.4")),
    "figure.tennis": body(6, 3, "M6 5.8 6.2 9.6l-1.6 2.2.2 2.8M6.2 9.6l2.6 2 .6 3M6 5.8l3-.6 1.8-1.4"
                          "M6 5.8 3.4 7.4", ring(12.4, 2.6, 1.8)),
    "figure.badminton": body(6, 3, "M6 5.8 6.2 9.6l-1.6 2.2.2 2.8M6.2 9.6l2.6 2 .6 3M6 5.8l3-1 1.2-1.8"
                             "M6 5.8 3.4 7.4", line("M10.2 3l2.6-1.8M12 .6l2 2.8")),
    "figure.basketball": body(6, 4, "M6 6.8 6.2 10l-1.4 2 .4 2.6M6.2 10l2.2 1.8.4 2.8M6 6.8l3-1.4 1-2"
                              "M6 6.8 3.6 8.4", disk(10.6, 1.8, 1.6)),
    "figure.volleyball": body(6, 4, "M6 6.8v3.4l-1.6 4.4M6 10.2l2 4.4M6 6.8l2.8-1.4.8-2.2M6 6.8 4.2 4.6"
                              "M6 6.8v0", ring(10.6, 1.9, 1.5)),
    "figure.soccer": body(6, 2.2, "M6 5 5.6 9l-.8 5.4M5.6 9l3 1.4 2 2.4M6 5l2.8 2M6 5 3.4 6.6",
                          disk(12.8, 13, 1.6)),
    "figure.american.football": body(9.4, 2.2, "M8.6 5 7 8.8l2.8 1.8-.6 3.8M7 8.8l-1.6 2.6-3.2.4"
                                     "M8.6 5l2.4 2 2 0M8.6 5 5.6 6.2",
                                     fill("M11.4 8.6c.4-1.6 1.8-2.4 3-2.4-.2 1.4-1.2 2.6-3 2.4z")),
    "figure.golf": body(6.4, 2.4, "M6.6 5.2 6 9.2l-1.6 5.2M6 9.2l2.4 5.2M6.6 5.2l3.2 2.4M5.8 5.4l4 2.2",
                        line("M9.8 7.6l2.8 6.4h1.4"), disk(11, 14.2, .7)),
    "figure.baseball": body(6, 3.4, "M6 6.2 6.2 9.8l-1.8 2 .2 2.8M6.2 9.8l2.6 1.8.6 3M6 6.2l2.8 0 1-1.6",
                            line("M9.4 4.8 12.6.8"), disk(13.4, 5, 1)),
    "figure.disc.sports": body(6, 2.6, "M6 5.4 6.2 9.4l-1.8 2.2v3M6.2 9.4l2.6 2 .6 3.2M6 5.4l3.4.6 2.2-1"
                               "M6 5.4 3.4 7", '<ellipse cx="13.2" cy="4.6" rx="1.9" ry=".8"/>'),
    "figure.roll": body(6.4, 2.2, "M6.4 5v4.4h3.8l1.6 4M6.4 6.8h3.4", line(
        "M5.2 8.2a3.6 3.6 0 1 0 4.8 4.6")),
    "figure.fall": body(12, 5, "M9.8 6.6 6.8 9.4l-3.4.2M6.8 9.4l.8 3.4-2 1.6M9.8 6.6 7 5l-2.2.6M9.8 6.6l1.4 3"),
    "figure.child": body(8, 4.4, "M8 7.2v3.4l-1.4 4M8 10.6l1.4 4M8 7.2 5.6 9.6M8 7.2l2.4 2.4"),
    "figure.2": (body(5, 2.2, "M5 5v4.6l-1.2 5M5 9.6l1.2 5M5 5 3 9M5 5l1.8 3.6")
                 + body(11, 2.2, "M11 5v4.6l-1.2 5M11 9.6l1.2 5M11 5 9.2 8.6M11 5l2 4")),
    "figure.and.child.holdinghands": (
        body(5, 2.2, "M5 5v4.6l-1.2 5M5 9.6l1.2 5M5 5 3 9M5 5l3 4.4")
        + body(11.4, 6.2, "M11.4 8.8v2.4l-1 3.4M11.4 11.2l1 3.4M11.4 8.8 8 9.4M11.4 8.8l2 2")),
}

LIFE = {
    "dumbbell": line("M1.3 6.6v2.8M3.6 4.4v7.2M12.4 4.4v7.2M14.7 6.6v2.8M3.6 8h8.8"),
    "dumbbell.fill": fill("M2.6 3.8h1.8a.8.8 0 0 1 .8.8v2.6h5.6V4.6a.8.8 0 0 1 .8-.8h1.8a.8.8 0 0 1 "
                          ".8.8v1.2h.4a.9.9 0 0 1 .9.9v2.6a.9.9 0 0 1-.9.9h-.4v1.2a.8.8 0 0 1-.8.8h-1.8"
                          "a.8.8 0 0 1-.8-.8V8.8H5.2v2.6a.8.8 0 0 1-.8.8H2.6a.8.8 0 0 1-.8-.8v-1.2h-.4"
                          "a.9.9 0 0 1-.9-.9V6.7a.9.9 0 0 1 .9-.9h.4V4.6a.8.8 0 0 1 .8-.8z"),
    "scalemass": line("M4.6 5.2h6.8a1 1 0 0 1 1 .8l1.4 7a1 1 0 0 1-1 1.2H3.2a1 1 0 0 1-1-1.2L3.6 6a1 1 0 0 1 "
                      "1-.8z") + ring(8, 3, 2),
    "scalemass.fill": fill("M4.6 4.8h6.8a1.5 1.5 0 0 1 1.5 1.2l1.4 7a1.5 1.5 0 0 1-1.5 1.8H3.2A1.5 1.5 0 0 1 "
                           "1.7 13l1.4-7a1.5 1.5 0 0 1 1.5-1.2z") + ring(8, 3, 2),
    "bed.double": line("M1.5 13.5V9.6a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v3.9M1.5 11.8h13M2.8 8.6V4a1 1 0 0 1 1-1h8.4"
                       "a1 1 0 0 1 1 1v4.6M4.6 8.6V6.8h2.8v1.8M8.6 8.6V6.8h2.8v1.8"),
    "bed.double.fill": fill("M2.4 8V4.2A1.7 1.7 0 0 1 4.1 2.5h7.8a1.7 1.7 0 0 1 1.7 1.7V8h-1.4V6.4H8.6V8H7.4V6.4H3.8V8"
                            "zM1 13.6V10a1.2 1.2 0 0 1 1.2-1.2h11.6A1.2 1.2 0 0 1 15 10v3.6h-1.3v-1.4H2.3v1.4z"),
    "bathtub": line("M1.5 8.5h13M2.5 8.5V11a2.5 2.5 0 0 0 2.5 2.5h6a2.5 2.5 0 0 0 2.5-2.5V8.5M4 13.5V15M12 13.5V15"
                    "M3.5 8.5V3.6a1.6 1.6 0 0 1 3.2 0"),
    "bathtub.fill": fill("M1.4 8h13.2v2.6a3.4 3.4 0 0 1-3.4 3.4H4.8a3.4 3.4 0 0 1-3.4-3.4z") + line(
        "M4 13.5V15M12 13.5V15M3.5 8.5V3.6a1.6 1.6 0 0 1 3.2 0"),
    "toilet": line("M4 2h7v5H4zM3.4 7h9a4.4 4.4 0 0 1-3.6 4.4l.6 3H5l.4-3.4A4.6 4.6 0 0 1 3.4 7z"),
    "toilet.fill": fill("M3.5 1.5h8V6h-8zM2.8 7H13a4.9 4.9 0 0 1-3.6 4.8l.6 3.2H4.5l.4-3.6A5.2 5.2 0 0 1 2.8 7z"),
    "sofa": line("M3 7V4.5A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5V7M1.5 8a1.3 1.3 0 0 1 2.6 0v1.8h7.8V8a1.3 1.3 0 "
                 "0 1 2.6 0v4.5h-13zM3 12.5V14M13 12.5V14"),
    "sofa.fill": fill("M2.6 6V4.4a2 2 0 0 1 2-2h6.8a2 2 0 0 1 2 2V6a2 2 0 0 0-1.8 2v1H4.4V8a2 2 0 0 0-1.8-2z"
                      "M1 8a1.4 1.4 0 0 1 2.8 0v2h8.4V8A1.4 1.4 0 0 1 15 8v5h-1.4v1.4h-1.2V13H3.6v1.4H2.4V13H1z"),
    "chair": line("M4.5 1.5h7v6h-7zM4 7.5h8v2.5H4zM4.5 10v4.5M11.5 10v4.5"),
    "fan": ring(8, 8, 1.2) + line("M8 6.8C6 4.4 7 1.5 9 1.5s2.6 3 .2 5.4M9.2 8c2.4-2 5.3-1 5.3 1s-3 2.6-5.4.2"
                                  "M8 9.2c2 2.4 1 5.3-1 5.3s-2.6-3-.2-5.4M6.8 8C4.4 10 1.5 9 1.5 7s3-2.6 5.4-.2"),
    "washer": line("M2.5 1.5h11v13h-11zM4.5 3.5h1M11 3.5h.5") + ring(8, 9.2, 3.2),
    "bird": line("M1.5 5.5 4 4.4A3 3 0 0 1 9.8 5L14.5 11h-4.2C8 13 4 12.4 4 8.4zM7 12v2.5M9 11.6v2.9"),
    "bird.fill": fill("M1 5.6 3.6 4.2A3.5 3.5 0 0 1 10.2 4.7L15.2 11.4h-4.7C8 13.6 3.5 13 3.5 8.4z")
    + line("M7 12v2.5M9 11.6v2.9"),
    "cat": line("M3 6 2.8 1.8 5.8 4a6 6 0 0 1 4.4 0l3-2.2L13 6c.9 1.2 1 2.4 1 3.4 0 3-2.6 5.1-6 5.1s-6-2.1-6-5.1c0-1 .1-2.2 1-3.4z"
                "M8 11v1M5.6 8.6v.4M10.4 8.6v.4"),
    "dog": line("M4 4 2 3 1.5 8l2 .5M12 4l2-1 .5 5-2 .5M4 4a8 8 0 0 1 8 0c1 2 .8 5-.2 7.4-.6 1.6-2 3.1-3.8 3.1s-3.2-1.5-3.8-3.1"
                "C3.2 9 3 6 4 4zM7 11h2l-1 1.2zM6 7.4v.4M10 7.4v.4"),
    "hare": line("M9.5 6 8.4 1.6C7 2.4 6.8 4.4 7.4 6.2 4 6.4 1.8 8.6 1.8 12.5h9.4c2 0 3.3-1.2 3.3-3S12.6 6 9.5 6zM11.6 8.6v.4"),
    "tortoise": line("M2 11a5 5 0 0 1 10 0zM12 9.4c.4-1.2 2.8-1.2 2.8.4 0 1-.8 1.2-2.8 1.2M4 11v2M10 11v2M7 6v5"),
    "fish.fill": fill("M1 8c2.2-3.3 5-4.7 7.6-4.7 2.1 0 3.7 1.4 4.3 2.8L15.4 4v8l-2.5-2.1c-.6 1.4-2.2 2.8-4.3 2.8C6 12.7 3.2 11.3 1 8z")
    + '<circle fill="var(--background,#fff)" cx="5" cy="7.4" r=".8"/>',
    "pawprint": ("".join(f'<ellipse {LINE} cx="{x}" cy="{y}" rx="1.4" ry="1.8"/>'
                         for x, y in ((5.6, 3.6), (10.4, 3.6), (2.6, 7.2), (13.4, 7.2)))
                 + line("M8 8c2 0 4.2 2.4 4.2 4.2 0 1.6-1.4 1.8-2.4 1.6-1.2-.3-2.4-.3-3.6 0-1 .2-2.4 0-2.4-1.6C3.8 10.4 6 8 8 8z")),
    "pawprint.fill": ("".join(f'<ellipse cx="{x}" cy="{y}" rx="1.7" ry="2.2"/>'
                              for x, y in ((5.6, 3.6), (10.4, 3.6), (2.4, 7.2), (13.6, 7.2)))
                      + fill("M8 7.4c2.4 0 4.8 2.7 4.8 4.8 0 2-1.7 2.4-3 2.1-1.2-.3-2.4-.3-3.6 0-1.3.3-3-.1-3-2.1 0-2.1 2.4-4.8 4.8-4.8z")),
    "carrot.fill": fill("M11 5c-1.8-1.8-4.2-1.2-5.2.6L1.5 14.5l9-4.3C12.2 9.2 12.8 6.8 11 5z")
    + line("M10.8 5.2V2M10.8 5.2H14M10.8 5.2 13.2 2.8"),
    "popcorn": line("M3 6.5 4.4 14.5h7.2L13 6.5zM6.4 6.5l.6 8M9.6 6.5l-.6 8M3 6.5a1.8 1.8 0 0 1 1.6-3 2.4 2.4 0 0 1 4.4-1 2.2 2.2 0 0 1 3.2 1.6"
                    "A1.6 1.6 0 0 1 13 6.5"),
    "popcorn.fill": fill("M2.6 6.2a2.2 2.2 0 0 1 1.8-3.2 2.8 2.8 0 0 1 4.8-1 2.7 2.7 0 0 1 3.6 1.8 2 2 0 0 1 .6 2.4L12 15H4z")
    + gap("M3.2 6.4h9.6M6.4 8l.4 5.4M9.6 8l-.4 5.4"),
    "movieclapper": line("M1.8 6.2h12.4v8H1.8zM1.8 6.2 1.4 4l12-2.4.5 2.2zM4.8 3.4l1.4 2M8.8 2.6l1.4 2"),
    "movieclapper.fill": fill("M1.2 6.6h13.6v6.6a1.4 1.4 0 0 1-1.4 1.4H2.6a1.4 1.4 0 0 1-1.4-1.4zM.9 3.6l12.8-2.5.5 2.6L1.4 6.2z")
    + gap("M5 3.4l1 1.6M9 2.6l1 1.6"),
    "birthday.cake.fill": fill("M2 9.6A1.6 1.6 0 0 1 3.6 8h8.8A1.6 1.6 0 0 1 14 9.6v1.2c-2 1.4-4 1.4-6 0-2 1.4-4 1.4-6 0z"
                               "M2 12.4c2 1 4 1 6 0 2 1 4 1 6 0V14h1v1H1v-1h1z") + line("M5 8V5.6M8 8V5.6M11 8V5.6M5 3.6v0M8 3.6v0M11 3.6v0"),
    "waterbottle.fill": fill("M6.4 1h3.2v2.2c0 .8 1.9 1.4 1.9 3.4V14a1.2 1.2 0 0 1-1.2 1.2H5.7A1.2 1.2 0 0 1 4.5 14V6.6c0-2 1.9-2.6 1.9-3.4z"),
    "waterbottle": line("M6.5 1.5h3v1.8c0 .9 1.5 1.5 1.5 3.3v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7c0-1.8 1.5-2.4 1.5-3.3zM5 8h6"),
    "brain": line("M7.4 2.6A2.4 2.4 0 0 0 3.6 4 2.6 2.6 0 0 0 2 7.4a2.8 2.8 0 0 0 1 4.4 2.4 2.4 0 0 0 4.4 1.4zM8.6 2.6A2.4 2.4 0 0 1 12.4 4 "
                  "2.6 2.6 0 0 1 14 7.4a2.8 2.8 0 0 1-1 4.4 2.4 2.4 0 0 1-4.4 1.4zM5 6.6c1.2 0 2 .6 2.4 1.4M11 6.6c-1.2 0-2 .6-2.4 1.4"),
    "brain.head.profile": line("M10 14.5v-2.2h1.4a1.4 1.4 0 0 0 1.4-1.4V9h1.4l-1.5-3A5 5 0 0 0 2.6 6.6c0 2 .8 3 1.6 4v3.9M6 8.2a1.7 1.7 0 0 1 .4-3.3 "
                               "1.8 1.8 0 0 1 3.3.6 1.5 1.5 0 0 1-.6 2.7z"),
    "syringe": line("M10.4 1.6l4 4M12.4 3.6l-2 2M6.2 4.6l5.2 5.2-4.8 4.2-4.6-4.6zM2.6 13.4l-1.4 1.4M5.6 8.4l1.4 1.4M8 6.4l1.4 1.4"),
    "syringe.fill": line("M10.4 1.6l4 4M12.4 3.6l-2 2M3.4 12.6l-2.2 2.2") + fill("M6.2 3.8 12.2 9.8 7 14.6 1.4 9z") + gap("M5.4 8.4l1.4 1.4M7.8 6.2l1.4 1.4"),
    "pill": line("M9.4 2.4a3 3 0 0 1 4.2 4.2l-7 7a3 3 0 0 1-4.2-4.2zM5.9 5.9l4.2 4.2"),
    "pill.fill": fill("M9 2a3.6 3.6 0 0 1 5 5L7 14a3.6 3.6 0 0 1-5-5z") + gap("M5.6 5.6l4.8 4.8"),
    "facemask": line("M3 5.5C5 5.5 6.2 4 8 4s3 1.5 5 1.5v4c0 2-2.6 3.5-5 3.5s-5-1.5-5-3.5zM3 6.5C.8 6.5.8 9.5 3.2 10M13 6.5c2.2 0 2.2 3-.2 3.5M5.6 8h4.8M5.6 10h4.8"),
    "staroflife": line("M6.6 1.5h2.8v4L12.8 3.4l1.4 2.4L10.8 8l3.4 2.2-1.4 2.4-3.4-2.1v4H6.6v-4l-3.4 2.1-1.4-2.4L5.2 8 1.8 5.8l1.4-2.4 3.4 2.1z"),
    "staroflife.fill": fill("M6.2 1h3.6v3.8L13 2.8l1.8 3.1L11.6 8l3.2 2.1-1.8 3.1-3.2-2V15H6.2v-3.8l-3.2 2-1.8-3.1L4.4 8 1.2 5.9 3 2.8l3.2 2z"),
    "cross": line("M6 1.5h4V6h4.5v4H10v4.5H6V10H1.5V6H6z"),
    "cross.fill": fill("M6.2 1h3.6a.7.7 0 0 1 .7.7v3.8h3.8a.7.7 0 0 1 .7.7v3.6a.7.7 0 0 1-.7.7h-3.8v3.8a.7.7 0 0 1-.7.7H6.2a.7.7 0 0 1-.7-.7v-3.8H1.7"
                       "a.7.7 0 0 1-.7-.7V6.2a.7.7 0 0 1 .7-.7h3.8V1.7a.7.7 0 0 1 .7-.7z"),
    "stroller": line("M2 7.5h10.5c0 2.6-2 4-4.6 4H6.4C3.6 11.5 2 9.8 2 7.5zM7.4 7.5V2A5.4 5.4 0 0 0 2 7.5M12.5 7.5 13.2 4h1.6") + ring(5, 13.6, 1) + ring(10, 13.6, 1),
    "stroller.fill": fill("M8 1.6V7h5c0 3-2.3 5-5.2 5H6.2C3.2 12 1.4 9.8 1.4 7A5.8 5.8 0 0 1 8 1.6z") + line("M12.8 7l.6-3h1.4") + disk(4.8, 13.8, 1.3) + disk(10, 13.8, 1.3),
    "mouth": line("M1.5 8C4 4.8 5.8 4.4 8 5.6c2.2-1.2 4-.8 6.5 2.4-2 2.6-4 3.8-6.5 3.8S3.5 10.6 1.5 8zM1.5 8c4.4.9 8.6.9 13 0"),
    "mouth.fill": fill("M1 8C3.8 4.2 5.8 3.8 8 5c2.2-1.2 4.2-.8 7 3-2.2 3-4.4 4.3-7 4.3S3.2 11 1 8z") + gap("M2.6 8c3.8.8 7 .8 10.8 0"),
    "nose": line("M9 1.5c0 3-3.8 6.2-3.8 8.6 0 1.6 1.4 2 2.2 1.4.8 1.8 3.6 1.6 3.8-.5"),
    "mustache": line("M8 7c1.4-1.6 3.6-1 4.4.6.5 1 1.3 1.2 2.4.8-.6 2-3 2.6-4.6 1.8C9.2 9.8 8.4 9 8 8.4c-.4.6-1.2 1.4-2.2 1.8-1.6.8-4 .2-4.6-1.8 1.1.4 1.9.2 2.4-.8C4.4 6 6.6 5.4 8 7z"),
    "ear.fill": fill("M4 6.2A4.2 4.2 0 0 1 12.4 6c0 3.2-2.6 3.6-3 6.2-.2 1.6-1.2 2.8-2.8 2.8C5 15 4 13.8 4 12.2z") + gap("M6.2 6.4c0-2.6 3.8-2.6 3.8-.2 0 1.4-1.6 1.6-1.8 3"),
}

SIGNS = {
    "checklist.checked": line("M1.2 3.6l1.2 1.2 2-2.4M1.2 8.4l1.2 1.2 2-2.4M1.2 13.2l1.2 1.2 2-2.4M7.2 3.8h7.4M7.2 8.6h7.4M7.2 13.4h7.4"),
    "checklist.unchecked": ring(2.8, 3.6, 1.5) + ring(2.8, 8.4, 1.5) + ring(2.8, 13.2, 1.5) + line("M7.2 3.6h7.4M7.2 8.4h7.4M7.2 13.2h7.4"),
    "list.triangle": fill("M1.2 2l2.6 1.6-2.6 1.6zM1.2 6.6l2.6 1.6-2.6 1.6zM1.2 11.4l2.6 1.6-2.6 1.6z") + line("M7 3.6h7.6M7 8.2h7.6M7 13h7.6"),
    "equal": line("M2.5 5.8h11M2.5 10.2h11"),
    "lessthan": line("M12.5 3 3.5 8l9 5"),
    "greaterthan": line("M3.5 3l9 5-9 5"),
    "sum": line("M12 4V2H4l5 6-5 6h8v-2"),
    "function": line("M10.8 2.4C8.8 1.4 7.9 2.8 7.5 5L6.2 11.6c-.4 2-1.4 2.8-2.8 2.2M4.8 6.4h5M9.2 9l3.6 4M12.8 9l-3.6 4"),
    "x.squareroot": line("M1.5 8.5h1.6l2 5L8 2.5h6.5M9.4 6.5l3.4 5M12.8 6.5l-3.4 5"),
    "exclamationmark.2": line("M5.4 2v7.6M10.6 2v7.6M5.4 13.2v.2M10.6 13.2v.2"),
    "exclamationmark.3": line("M3.4 2v7.6M8 2v7.6M12.6 2v7.6M3.4 13.2v.2M8 13.2v.2M12.6 13.2v.2"),
    "drop.halffull": line("M8 1.5c2.6 3 4.6 5.6 4.6 8.2a4.6 4.6 0 0 1-9.2 0C3.4 7.1 5.4 4.5 8 1.5z") + fill("M3.4 9.2h9.2A4.6 4.6 0 1 1 3.4 9.2z"),
    "drop.triangle": line("M8 1.8 15 14.2H1zM8 7c1 1.3 1.7 2.2 1.7 3.2a1.7 1.7 0 0 1-3.4 0C6.3 9.2 7 8.3 8 7z"),
    "drop.triangle.fill": fill("M8 .8 15.9 15H.1z") + gap("M8 6.6c1 1.4 1.7 2.4 1.7 3.5a1.7 1.7 0 0 1-3.4 0c0-1.1.7-2.1 1.7-3.5z"),
    "camera.filters": ring(8, 5.4, 3.6) + ring(5.4, 9.8, 3.6) + ring(10.6, 9.8, 3.6),
    "questionmark.video": line("M1.5 4h8.4a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H1.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM10.9 7.4 15 5v6l-4.1-2.4M4.6 6.9a1.3 1.3 0 1 1 1.9 1.2c-.5.3-.7.5-.7.9M5.8 10.4v.1"),
    "keyboard.chevron.compact.down": line("M2 2h12a.9.9 0 0 1 .9.9v5.2A.9.9 0 0 1 14 9H2a.9.9 0 0 1-.9-.9V2.9A.9.9 0 0 1 2 2zM3.6 4.2h.2M6.4 4.2h.2M9.2 4.2h.2M12 4.2h.2M4.6 6.8h6.8M5.4 12l2.6 1.8 2.6-1.8"),
    "sun.horizon": line("M1 12h14M4 15h8M4.6 12a3.4 3.4 0 1 1 6.8 0M8 3.4V5M2.8 5.6 4 6.8M13.2 5.6 12 6.8"),
    "sun.horizon.fill": line("M1 12h14M4 15h8M8 3.4V5M2.8 5.6 4 6.8M13.2 5.6 12 6.8") + fill("M4 11.6a4 4 0 1 1 8 0z"),
    "exclamationmark.magnifyingglass": ring(6.6, 6.6, 5) + line("M10.3 10.3l4.2 4.2M6.6 4v3.2M6.6 9.2v.1"),
    "textformat.size.larger": line("M1.5 13 6 2l4.5 11M3 9.6h6M12.5 11V4.6M10.8 6.2l1.7-1.7 1.7 1.7"),
    "textformat.size.smaller": line("M1.5 13 6 2l4.5 11M3 9.6h6M12.5 4.6V11M10.8 9.4l1.7 1.7 1.7-1.7"),
    "rotate.left": line("M4.5 8.5h8v6h-8zM3.5 6A5 5 0 0 1 12 4.5M3.2 2.4 3.4 6.1l3.6-.3"),
    "rotate.right": line("M3.5 8.5h8v6h-8zM12.5 6A5 5 0 0 0 4 4.5M12.8 2.4l-.2 3.7-3.6-.3"),
    "aspectratio": line("M2.5 3h11a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM4 8V5.4h2.6M12 8v2.6H9.4"),
    "pip": line("M2.2 2.8h11.6a.9.9 0 0 1 .9.9v8.6a.9.9 0 0 1-.9.9H2.2a.9.9 0 0 1-.9-.9V3.7a.9.9 0 0 1 .9-.9z") + fill("M8.4 7.6h4.8v4H8.4z"),
    "tablecells": line("M2 3h12v10H2zM2 6.4h12M2 9.7h12M6 3v10M10 3v10"),
    "oval": f'<ellipse {LINE} cx="8" cy="8" rx="7" ry="5"/>',
    "oval.fill": '<ellipse cx="8" cy="8" rx="7.5" ry="5.5"/>',
    "oval.portrait": f'<ellipse {LINE} cx="8" cy="8" rx="5" ry="7"/>',
    "circlebadge": ring(8, 8, 4.4), "circlebadge.fill": disk(8, 8, 5),
    "zzz": line("M1.5 8h4l-4 5h4M7 4.5h3.2L7 8.5h3.2M11 1.5h3l-3 3.5h3"),
    "abc": line("M1 10.8 2.9 5l1.9 5.8M1.7 9h2.4M6.4 5v5.8h1.8a1.5 1.5 0 0 0 .2-3H6.4h1.7A1.4 1.4 0 0 0 8 5zM14.8 6.4a2.2 2.9 0 1 0 0 3"),
    "space": line("M2 7v3.5h12V7"), "control": line("M3 9l5-5.5L13 9"),
    "wave.3.right": line("M3 6.2a4.4 4.4 0 0 1 0 3.6M6.4 4.4a8 8 0 0 1 0 7.2M9.8 2.6a12 12 0 0 1 0 10.8"),
    "wave.3.left": line("M13 6.2a4.4 4.4 0 0 0 0 3.6M9.6 4.4a8 8 0 0 0 0 7.2M6.2 2.6a12 12 0 0 0 0 10.8"),
    "atom": f'<ellipse {LINE} cx="8" cy="8" rx="7" ry="2.6"/><g transform="rotate(60 8 8)"><ellipse {LINE} cx="8" cy="8" rx="7" ry="2.6"/></g>'
    f'<g transform="rotate(-60 8 8)"><ellipse {LINE} cx="8" cy="8" rx="7" ry="2.6"/></g>' + disk(8, 8, 1.1),
    "peacesign": ring(8, 8, 6.6) + line("M8 1.4v13.2M8 8l-4.6 4.6M8 8l4.6 4.6"),
    "lasso": f'<ellipse {LINE} cx="8" cy="6" rx="6.4" ry="4.2"/>' + line("M4.4 9.4c-1.4 1-.8 2.6.6 2.6s1.6 1.4.4 2.6"),
    "scope": ring(8, 8, 5) + line("M8 .8v5M8 10.2v5M.8 8h5M10.2 8h5"),
    "drop.degreesign": line("M6.6 3c2.2 2.6 4 4.9 4 7.2a4 4 0 0 1-8 0C2.6 7.9 4.4 5.6 6.6 3z") + ring(12.6, 3.4, 1.4),
    "degreesign.celsius": ring(3, 4, 1.5) + line("M13.6 5A4 4.4 0 1 0 13.6 11"),
    "degreesign.fahrenheit": ring(3, 4, 1.5) + line("M13.4 3H8v10M8 7.6h4.4"),
    "parkingsign": line("M5.4 14V2h3.4a3.4 3.4 0 0 1 0 6.8H5.4"),
    "personalhotspot": line("M6.6 9.4 9.4 6.6M5.2 7.4 3.4 9.2a2.4 2.4 0 0 0 3.4 3.4l1.8-1.8M10.8 8.6l1.8-1.8a2.4 2.4 0 0 0-3.4-3.4L7.4 5.2"),
    "number.sign": line("M6 2 4.6 14M11.4 2 10 14M2.4 5.6h11.8M1.8 10.4h11.8"),
    "paragraph": line("M10 14V2.2h2.4M7.4 14V2.2H12M7.4 8.6H6a3.2 3.2 0 0 1 0-6.4h1.4"),
}

COINS = {
    "wonsign": line("M2 3l2.4 10L8 3l3.6 10L14 3M1.6 6.6h12.8M1.6 9.6h12.8"),
    "rublesign": line("M5.4 14V2h3.8a3.2 3.2 0 0 1 0 6.4H3.4M3.4 11h5.4"),
    "turkishlirasign": line("M6 2v12c3.6 0 6-2.2 6-5.6M3.4 7.4 9.6 4.6M3.4 10.4 9.6 7.6"),
    "francsign": line("M12 2.4H5.8V14M5.8 7.6h4.8M3.6 10.8h5"),
    "pesosign": line("M5.4 14V2h3.4a3.4 3.4 0 0 1 0 6.8H5.4M3 4.4h10.4M3 6.6h10.4"),
    "brazilianrealsign": line("M2.4 13V3h2.2a2.6 2.6 0 0 1 0 5.2H2.4M4.6 8.2 7 13M13.6 5.4c-.6-1.2-3.8-1.4-3.8.8 0 2.4 4 1.4 4 3.8 0 2.2-3.4 2.2-4.2.6M11.8 2.4v11.2"),
    "centsign": line("M12 5.4A4.2 4.2 0 1 0 12 10.6M8.8 2v12"),
    "dongsign": line("M11 2v9.4M8.4 3.8H13M4 14.4h8") + ring(7.8, 8.6, 3.2),
    "chineseyuanrenminbisign": line("M3.4 2 8 7.6 12.6 2M8 7.6V14M4 8h8M4 10.8h8"),
}

MOON = "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"
SQUARE = "M3 1.6h10A1.4 1.4 0 0 1 14.4 3v10a1.4 1.4 0 0 1-1.4 1.4H3A1.4 1.4 0 0 1 1.6 13V3A1.4 1.4 0 0 1 3 1.6z"
WIDE = "M2.4 3h11.2A1.4 1.4 0 0 1 15 4.4v7.2a1.4 1.4 0 0 1-1.4 1.4H2.4A1.4 1.4 0 0 1 1 11.6V4.4A1.4 1.4 0 0 1 2.4 3z"
SHIELD = "M8 1.2 13.6 3v4.6c0 3.4-2.4 5.8-5.6 7.2-3.2-1.4-5.6-3.8-5.6-7.2V3z"

PLACES = {
    "mountain.2": line("M.8 13.4 6 4l3.2 5.6M7.4 13.4 11 7.2l4.2 6.2zM.8 13.4h6.6"),
    "mountain.2.fill": fill("M.4 13.8 6 3.4l2.6 4.4-3.4 6zM6.6 13.8 11 6.4l4.8 7.4z"),
    "tent": line("M8 2.4 1.2 13.6h13.6zM8 7.4l-2.8 6.2M8 7.4l2.8 6.2M8 2.4v5"),
    "tent.fill": fill("M8 1.6 15.6 14H11L8 7.6 5 14H.4z"),
    "house.lodge": line("M1 8 8 2l7 6M3 6.6v7.2h10V6.6M3 9.4h10M3 11.6h10M6.6 13.8V9.4h2.8v4.4"),
    "house.lodge.fill": fill("M8 1 15.6 7.6l-.8.9-1.2-1v6.9h-4V9.6H6.4v4.8h-4V7.5l-1.2 1-.8-.9z"),
    "sailboat": line("M8 1.6v9.6M8 2.4 13 9.4H8M8 4 4 9.4h4M1.8 11.6h12.4l-1.8 2.8H3.6z"),
    "sailboat.fill": fill("M8.6 1 14 9.6H8.6zM7.4 3.4v6.2H3.2zM1 11h14l-2.2 4H3.2z"),
    "ferry": line("M3 7.4V4.4h10v3M6.4 4.4V1.6h3.2v2.8M1.6 8.6 8 6.8l6.4 1.8-1.6 3.8H3.2zM1 14.4c1.2 0 1.2-.8 2.4-.8s1.2.8 2.3.8 1.2-.8 2.3-.8 1.2.8 2.3.8 1.2-.8 2.4-.8 1.2.8 2.3.8"),
    "ferry.fill": fill("M5.8 1h4.4v2.6H13a.8.8 0 0 1 .8.8v2.8l1.4.4-2 5.2H2.8l-2-5.2 1.4-.4V4.4a.8.8 0 0 1 .8-.8h2.8z") + line("M1.2 14.6h13.6"),
    "motorcycle": ring(3.6, 11, 2.4) + ring(12.4, 11, 2.4) + line("M3.6 11 6 7.4h4l2.4 3.6M10 7.4 9 4.6h2.4M4.4 6.2h3.4"),
    "moped": ring(3.4, 12, 2) + ring(12.6, 12, 2) + line("M5.4 12h5c0-3 1-4 .2-8.4h2M3.4 10c0-2 1-2.6 4.6-2.6"),
    "road.lanes": line("M4.6 2 1.4 14M11.4 2l3.2 12M8 2v2.4M8 6.8v2.4M8 11.6V14"),
    "signpost.left": line("M8 1v14M5 3h9v4.4H5L2 5.2z"),
    "signpost.left.fill": fill("M5 2.4h9.6V8H5L1.4 5.2zM7.4 8.6h1.2V15H7.4zM7.4.8h1.2v1H7.4z"),
    "signpost.right.and.left": line("M8 1v14M2 2.2h8.6l2.4 1.8-2.4 1.8H2zM14 8H5.4L3 9.8l2.4 1.8H14z"),
    "globe.desk": ring(7.6, 6, 4) + line("M12.4 2.2a6 6 0 0 1-8.2 8.4M7.6 12.2v2.4M4.6 14.6h6M3.6 6h8M7.6 2c-2 2.4-2 5.6 0 8 2-2.4 2-5.6 0-8z"),
    "ev.charger": line("M3 14.4V3a1.4 1.4 0 0 1 1.4-1.4h4A1.4 1.4 0 0 1 9.8 3v11.4M2 14.4h9M9.8 8.4h1.4v3.4a1.2 1.2 0 0 0 2.4 0V6l-1.8-2M7 4 5.4 7h2L6 10"),
    "fireplace": line("M1.4 2.2h13.2v2H1.4zM2.4 4.2v10.2h11.2V4.2M4.6 14.4V9a3.4 3.4 0 0 1 6.8 0v5.4M8 13.6c-1.4 0-1.8-1.6-.6-2.6.6-.6.6-1 .6-1.6 1.2.8 2.4 4.2 0 4.2z"),
    "chair.lounge": line("M2 3.6l3 6h9M5 9.6l-1 4.6M12.4 9.6l1 4.6M7 9.6V7h5.4"),
    "table.furniture": line("M1.4 4.6h13.2v2H1.4zM3 6.6v7.6M13 6.6v7.6"),
    "lamp.floor": line("M5.6 1.6h4.8l1.6 4.2H4zM8 5.8v8.6M5.4 14.4h5.2"),
    "lamp.ceiling": line("M8 1.2v3.4M3 10.4a5 5 0 0 1 10 0zM6.6 10.4a1.4 1.4 0 0 0 2.8 0"),
    "stove": line("M2.4 4.2h11.2v10.2H2.4zM2.4 7.2h11.2M4.4 1.6h2.4M9.2 1.6h2.4M4.6 9.4h6.8v3H4.6zM4.6 5.7h.1M7 5.7h.1"),
    "microwave": line("M1.4 3.6h13.2v8.8H1.4zM3.2 5.4h7v5.2h-7zM12.4 5.8h.1M12.4 8h.1M12.4 10.2h.1"),
    "sink": line("M1.4 8.6h13.2l-1 4.6H2.4zM8 8.6V4a2 2 0 0 1 4 0v.8"),
    "dishwasher": line("M2.4 1.6h11.2v12.8H2.4zM2.4 4.4h11.2M4.4 3h.1M6 3h2M8 7c1.2 1.4 1.8 2.2 1.8 3.2a1.8 1.8 0 0 1-3.6 0C6.2 9.2 6.8 8.4 8 7z"),
    "moonphase.new.moon": ring(8, 8, 6.5),
    "moonphase.full.moon": disk(8, 8, 6.8),
    "moonphase.first.quarter": ring(8, 8, 6.5) + fill("M8 1.5a6.5 6.5 0 0 1 0 13z"),
    "moonphase.last.quarter": ring(8, 8, 6.5) + fill("M8 1.5a6.5 6.5 0 0 0 0 13z"),
    "moonphase.waxing.crescent": ring(8, 8, 6.5) + fill("M8 1.5a6.5 6.5 0 0 1 0 13c4.4-3 4.4-10 0-13z"),
    "moonphase.waning.crescent": ring(8, 8, 6.5) + fill("M8 1.5a6.5 6.5 0 0 0 0 13c-4.4-3-4.4-10 0-13z"),
    "moonphase.waxing.gibbous": ring(8, 8, 6.5) + fill("M8 1.5a6.5 6.5 0 0 1 0 13c-4.4-3-4.4-10 0-13z"),
    "moonphase.waning.gibbous": ring(8, 8, 6.5) + fill("M8 1.5a6.5 6.5 0 0 0 0 13c4.4-3 4.4-10 0-13z"),
    "tropicalstorm": ring(8, 8, 2.4) + line("M3.4 8A4.6 4.6 0 0 1 13 6c0-2.4-1.4-4.2-3.4-4.8M12.6 8A4.6 4.6 0 0 1 3 10c0 2.4 1.4 4.2 3.4 4.8"),
}

SPORTS = {
    "soccerball": ring(8, 8, 6.6) + fill("M8 5l2.8 2-1 3.4H6.2L5.2 7z") + line("M8 5V1.6M10.8 7l3.4-1M9.8 10.4l2 3M6.2 10.4l-2 3M5.2 7 1.8 6"),
    "soccerball.inverse": disk(8, 8, 7) + gap("M8 5l2.8 2-1 3.4H6.2L5.2 7zM8 5V1.6M10.8 7l3.4-1M9.8 10.4l2 3M6.2 10.4l-2 3M5.2 7 1.8 6"),
    "basketball": ring(8, 8, 6.6) + line("M8 1.4v13.2M1.4 8h13.2M3.4 3.4c3 2.6 3 6.6 0 9.2M12.6 3.4c-3 2.6-3 6.6 0 9.2"),
    "basketball.fill": disk(8, 8, 7) + gap("M8 1.4v13.2M1.4 8h13.2M3.4 3.4c3 2.6 3 6.6 0 9.2M12.6 3.4c-3 2.6-3 6.6 0 9.2"),
    "football": line("M2 14C1 7 6.4 1.4 14 2c1 7-4.8 12.6-12 12zM5.6 10.4l4.8-4.8M6.6 7.8l1.6 1.6M8 6.4 9.6 8M2.2 9.4l4.4 4.4M9.4 2.2l4.4 4.4"),
    "football.fill": fill("M1.6 14.4C.4 7 6 .8 14.4 1.6 15.4 9.2 9.2 15.4 1.6 14.4z") + gap("M5.6 10.4l4.8-4.8M6.6 7.8l1.6 1.6M8 6.4 9.6 8"),
    "tennisball": ring(8, 8, 6.6) + line("M2.8 4c3.2 2 3.2 6 0 8M13.2 4c-3.2 2-3.2 6 0 8"),
    "tennisball.fill": disk(8, 8, 7) + gap("M2.8 4c3.2 2 3.2 6 0 8M13.2 4c-3.2 2-3.2 6 0 8"),
    "volleyball": ring(8, 8, 6.6) + line("M8 8c0-3-1-5-3-6M8 8c2.6 1.4 4.8 1.4 6.4 0M8 8c-2.6 1.6-3.6 3.6-3.2 6M5.4 6.8C3.8 8 2.4 9.6 2 11M9.8 4.2c1.6.4 3 1.4 3.8 2.6M9.6 9.4c.2 1.8-.2 3.6-1 5"),
    "volleyball.fill": disk(8, 8, 7) + gap("M8 8c0-3-1-5-3-6M8 8c2.6 1.4 4.8 1.4 6.4 0M8 8c-2.6 1.6-3.6 3.6-3.2 6"),
    "baseball": ring(8, 8, 6.6) + line("M3 3.6c2.4 2.6 2.4 6.2 0 8.8M13 3.6c-2.4 2.6-2.4 6.2 0 8.8M4 5.6l1.2-.4M4 10.4l1.2.4M12 5.6l-1.2-.4M12 10.4l-1.2.4"),
    "baseball.fill": disk(8, 8, 7) + gap("M3 3.6c2.4 2.6 2.4 6.2 0 8.8M13 3.6c-2.4 2.6-2.4 6.2 0 8.8"),
    "hockey.puck": f'<ellipse {LINE} cx="8" cy="6" rx="6.4" ry="2.8"/>' + line("M1.6 6v4c0 1.6 2.8 2.8 6.4 2.8s6.4-1.2 6.4-2.8V6"),
    "tennis.racket": f'<g transform="rotate(45 10 6)"><ellipse {LINE} cx="10" cy="5.4" rx="3.6" ry="4.6"/></g>' + line("M6.8 9.2 1.8 14.2M8 3.4l5 5M11.4 2.6 7.4 7"),
    "sportscourt": line("M1.4 3h13.2v10H1.4zM8 3v10M1.4 6h2v4h-2M14.6 6h-2v4h2") + ring(8, 8, 1.8),
    "sportscourt.fill": fill("M2 2.4h12A1.4 1.4 0 0 1 15.4 3.8v8.4A1.4 1.4 0 0 1 14 13.6H2A1.4 1.4 0 0 1 .6 12.2V3.8A1.4 1.4 0 0 1 2 2.4z") + gap("M8 3v10M1.4 6h2v4h-2M14.6 6h-2v4h2M8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"),
    "medal.star": ring(8, 10.4, 4) + line("M5.4 7 3 1.6h3L8 5l2-3.4h3L10.6 7") + fill("M8 8.2l.7 1.5 1.6.2-1.2 1.1.3 1.6L8 11.8l-1.4.8.3-1.6-1.2-1.1 1.6-.2z"),
    "laurel.leading": line("M11 14.4C6.6 13 4.4 8.6 6 2M6 5c-2 0-3-1-3.2-2.6M5.6 8.4C3.6 8.6 2.4 7.6 2 6M6.8 11.4c-2 .6-3.4 0-4-1.6"),
    "laurel.trailing": line("M5 14.4C9.4 13 11.6 8.6 10 2M10 5c2 0 3-1 3.2-2.6M10.4 8.4c2 .2 3.2-.8 3.6-2.4M9.2 11.4c2 .6 3.4 0 4-1.6"),
    "flag.filled.and.flag.crossed": line("M3.4 14.6 12 2.4l2.4 4.4-5.2 1.4M12.6 14.6 4 2.4"),
    "dpad": line("M6 1.6h4V6h4.4v4H10v4.4H6V10H1.6V6H6z"),
    "dpad.fill": fill("M5.6 1h4.8v4.6H15v4.8h-4.6V15H5.6v-4.6H1V5.6h4.6z"),
    "arcade.stick": disk(8, 3, 2) + line("M8 5v5.6M2 10.6h12v3.8H2z"),
}
PIPS = {1: [(8, 8)], 2: [(4.8, 4.8), (11.2, 11.2)], 3: [(4.8, 4.8), (8, 8), (11.2, 11.2)],
        4: [(4.8, 4.8), (11.2, 4.8), (4.8, 11.2), (11.2, 11.2)]}
PIPS[5] = PIPS[4] + [(8, 8)]
PIPS[6] = PIPS[4] + [(4.8, 8), (11.2, 8)]
for eyes, points in PIPS.items():
    SPORTS[f"die.face.{eyes}"] = line(SQUARE) + "".join(disk(x, y, 1.1) for x, y in points)
    SPORTS[f"die.face.{eyes}.fill"] = fill(SQUARE) + "".join(
        f'<circle fill="var(--background,#fff)" cx="{x}" cy="{y}" r="1.2"/>' for x, y in points)

THINGS = {
    "guitars": line("M13.8 2.2 9.6 6.4M12.6 1l2.4 2.4M8.4 5.6c1.4 0 2 .8 2 2 1.2 1.6-.4 2.4-1.4 3.2-.6.6-.4 1.4-1 2.2-1.2 1.8-3.8 1.8-5.2.2-1.6-1.4-1.6-4 .2-5.2.8-.6 1.6-.4 2.2-1 .8-1 1.6-2.6 3.2-1.4z") + ring(6.8, 9.2, 1),
    "guitars.fill": line("M14.2 1.8 9.6 6.4") + fill("M8.4 5.2c1.6 0 2.4 1 2.4 2.4 1.4 1.8-.4 3-1.4 3.6-.6.6-.4 1.4-1 2.2-1.4 2-4.4 2-6 .2-1.8-1.6-1.8-4.6.2-6 .8-.6 1.6-.4 2.2-1 .6-1 1.8-2.8 3.6-1.4z") + gap("M6.8 9.2h.1"),
    "pianokeys": line("M1.6 3h12.8v10H1.6zM5.8 8.4V13M10.2 8.4V13") + fill("M4.8 3h2v5.4h-2zM9.2 3h2v5.4h-2z"),
    "metronome": line("M6 1.8h4l2.8 12.6H3.2zM8 11 12.4 4.4M4 11h8"),
    "backpack": line("M5.4 4V3a2.6 2.6 0 0 1 5.2 0v1M3.4 7a3 3 0 0 1 3-3h3.2a3 3 0 0 1 3 3v7.4H3.4zM5.6 9.4h4.8v5M5.6 14.4v-5M6.6 6.6h2.8"),
    "backpack.fill": fill("M5 3.8V3a3 3 0 0 1 6 0v.8A3.6 3.6 0 0 1 13.2 7v8H2.8V7A3.6 3.6 0 0 1 5 3.8zm1.2-.4h3.6V3a1.8 1.8 0 0 0-3.6 0z") + gap("M5.6 14.4V9.4h4.8v5M6.6 6.6h2.8"),
    "tshirt": line("M5.4 2 1.4 4.4 3 7.6l1.6-.8v7h6.8v-7l1.6.8 1.6-3.2L10.6 2c-.8 1.6-4.4 1.6-5.2 0z"),
    "tshirt.fill": fill("M5.2 1.4.8 4.2 2.8 8.4l1.4-.7v6.7h7.6V7.7l1.4.7 2-4.2-4.4-2.8c-.8 2-4.8 2-5.6 0z"),
    "shoe": line("M1.4 4.6c1.4 1 2.6 1 3.6 0l4.4 4 4 .8a1.6 1.6 0 0 1 1.2 1.6v2H1.4zM1.4 10.8h13.2M7 6.4l-1 1.2M8.6 7.8l-1 1.2"),
    "shoe.fill": fill("M.8 3.8c1.6 1.2 3 1.2 4.2 0l4.8 4.2 3.8.8a2.2 2.2 0 0 1 1.8 2.2H.8zM.8 12h14.6v1.6H.8z"),
    "hanger": line("M8 6.4V5a1.8 1.8 0 1 0-1.8-1.8M8 6.4l6.6 4.8a.9.9 0 0 1-.6 1.6H2a.9.9 0 0 1-.6-1.6z"),
    "comb": line("M1.6 3.4h12.8v3.4H1.6zM3 6.8v5.8M5.5 6.8v5.8M8 6.8v5.8M10.5 6.8v5.8M13 6.8v5.8"),
    "comb.fill": fill("M1 2.8h14v4.4H1z") + line("M2.6 7v5.8M5.3 7v5.8M8 7v5.8M10.7 7v5.8M13.4 7v5.8"),
    "binoculars": ring(4, 11, 2.8) + ring(12, 11, 2.8) + line("M1.8 9.4 3.4 3h2.4l.6 2.4h3.2l.6-2.4h2.4l1.6 6.4M6.6 10.4h2.8M6.4 5.4v4M9.6 5.4v4"),
    "binoculars.fill": disk(4, 11, 3.3) + disk(12, 11, 3.3) + fill("M1.4 9.4 3 2.4h3.2l.6 2.4h2.4l.6-2.4H13l1.6 7-4 1.6H5.4z"),
    "suitcase.rolling": line("M4 4.6h8v9H4zM6 4.6V1.4h4v3.2M6.6 7v4.2M9.4 7v4.2M5.4 13.6v1M10.6 13.6v1"),
    "teddybear": ring(8, 5.4, 3.2) + ring(8, 11.2, 3.2) + line("M5 4a1.6 1.6 0 1 1 1.4-2M11 4a1.6 1.6 0 1 0-1.4-2M5 9.8 3 8.6M11 9.8l2-1.2M6.4 14.2 5 15M9.6 14.2 11 15M7 5h.1M9 5h.1M7.6 6.6h.8"),
    "teddybear.fill": disk(8, 5.4, 3.6) + disk(8, 11.4, 3.6) + disk(4.8, 2.8, 1.5) + disk(11.2, 2.8, 1.5) + disk(3.6, 9.4, 1.4) + disk(12.4, 9.4, 1.4) + gap("M7 5h.1M9 5h.1M7.6 6.8h.8"),
    "hat.cap": line("M2 10a5.4 5.4 0 0 1 10.8 0zM12.8 10c1.2 0 2 .6 2.4 1.6-2-.6-7.2-.9-13.2 0V10M7.4 4.6V3.4"),
    "pencil.and.ruler": line("M10.8 1.6l3.6 3.6L5 14.6H1.4V11zM8.8 3.6l3.6 3.6M1.6 4l2.4-2.4 4 4M4 6.4l1-1M10 10l4.4 4.4"),
    "pencil.and.ruler.fill": fill("M10.8.8l4.4 4.4L5.4 15H1v-4.4z") + gap("M8.8 3.6l3.6 3.6") + line("M1.6 4l2.4-2.4 3 3M10.6 11.6l2.8 2.8"),
    "pencil.and.scribble": line("M10.8 1.6l2.8 2.8-7 7-3.4.6.6-3.4zM2 14.4c2.4-1.6 3.4 1 5.6-.4s2.8.8 6.4.4"),
    "highlighter": line("M10 1.8l4.2 4.2-5.4 5.4H6L4.6 10V7.2zM4.6 10l-2.4 2.4h3L6 11.4M2 14.4h12"),
    "eraser": line("M9.4 2.4 14 7l-6 6H5L2 10zM5.8 6l4.6 4.6M5 13h9"),
    "eraser.fill": fill("M9.4 1.6 14.8 7l-6.6 6.6H4.8L1.2 10z") + gap("M5.4 5.8l5 5") + line("M6 13.6h8.4"),
    "studentdesk": line("M1.4 6h13.2v2H1.4zM3 8v6.4M13 8v6.4M5.4 6V3h5.2v3"),
    "light.beacon.max": line("M4.6 12V8a3.4 3.4 0 0 1 6.8 0v4zM3 12h10v2.4H3zM8 1v1.6M2.4 3.4l1.2 1.2M13.6 3.4l-1.2 1.2M.8 8h1.4M13.8 8h1.4"),
    "scanner": line("M2 9.4h12v4H2zM2.6 9.4 1.6 4l11.8-2.4M4 11.4h4M11.6 11.4h.1"),
    "display.2": line("M4.4 4.6V2h10.2v7h-3M1.4 4.6h10.2v7H1.4zM6.5 11.6v2.4M4.4 14h4.2"),
    "iphone.radiowaves.left.and.right": line("M5.4 1.6h5.2v12.8H5.4zM7.4 12.6h1.2M3.2 5.6c-.9 1.4-.9 3.4 0 4.8M12.8 5.6c.9 1.4.9 3.4 0 4.8M1.2 4.2c-1.2 2.2-1.2 5.4 0 7.6M14.8 4.2c1.2 2.2 1.2 5.4 0 7.6"),
    "applewatch.watchface": line("M4.4 4h7.2v8H4.4zM5.6 4l.6-2.6h3.6l.6 2.6M5.6 12l.6 2.6h3.6l.6-2.6M8 6v2.2l1.4.8"),
    "visionpro": line("M1.4 8c0-2.6 2-3.6 6.6-3.6s6.6 1 6.6 3.6-1.4 4-3.4 4c-1.6 0-2-1.4-3.2-1.4S6.4 12 4.8 12c-2 0-3.4-1.4-3.4-4z"),
    "purchased": line("M4 1.6h8v12.8l-2-1.4-2 1.4-2-1.4-2 1.4zM6 7.4l1.4 1.4L10 5.6"),
    "burst": line("M8 1l1.4 3.4 3.4-1.8-.8 3.6 3.6.6-2.8 2.4 2 3-3.6-.2.2 3.6L8 13.2 5 15.6l-.2-3.6-3.8.2 2.2-3L.4 6.8 4 6.2 3.2 2.6l3.4 1.8z"),
    "burst.fill": fill("M8 .4l1.6 3.4 3.8-2-.8 4 3.4.8-2.6 2.6 2.2 3.4-4-.2.2 3.6L8 13.8l-3.2 2.2-.4-3.6-4 .2 2.4-3.4L0 6.6l3.6-.8-.8-4 3.8 2z"),
    "signature": line("M1.4 11.6c3-4 5-9 3.6-9.6S3 6 4.4 9.6s3.2-2.6 4-2 .2 2.4 1.2 2.4 1.2-1.8 2-1.8.6 1.4 2.4 1.4M1.4 13.8h13.2"),
}

FORMS = {
    "arrowshape.right": line("M1.6 5.6h6.2V2.4L14.4 8l-6.6 5.6v-3.2H1.6z"), "arrowshape.right.fill": fill("M1 5h6.4V1L15.4 8l-8 7v-4H1z"),
    "arrowshape.left": line("M14.4 5.6H8.2V2.4L1.6 8l6.6 5.6v-3.2h6.2z"), "arrowshape.left.fill": fill("M15 5H8.6V1L.6 8l8 7v-4H15z"),
    "arrowshape.down": line("M5.6 1.6v6.2H2.4L8 14.4l5.6-6.6h-3.2V1.6z"), "arrowshape.down.fill": fill("M5 1v6.4H1l7 8 7-8h-4V1z"),
    "arrow.triangle.merge": line("M8 14.4v-4c0-2-4.4-2.4-4.4-6.4M8 10.4c0-2 4.4-2.4 4.4-6.4") + fill("M3.6 1 6 4.4H1.2zM12.4 1l2.4 3.4H10z"),
    "arrow.triangle.pull": ring(3.6, 3.4, 1.6) + ring(3.6, 12.6, 1.6) + ring(12.4, 12.6, 1.6) + line("M3.6 5v6M12.4 11V6a2 2 0 0 0-2-2H8.6") + fill("M9 1.6v4.8L5.8 4z"),
    "arrow.triangle.turn.up.right.diamond": line("M8 1l7 7-7 7-7-7zM6 10.6V8.4a1 1 0 0 1 1-1h2.4") + fill("M9 5.2v4.4l2.6-2.2z"),
    "arrow.triangle.turn.up.right.diamond.fill": fill("M8 .2 15.8 8 8 15.8.2 8z") + gap("M6 10.6V8.4a1 1 0 0 1 1-1h3.2M8.8 5.6l1.8 1.8-1.8 1.8"),
    "arrow.triangle.turn.up.right.circle": ring(8, 8, 7) + line("M5.8 11V8.4a1 1 0 0 1 1-1h2.6") + fill("M9 5.2v4.4l2.6-2.2z"),
    "arrow.triangle.turn.up.right.circle.fill": disk(8, 8, 7.6) + gap("M5.8 11V8.4a1 1 0 0 1 1-1h3.6M9 5.6l1.8 1.8L9 9.2"),
    "arrow.turn.up.forward": line("M3 14V8a2 2 0 0 1 2-2h8M9.6 2.6 13 6l-3.4 3.4"),
    "arrow.up.heart": line("M8 14C3 10.4 1.4 8.4 1.4 5.8A3.4 3.4 0 0 1 8 4.4a3.4 3.4 0 0 1 6.6 1.4C14.6 8.4 13 10.4 8 14zM8 11V6.6M6.2 8.2 8 6.4l1.8 1.8"),
    "arrow.rectanglepath": line("M12 4.4H3.4a1.4 1.4 0 0 0-1.4 1.4v2M4 11.6h8.6a1.4 1.4 0 0 0 1.4-1.4v-2M10 2.4l2.2 2-2.2 2M6 9.6l-2.2 2 2.2 2"),
    "chevron.compact.left": line("M9.4 2.4 6.8 8l2.6 5.6"), "chevron.compact.right": line("M6.6 2.4 9.2 8l-2.6 5.6"),
    "chevron.up.2": line("M2.6 8 8 3l5.4 5M2.6 12.6 8 7.6l5.4 5"), "chevron.down.2": line("M2.6 3.4 8 8.4l5.4-5M2.6 8 8 13l5.4-5"),
    "chevron.left.to.line": line("M12.6 3 7.4 8l5.2 5M3.4 3v10"), "chevron.right.to.line": line("M3.4 3l5.2 5-5.2 5M12.6 3v10"),
    "bolt.heart": line("M8 14C3 10.4 1.4 8.4 1.4 5.8A3.4 3.4 0 0 1 8 4.4a3.4 3.4 0 0 1 6.6 1.4C14.6 8.4 13 10.4 8 14z") + fill("M8.8 5 5.6 9h2l-.6 2.8 3.4-4.2h-2z"),
    "bolt.heart.fill": fill("M8 14.8C2.6 11 .8 8.6.8 5.8A4 4 0 0 1 8 3.4a4 4 0 0 1 7.2 2.4c0 2.8-1.8 5.2-7.2 9z") + gap("M8.8 5.4 6.4 8.6h2.4l-.8 2.6"),
    "hand.point.right": line("M1.4 5h3.2l2-1.6h3v2H14a1.1 1.1 0 0 1 0 2.2h-4M9.8 7.6h.8a1.1 1.1 0 0 1 0 2.2h-.8M9.8 9.8a1.1 1.1 0 0 1-.2 2.2H6.4L4.6 11H1.4z"),
    "hand.point.left": line("M14.6 5h-3.2l-2-1.6h-3v2H2a1.1 1.1 0 0 0 0 2.2h4M6.2 7.6h-.8a1.1 1.1 0 0 0 0 2.2h.8M6.2 9.8a1.1 1.1 0 0 0 .2 2.2h3.2l1.8-1h3.2z"),
    "hand.point.down": line("M5 1.4v3.2l-1.6 2v3h2V14a1.1 1.1 0 0 0 2.2 0v-4M7.6 9.8v.8a1.1 1.1 0 0 0 2.2 0v-.8M9.8 9.8a1.1 1.1 0 0 0 2.2-.2V6.4l-1-1.8V1.4z"),
    "hands.clap": line("M6 14.4C3 13 1.8 10.6 2.4 8l.6-3.2 1.6.6v2L8.4 3l1.2 1-2.2 3 3.4-3.4 1 1.2L8.6 8.6l3-2 .8 1.2-3 2.6 2-.8.6 1.4C10.6 13.4 8.6 15 6 14.4zM11 1v1M13 2.4l-.8.6M14.4 4.6h-1"),
    "square.lefthalf.filled": line(SQUARE) + fill("M3 1.6h5v12.8H3A1.4 1.4 0 0 1 1.6 13V3A1.4 1.4 0 0 1 3 1.6z"),
    "square.righthalf.filled": line(SQUARE) + fill("M8 1.6h5A1.4 1.4 0 0 1 14.4 3v10a1.4 1.4 0 0 1-1.4 1.4H8z"),
    "square.tophalf.filled": line(SQUARE) + fill("M3 1.6h10A1.4 1.4 0 0 1 14.4 3v5H1.6V3A1.4 1.4 0 0 1 3 1.6z"),
    "square.bottomhalf.filled": line(SQUARE) + fill("M1.6 8h12.8v5a1.4 1.4 0 0 1-1.4 1.4H3A1.4 1.4 0 0 1 1.6 13z"),
    "square.inset.filled": line(SQUARE) + fill("M4 4h8v8H4z"), "square.dotted": f'<path {LINE} stroke-dasharray="0 2.4" d="{SQUARE}"/>',
    "circle.tophalf.filled": ring(8, 8, 6.6) + fill("M1.4 8a6.6 6.6 0 0 1 13.2 0z"), "circle.bottomhalf.filled": ring(8, 8, 6.6) + fill("M1.4 8a6.6 6.6 0 0 0 13.2 0z"),
    "capsule.lefthalf.filled": line("M4.6 4.4h6.8a3.6 3.6 0 0 1 0 7.2H4.6a3.6 3.6 0 0 1 0-7.2z") + fill("M4.6 4.4H8v7.2H4.6a3.6 3.6 0 0 1 0-7.2z"),
    "rectangle.dashed": f'<path {LINE} stroke-dasharray="2.4 1.8" d="{WIDE}"/>', "rectangle.inset.filled": line(WIDE) + fill("M3.4 5.4h9.2v5.2H3.4z"),
    "rectangle.split.2x2": line(WIDE + "M8 3v10M1 8h14"), "rectangle.split.3x3": line(WIDE + "M5.7 3v10M10.3 3v10M1 6.3h14M1 9.7h14"),
    "rectangle.center.inset.filled": line(WIDE) + fill("M5.4 6h5.2v4H5.4z"), "rectangle.lefthalf.inset.filled": line(WIDE) + fill("M3 5h4.4v6H3z"),
    "rectangle.leadinghalf.inset.filled": line(WIDE) + fill("M3 5h4.4v6H3z"), "rectangle.bottomthird.inset.filled": line(WIDE) + fill("M3 8.8h10V11H3z"),
    "rectangle.portrait.on.rectangle.portrait": line("M2 4.4h7v10H2zM5.4 4.4V1.6H14v10H9"),
    "rectangle.portrait.on.rectangle.portrait.fill": fill("M1.4 4h8v11h-8zM4.6 1h10v11h-4V2.8H4.6z"),
    "circle.grid.cross": ring(8, 3, 1.8) + ring(8, 13, 1.8) + ring(3, 8, 1.8) + ring(13, 8, 1.8),
    "circle.grid.cross.fill": disk(8, 3, 2.2) + disk(8, 13, 2.2) + disk(3, 8, 2.2) + disk(13, 8, 2.2),
    "circle.hexagongrid": "".join(ring(x, y, 1.6) for x, y in ((5.4, 3.4), (10.6, 3.4), (2.8, 8), (8, 8), (13.2, 8), (5.4, 12.6), (10.6, 12.6))),
    "circle.hexagongrid.fill": "".join(disk(x, y, 2) for x, y in ((5.4, 3.4), (10.6, 3.4), (2.8, 8), (8, 8), (13.2, 8), (5.4, 12.6), (10.6, 12.6))),
    "square.grid.3x2": "".join(line(f"M{x} {y}h3.4v3.4h-3.4z") for x in (1.4, 6.3, 11.2) for y in (3.8, 8.8)),
    "square.grid.3x2.fill": "".join(fill(f"M{x} {y}h4v4h-4z") for x in (1, 6, 11) for y in (3.4, 8.6)),
    "square.grid.4x3": "".join(line(f"M{x} {y}h2.2v2.2h-2.2z") for x in (1.2, 5.1, 9, 12.8) for y in (3, 7, 11)),
    "shield.lefthalf.filled": line(SHIELD) + fill("M8 1.2v13.6c-3.2-1.4-5.6-3.8-5.6-7.2V3z"), "shield.righthalf.filled": line(SHIELD) + fill("M8 1.2v13.6c3.2-1.4 5.6-3.8 5.6-7.2V3z"),
    "shield.checkered": line(SHIELD) + fill("M8 1.2V8H2.4V3zM8 8h5.6c-.2 3.2-2.6 5.4-5.6 6.8z"),
    "bubble.middle.top": line("M3 4.6h3L8 2l2 2.6h3A1.4 1.4 0 0 1 14.4 6v7a1.4 1.4 0 0 1-1.4 1.4H3A1.4 1.4 0 0 1 1.6 13V6A1.4 1.4 0 0 1 3 4.6z"),
    "bubble.middle.top.fill": fill("M3 4h2.8L8 1l2.2 3H13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"),
    "bubble.left.and.text.bubble.right": line("M1.4 2.4h7.2v5H4.4l-1.8 2v-2H1.4zM10.6 6.4h4v6.2h-1.2v2l-2-2H6V9.4M8.4 9h4M8.4 10.8h2.6"),
    "bell.and.waves.left.and.right": line("M5 11.4V7.6a3 3 0 0 1 6 0v3.8l1 1.2H4zM7 14.4h2M2.8 5.4c-.8 1.4-.8 3 0 4.4M13.2 5.4c.8 1.4.8 3 0 4.4M1 4.2c-1 2.2-1 4.6 0 6.8M15 4.2c1 2.2 1 4.6 0 6.8"),
    "flip.horizontal": line("M8 1v14M6 3.4 1.4 12.6H6zM10 3.4l4.6 9.2H10z"), "flip.horizontal.fill": line("M8 1v14") + fill("M6.2 2.6.8 13.2h5.4zM9.8 2.6l5.4 10.6H9.8z"),
    "timelapse": ring(8, 8, 6.6) + f'<circle {LINE} stroke-dasharray=".6 1.8" cx="8" cy="8" r="4"/>', "slowmo": f'<circle {LINE} stroke-dasharray=".6 2" cx="8" cy="8" r="6.4"/>',
    "text.insert": line("M7 3.6h7.4M7 8h7.4M7 12.4h7.4M1.6 5.4 4.2 8l-2.6 2.6"), "quotelevel": line("M2 3v10M5.4 4h9M5.4 8h9M5.4 12h6"),
    "textformat.superscript": line("M1.6 13.4l6-8M1.6 5.4l6 8M10.6 3.4c.4-1.4 3-1.4 3 .2 0 1.2-2 1.6-3 3.2h3.2"), "textformat.subscript": line("M1.6 11.4l6-8M1.6 3.4l6 8M10.6 10.4c.4-1.4 3-1.4 3 .2 0 1.2-2 1.6-3 3.2h3.2"),
    "1.magnifyingglass": ring(6.6, 6.6, 5) + line("M10.3 10.3l4.2 4.2M5.6 5.4l1.2-.8v4.4"),
    "lock.rotation": line("M13.4 4.4A6.4 6.4 0 1 0 14.4 8M13.8 1.6v3h-3M5.8 7.6h4.4v3.6H5.8zM6.6 7.6V6.4a1.4 1.4 0 0 1 2.8 0v1.2"),
    "hexagon.lefthalf.filled": line("M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6z") + fill("M8 1.2v13.6L2.1 11.4V4.6z"),
    "diamond.lefthalf.filled": line("M8 1l7 7-7 7-7-7z") + fill("M8 1v14L1 8z"), "triangle.lefthalf.filled": line("M8 1.8 15 14.2H1z") + fill("M8 1.8v12.4H1z"),
    "cylinder": f'<ellipse {LINE} cx="8" cy="3.6" rx="5.4" ry="2"/>' + line("M2.6 3.6v8.8c0 1.2 2.4 2 5.4 2s5.4-.8 5.4-2V3.6"),
    "cone": line("M8 1.4 2.4 12.4M8 1.4l5.6 11") + f'<ellipse {LINE} cx="8" cy="12.4" rx="5.6" ry="2"/>', "pyramid": line("M8 1.6 1.4 11 8 14.4 14.6 11zM8 1.6v12.8"),
    "dial.low": ring(8, 9, 4.4) + line("M8 9 5.6 11M2 13.4h.1M1.4 8.4h.1M4 3.8h.1M8 2.2h.1M12 3.8h.1M14.6 8.4h.1M14 13.4h.1"), "dial.high": ring(8, 9, 4.4) + line("M8 9l2.4 2M2 13.4h.1M1.4 8.4h.1M4 3.8h.1M8 2.2h.1M12 3.8h.1M14.6 8.4h.1M14 13.4h.1"),
    "square.on.square.dashed": f'<path {LINE} stroke-dasharray="1.8 1.6" d="M5.4 1.6h9v9h-9z"/>' + line("M10.6 10.6v3.8h-9v-9h3.8"),
    "text.below.photo": line("M1.6 1.8h12.8v8H1.6zM1.6 8l3.4-3 3 2.6 2-1.6 4.4 3M1.6 12.2h12.8M1.6 14.4h8"),
    "list.and.film": line("M1.4 3h5M1.4 6.6h5M1.4 10.2h5M8.6 2.6h6v10.8h-6zM8.6 5.4h6M8.6 10.6h6"),
    "lines.measurement.horizontal": line("M2 3v10M14 3v10M5 5.4v5.2M8 4v8M11 5.4v5.2"),
    "waveform.path.ecg.rectangle": line(WIDE + "M3 8.2h2.4l1.2-3 2 5.6 1.4-2.6H13"), "heart.rectangle": line(WIDE) + fill("M8 11.2C5.6 9.6 4.8 8.6 4.8 7.4A1.7 1.7 0 0 1 8 6.6a1.7 1.7 0 0 1 3.2.8c0 1.2-.8 2.2-3.2 3.8z"),
    "heart.rectangle.fill": fill(WIDE) + '<path fill="var(--background,#fff)" d="M8 11.2C5.6 9.6 4.8 8.6 4.8 7.4A1.7 1.7 0 0 1 8 6.6a1.7 1.7 0 0 1 3.2.8c0 1.2-.8 2.2-3.2 3.8z"/>',
    "move.3d": line("M8 8V1.4M8 8l-6 4.4M8 8l6 4.4M6.4 3 8 1.4 9.6 3M2.2 10.2 2 12.4l2.2.2M13.8 10.2l.2 2.2-2.2.2"), "rotate.3d": f'<ellipse {LINE} cx="8" cy="8" rx="7" ry="3"/><ellipse {LINE} cx="8" cy="8" rx="3" ry="7"/>',
}

DRAWINGS = PEOPLE | LIFE | SIGNS | COINS | PLACES | SPORTS | THINGS | FORMS
