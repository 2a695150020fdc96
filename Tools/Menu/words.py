"""Reads the words of the menu: categories, dishes, and the ways in which a dish is offered."""
import dataclasses
import pathlib
import re

FOLDER = pathlib.Path(__file__).parent / "words"


@dataclasses.dataclass(frozen=True)
class Variant:
    """One way to offer a dish: its two names, its price as `x1.5` or `+6`, words for its picture."""
    english: str
    arabic: str
    price: str
    art: tuple

    def cost(self, base):
        number = float(self.price[1:])
        return base * number if self.price[0] == "x" else base + number


@dataclasses.dataclass(frozen=True)
class Dish:
    english: str
    arabic: str
    price: float
    calories: int | None
    art: tuple
    variants: tuple


@dataclasses.dataclass
class Category:
    english: str
    arabic: str
    minutes: int | None
    sentences: list
    dishes: list


def variants():
    """Every set of variants by its name."""
    found = {}
    for line in (FOLDER / "0-variants.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        name, rest = line.split(" = ", 1) if " = " in line else line.split(" =", 1)
        one = []
        for part in rest.split("|"):
            english, arabic, price, art = (field.strip() for field in part.split(";"))
            one.append(Variant(english, arabic, price, tuple(art.split())))
        found[name] = tuple(one)
    return found


def categories():
    """The whole menu in its order."""
    sets, found, current = variants(), [], ()
    for file in sorted(FOLDER.glob("[1-9]*.txt")):
        for line in filter(None, file.read_text().splitlines()):
            if line.startswith("=="):
                english, arabic, minutes = fields(line[2:])
                found.append(Category(english, arabic, number(minutes), [], []))
            elif line.startswith("~"):
                found[-1].sentences.append(line[1:].strip())
            elif line.startswith("+"):
                current = sets[line[1:].strip()]
            else:
                english, arabic, price, calories, *art = fields(line)
                # A drink's colours may be divided by the sign that divides the fields.
                words = "" if art == ["-"] else "|".join(art)
                found[-1].dishes.append(Dish(english, arabic, float(price), number(calories),
                                             tuple(words.split()), current))
    return found


def fields(line):
    return [field.strip() for field in line.split("|")]


def number(text):
    return None if text == "-" else int(text)


# What changes the picture, by the kind of drawing; elsewhere a word is heard but not seen.
UNSEEN = {"shared": {"scoop", "fries"}, "combo": set(), "cup": {"pot"},
          "drink": set(), "mezzetray": set()}


def picture(dish, variant):
    """The picture's file name without ending and the words that draw it; None without a picture."""
    if not dish.art:
        return None
    seen = UNSEEN.get(dish.art[0])
    extra = tuple(w for w in variant.art if w not in dish.art and (seen is None or w in seen))
    return "-".join((slug(dish.english),) + extra), dish.art + extra


def slug(text):
    plain = text.lower()
    for sign, letter in zip("éèêáàíóñûçü", "eeeaaionucu"):
        plain = plain.replace(sign, letter)
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def pictures():
    """Every picture once: words by file name; one name drawn in two ways is numbered."""
    found, names = {}, {}
    for category in categories():
        for dish in category.dishes:
            for variant in dish.variants:
                drawn = picture(dish, variant)
                if drawn and drawn not in names:
                    name, n = drawn[0], 2
                    while name in found:
                        name, n = f"{drawn[0]}-{n}", n + 1
                    found[name] = drawn[1]
                    names[drawn] = name
    return found, names
