"""The portraits of the people of Humour; 256 pixels square, some 8 KB each."""
from common.art import Art, arc, box, circle, curve, dark, oval, poly
from humour.faces import (INK, backdrop, beard, curls, face, fringe, glasses, head, long_hair,
                          scarf, shoulders)


def maya_runs(a):
    backdrop(a, "#f2b84b")
    curls(a, "#2b1c1a", [(84, 78), (100, 58), (128, 48), (156, 58), (172, 78), (128, 30)], 24)
    shoulders(a, "#d8433b")
    a.fill(poly([(104, 196), (152, 196), (146, 214), (110, 214)]), "#8a5436")
    a.fill(box(128, 238, 62, 34, 4), "#ffffff")
    a.stroke(curve([(104, 238), (152, 238)]), "#d8433b", 6)
    head(a, "#8a5436")
    fringe(a, "#2b1c1a", 84)
    a.fill(box(128, 84, 96, 13, 5, -1), "#29b3a6")
    face(a, "#8a5436", "grin")


def tomas_bakes(a):
    backdrop(a, "#bcd8e8")
    shoulders(a, "#ffffff")
    head(a, "#e3ab82")
    beard(a, "#5a3a28", 172)
    a.fill(oval(128, 146, 20, 11), "#e3ab82")
    face(a, "#e3ab82", "smile")
    for x, y, r in ((98, 52, 26), (128, 40, 30), (158, 52, 26)):
        a.fill(circle(x, y, r), "#ffffff")
    a.fill(box(128, 76, 92, 26, 6), "#f3efe6")
    a.fill(oval(164, 132, 8, 5, 20), "#ffffff", alpha=0.8)
    a.fill(oval(206, 216, 58, 15, -32), "#c98a44")
    for k in range(-2, 3):
        a.stroke(curve([(200 + k * 17, 208 - k * 11), (210 + k * 17, 222 - k * 11)]), "#f0cf94", 4)


def platform_gerald(a):
    backdrop(a, "#a7b0a0")
    shoulders(a, "#4b5a3c")
    a.fill(poly([(112, 190), (144, 190), (128, 250)]), "#ffffff")
    a.fill(poly([(122, 200), (134, 200), (138, 250), (128, 262), (118, 250)]), "#7d2633")
    head(a, "#eec4a6")
    for x in (80, 176):
        a.fill(oval(x, 104, 9, 18), "#d9d9d6")
    face(a, "#eec4a6", "frown", brow="#c9c9c6", tilt=6)
    a.fill(oval(112, 142, 18, 8, -10), "#dededb")
    a.fill(oval(144, 142, 18, 8, 10), "#dededb")
    a.fill(curve([(70, 92), (82, 58), (128, 46), (176, 60), (188, 90), (128, 80)], closed=True),
           "#6a5a48")
    a.fill(oval(120, 90, 62, 10, -3), "#56483a")
    glasses(a, "#5b5b5b", 12)


def nightshift_jo(a):
    backdrop(a, "#33406e")
    a.fill(circle(206, 52, 24), "#f6e7ac")
    a.fill(circle(197, 46, 21), "#33406e")
    a.fill(circle(128, 44, 24), "#c98f3c")
    shoulders(a, "#3f9c9a")
    a.fill(poly([(108, 190), (148, 190), (128, 224)]), "#f0c7ac")
    head(a, "#f0c7ac")
    fringe(a, "#c98f3c", 86, 8)
    face(a, "#f0c7ac", "smile")
    a.stroke(curve([(98, 196), (106, 228), (128, 244), (150, 228), (158, 196)]), "#23303f", 6)
    a.fill(circle(128, 248, 9), "#c9d2d8")


def skywatch_ines(a):
    backdrop(a, "#1f2348")
    for _ in range(26):
        a.fill(circle(a.r.uniform(6, 250), a.r.uniform(6, 190), a.r.uniform(0.8, 2.2)), "#fff6cf")
    long_hair(a, "#3b2318", 212)
    shoulders(a, "#6b4fa0")
    head(a, "#d9a47e")
    fringe(a, "#3b2318", 92, -6)
    face(a, "#d9a47e", "smile")
    a.fill(curve([(76, 92), (84, 52), (128, 36), (172, 52), (180, 92), (128, 82)], closed=True),
           "#e0605a")
    a.fill(box(128, 90, 112, 20, 9), "#f2efe4")
    a.fill(circle(128, 30, 15), "#f2efe4")
    glasses(a, "#e9c46a", 15)
    a.fill(box(128, 194, 92, 24, 12), "#f2c14e")


def rowj_dev(a):
    backdrop(a, "#cfe3b4")
    shoulders(a, "#2c2f36")
    head(a, "#b07a52")
    fringe(a, "#1d1a1c", 80, 14)
    beard(a, "#1d1a1c", 170)
    a.fill(oval(128, 146, 21, 12), "#b07a52")
    face(a, "#b07a52", "grin")
    scarf(a, "#17834a", "#ffffff")


def allotment_ruth(a):
    backdrop(a, "#f0d9c4")
    curls(a, "#efefec", [(80, 104), (84, 128), (176, 104), (172, 128), (92, 84), (164, 84)], 17)
    shoulders(a, "#7a9a5a")
    for x, y in ((74, 232), (104, 226), (152, 228), (184, 236), (128, 246)):
        a.fill(circle(x, y, 6), "#f4e3a8")
    head(a, "#f1cdb3", 45, 52)
    face(a, "#f1cdb3", "smile", brow="#cfcfca")
    glasses(a, "#9a5b5b", 13)
    a.fill(oval(128, 80, 92, 19), "#e2bd6b")
    a.fill(curve([(84, 78), (92, 42), (128, 34), (164, 42), (172, 78)], closed=True), "#ecca7d")
    a.fill(box(128, 70, 86, 12, 4), "#c0504d")


def thesis_amir(a):
    backdrop(a, "#9ec9cf")
    curls(a, "#231916", [(80, 92), (86, 68), (106, 52), (130, 46), (154, 54), (170, 70),
                         (176, 94), (118, 66), (142, 66)], 21)
    shoulders(a, "#8b5a3a")
    a.fill(box(128, 200, 56, 18, 8), "#70462c")
    head(a, "#c98d63")
    beard(a, "#231916", 168)
    a.fill(oval(128, 145, 20, 10), "#c98d63")
    face(a, "#c98d63", "smile", tilt=-3)
    glasses(a, "#22252b", 15)
    curls(a, "#231916", [(100, 78), (122, 72), (146, 74), (162, 84)], 13)


def busker_nell(a):
    backdrop(a, "#e58f6b")
    long_hair(a, "#a33b2a", 226, 66)
    shoulders(a, "#33546e")
    head(a, "#f4d3bd")
    fringe(a, "#a33b2a", 98, 0)
    face(a, "#f4d3bd", "smile", eyes="shut")
    for x, y in ((106, 126), (114, 130), (146, 130), (152, 125), (128, 128)):
        a.fill(circle(x, y, 1.5), "#c98a66")
    a.fill(box(196, 190, 20, 170, 4, 24), "#6b4226")
    for k in (-6, 0, 6):
        a.stroke(curve([(230 + k, 116), (162 + k, 268)]), "#f0e2c0", 1.3)
    a.fill(box(236, 100, 30, 40, 6, 24), "#4c2d18")


def mr_biscuit_cat(a):
    backdrop(a, "#b9d3c2")
    fur = "#e59a45"
    for side in (-1, 1):
        x = 128 + side * 52
        a.fill(poly([(x - side * 30, 78), (x + side * 18, 22), (x + side * 22, 110)]), fur)
        a.fill(poly([(x - side * 14, 78), (x + side * 12, 42), (x + side * 14, 92)]), "#f2b8a8")
    a.fill(oval(128, 260, 96, 62), dark(fur, 0.06))
    a.fill(oval(128, 134, 86, 74), fur)
    for dx in (-22, 0, 22):
        a.fill(oval(128 + dx, 76, 6, 20), dark(fur, 0.3))
    for side in (-1, 1):
        for y in (128, 146):
            a.fill(oval(128 + side * 74, y, 18, 5, side * -8), dark(fur, 0.3))
        a.fill(oval(128 + side * 34, 122, 17, 18), "#f7f2c4")
        a.fill(oval(128 + side * 32, 124, 7, 15), INK)
        a.fill(circle(128 + side * 32 + 3, 117, 3), "#ffffff")
        a.fill(oval(128 + side * 18, 164, 24, 19), "#fff3e2")
        for k in (-7, 0, 7):
            a.stroke(curve([(128 + side * 34, 164 + k * 0.5), (128 + side * 84, 160 + k * 2)]),
                     "#ffffff", 1.8)
    a.fill(poly([(118, 146), (138, 146), (128, 157)]), "#d46a6a")
    a.stroke(arc(119, 160, 9, 8, 10, 150), INK, 2.6)
    a.stroke(arc(137, 160, 9, 8, 20, 150), INK, 2.6)
    a.fill(box(128, 216, 120, 15, 7), "#2f6f8f")
    a.fill(circle(128, 228, 11), "#f1c84b")


def capt_solveig(a):
    backdrop(a, "#6fa8c9")
    shoulders(a, "#1d2b4a")
    a.fill(poly([(108, 190), (148, 190), (128, 236)]), "#ffffff")
    for x in (70, 186):
        a.fill(box(x, 222, 30, 8, 2, 12 if x < 128 else -12), "#e9c04f")
    head(a, "#edc0a0")
    for side in (-1, 1):
        a.fill(oval(128 + side * 46, 108, 9, 24), "#e6d9a8")
    for k in range(5):
        a.fill(oval(180 + (k % 2) * 3, 150 + k * 15, 10, 11), a.jitter("#e6d9a8", 0.12))
    face(a, "#edc0a0", "grin")
    a.fill(curve([(66, 74), (84, 42), (128, 32), (172, 42), (190, 74), (128, 70)], closed=True),
           "#ffffff")
    a.fill(box(128, 80, 106, 20, 4), "#1d2b4a")
    a.fill(curve([(78, 90), (128, 86), (178, 90), (162, 101), (128, 104), (94, 101)], closed=True),
           "#0f1830")
    a.fill(circle(128, 70, 10), "#e9c04f")


def chef_lucia(a):
    backdrop(a, "#f6dd8a")
    a.fill(circle(168, 52, 22), "#1f1512")
    shoulders(a, "#fbfaf5")
    for side in (-1, 1):
        for y in (214, 236):
            a.fill(circle(128 + side * 18, y, 4), "#c0392b")
    head(a, "#d79a6c")
    fringe(a, "#1f1512", 92, 6)
    a.fill(curve([(76, 96), (84, 60), (128, 46), (172, 60), (180, 96), (128, 76)], closed=True),
           "#c0392b")
    for x, y in ((98, 70), (124, 60), (152, 68), (112, 80), (142, 80), (166, 86), (88, 88)):
        a.fill(circle(x, y, 3.6), "#ffffff")
    face(a, "#d79a6c", "grin", tilt=2)
    for side in (-1, 1):
        a.stroke(circle(128 + side * 50, 144, 8), "#e0b03a", 3)


def layla_yawmiyat(a):
    backdrop(a, "#f3c9b8")
    a.fill(curve([(128, 42), (178, 62), (192, 120), (186, 190), (214, 270), (42, 270), (70, 190),
                  (64, 120), (78, 62)], closed=True), "#2e7d83")
    a.fill(oval(128, 118, 43, 52), "#e0b088")
    a.fill(curve([(84, 108), (96, 72), (128, 62), (160, 72), (172, 108), (158, 84), (128, 74),
                  (98, 84)], closed=True), "#24666b")
    face(a, "#e0b088", "smile")
    a.stroke(curve([(78, 168), (110, 194), (160, 196), (186, 176)]), "#24666b", 6)
    a.fill(box(206, 178, 10, 120, 4, 18), "#b07a44")
    a.fill(oval(226, 112, 9, 17, 18), "#f2c230")
    a.fill(box(221, 130, 14, 12, 2, 18), "#c9ccd0")


def camille_velo(a):
    backdrop(a, "#a9d6a2")
    long_hair(a, "#6b4a2e", 200, 58)
    shoulders(a, "#f28c28")
    for x in (88, 168):
        a.fill(box(x, 236, 12, 70, 2, 6 if x < 128 else -6), "#f7f3a1")
    head(a, "#f2ccb0")
    fringe(a, "#6b4a2e", 94, -8)
    face(a, "#f2ccb0", "smile")
    a.fill(curve([(70, 90), (78, 50), (128, 30), (178, 50), (186, 90), (128, 80)], closed=True),
           "#ee5c9a")
    for dx in (-30, 0, 30):
        a.fill(oval(128 + dx, 58, 7, 18, dx * 0.5), "#a83368")
    a.stroke(curve([(80, 96), (94, 150), (128, 176), (162, 150), (176, 96)]), "#3b3b3b", 3)
    a.fill(box(128, 175, 14, 9, 3), "#3b3b3b")


def hannes_holz(a):
    backdrop(a, "#d9b88c")
    for y in range(20, 256, 34):
        a.stroke(curve([(-6, y), (90, y + a.r.uniform(-9, 9)), (262, y)]), "#c39d6c", 3, alpha=0.6)
    shoulders(a, "#41618a", 94)
    for x in (96, 160):
        a.fill(box(x, 232, 14, 70, 3), "#2f4767")
    head(a, "#f0c3a2", 49, 55)
    curls(a, "#b9803f", [(86, 78), (104, 64), (128, 58), (152, 64), (170, 78)], 18)
    beard(a, "#b9803f", 188)
    a.fill(oval(128, 145, 20, 9), "#f0c3a2")
    face(a, "#f0c3a2", "smile", brow="#8a5d2c")
    a.fill(box(188, 100, 8, 60, 2, 64), "#e2b93b")
    a.fill(poly([(214, 82), (222, 85), (212, 90)]), INK)


def private_pat(a):
    backdrop(a, "#8f8aa6")
    shoulders(a, "#3d3a4f")
    head(a, "#d8b49c")
    fringe(a, "#4a3b35", 90)
    face(a, "#d8b49c", "flat")
    for side in (-1, 1):
        a.fill(oval(128 + side * 20, 116, 18, 14), "#1c1c22")
    a.fill(box(128, 112, 20, 5, 2), "#1c1c22")
    a.fill(box(128, 236, 44, 34, 6), "#e9c04f")
    a.stroke(arc(128, 220, 13, 15, 180, 180), "#c99f2f", 6)


def busy_bea(a):
    backdrop(a, "#f6e27a")
    curls(a, "#7c3f8c", [(82, 96), (90, 70), (128, 54), (166, 70), (174, 96), (108, 58),
                         (148, 58)], 24)
    shoulders(a, "#2d2d2d")
    for y in (214, 242):
        a.fill(box(128, y, 136 + (y - 214) * 0.6, 13, 3), "#f2c230")
    head(a, "#e9b994")
    face(a, "#e9b994", "grin", tilt=-4)
    a.stroke(arc(128, 110, 58, 62, 190, 160), "#3b3b45", 8)
    for x in (74, 182):
        a.fill(box(x, 118, 18, 32, 8), "#3b3b45")
    a.stroke(curve([(76, 132), (86, 156), (106, 160)]), "#3b3b45", 4)


PEOPLE = (maya_runs, tomas_bakes, platform_gerald, nightshift_jo, skywatch_ines, rowj_dev,
          allotment_ruth, thesis_amir, busker_nell, mr_biscuit_cat, capt_solveig, chef_lucia,
          layla_yawmiyat, camille_velo, hannes_holz, private_pat, busy_bea)


def pictures(folder, names):
    """Each portrait's path in the folder, and its bytes."""
    for draw in PEOPLE:
        if not names or draw.__name__ in names:
            art = Art(draw.__name__, scale=3, size=256)
            draw(art)
            yield f"photos/{draw.__name__}.jpg", art.jpeg(256, detail=80, gradients=80)
