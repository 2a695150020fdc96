"""Reads the words of the menu: categories, dishes, and the ways in which a dish is offered.

A dish is a line: both names, price, calories, and the words that draw its picture. `= Hummus` in
their place gives it the picture of that dish, `-` gives it none. All ways to offer a dish share its
picture. `== ` begins a category, `~ ` is a sentence for descriptions, `+ ` names the ways in which
the next dishes are offered (`0-variants.txt`).
"""
import dataclasses
import pathlib
import re

FOLDER = pathlib.Path(__file__).parent / "words"


@dataclasses.dataclass(frozen=True)
class Variant:
    """One way to offer a dish: its two names, and its price as `x1.5` or `+6`."""
    english: str
    arabic: str
    price: str

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
        if line and not line.startswith("#"):
            name, rest = (part.strip() for part in line.split("=", 1))
            found[name] = tuple(Variant(*(field.strip() for field in part.split(";")))
                                for part in rest.split("|"))
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
    return with_shared_pictures(found)


def with_shared_pictures(menu):
    """The menu with the words of the named dish where a dish shares its picture."""
    known = {dish.english: dish.art for category in menu for dish in category.dishes}
    for category in menu:
        category.dishes = [
            dataclasses.replace(dish, art=known[" ".join(dish.art[1:])])
            if dish.art[:1] == ("=",) else dish for dish in category.dishes]
    return menu


def fields(line):
    return [field.strip() for field in line.split("|")]


def number(text):
    return None if text == "-" else int(text)


def slug(text):
    plain = text.lower()
    for sign, letter in zip("éèêáàíóñûçü", "eeeaaionucu"):
        plain = plain.replace(sign, letter)
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def pictures(menu):
    """The name of every picture by the words that draw it; the first dish with them names it."""
    names = {}
    for category in menu:
        for dish in category.dishes:
            if dish.art:
                names.setdefault(dish.art, slug(dish.english))
    assert len(set(names.values())) == len(names), "two pictures have one name"
    return names
