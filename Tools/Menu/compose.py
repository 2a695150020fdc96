"""Writes the data of the simulated menu: `python compose.py OUT`; equal words give equal files."""
import datetime
import json
import pathlib
import random
import sys
import uuid

import words

# Dishes whose own name is Arabic, as a kitchen types them that never uses the second field.
ARABIC_NAMES = {"Karak Tea", "Saudi Coffee", "Jallab", "Luqaimat", "Lamb Mansaf", "Sahlab",
                "Still Water", "Balila"}
NO_CATEGORY = ("Gift Card", "Tonic Water", "Edamame", "Sahlab", "Qudsia", "Makdous",
               "Plain Naan", "Tamarind")
FREE = {"Arabic Bread"}
DELETED_CATEGORY = "Bottled Sauces and Gifts"
PLAIN_CATEGORIES = ("Combos", "Steaks", "Sushi", "Today's Specials")
WITHOUT_IMAGE = ("Sauces and Dips", "Water and Soft Drinks", "Ramadan Iftar", "Bakery",
                 "Side Dishes", "Diwan Sharing", DELETED_CATEGORY)
PORTIONS = {"(for Two)": " Serves two.", "(Family)": " Serves four to five.",
            "(for 10)": " Serves ten.", "(for 20)": " Serves twenty."}
OPENED = datetime.datetime(2023, 1, 2, 8, 0)


def key(text):
    return str(uuid.uuid5(uuid.NAMESPACE_URL, "https://restaurant.invalid/" + text))


def stamp(r, since=OPENED, days=700):
    return since + datetime.timedelta(days=r.randrange(days), seconds=r.randrange(50_000))


def times(r):
    made = stamp(r)
    changed = made if r.random() < 0.3 else stamp(r, made, 200)
    return made, changed


def price(r, value):
    """The price as JSON text: whole, with a fraction, or as a text; seldom none at all."""
    way = r.random()
    if value > 150:
        value = round(value / 5) * 5
    if way < 0.012:
        return "null"
    if way < 0.46:
        return str(round(value))
    cents = round(value) * 100 + r.choice((-5, 50, 50, 25, 75, 95, -65, 35))
    if way < 0.8:
        return f"{cents / 100:.2f}".rstrip("0").rstrip(".")
    if way < 0.86:
        return f'"{round(value)}"'
    return f'"{cents / 100:.2f}"'


def text(members):
    """A compact object; a member that is `...` is left out."""
    parts = []
    for name, value in members.items():
        if value is ...:
            continue
        raw = value[1] if isinstance(value, tuple) else json.dumps(value, ensure_ascii=False)
        parts.append(f"{json.dumps(name)}:{raw}")
    return "{" + ",".join(parts) + "}"


def category(r, place, one, names):
    made, changed = times(r)
    drawn = [dish.art for dish in one.dishes if dish.art]
    pictured = drawn and one.english not in WITHOUT_IMAGE
    return text({
        "id": key(one.english), "name": one.english,
        "name_localized": None if one.english in PLAIN_CATEGORIES else one.arabic,
        "reference": None if place % 9 == 8 else f"cat-{place + 1:02}",
        "image": f"$PHOTOS/{names[drawn[0]]}.jpg" if pictured else None,
        "created_at": str(made), "updated_at": str(changed),
        "deleted_at": str(stamp(r, changed, 90)) if one.english == DELETED_CATEGORY else None})


def joined(dish, variant):
    """Both names; what already comes with one thing gets the other with an "and"."""
    english, arabic = variant.english, variant.arabic
    if " with " in dish.english and english.startswith("with "):
        english = "and" + english[4:]
    if " بال" in dish.arabic and arabic.startswith("بال"):
        arabic = "و" + arabic[1:]
    return f"{dish.english} {english}".strip(), f"{dish.arabic} {arabic}".strip()


def product(r, one, dish, variant, names):
    """A product's members but for its id's and its number's places in the list."""
    made, changed = times(r)
    name, arabic = joined(dish, variant)
    localized = r.choices((arabic, None, ..., "", " "), (930, 55, 8, 4, 3))[0]
    if dish.english in ARABIC_NAMES:
        name, localized = arabic, None
    sentence = None
    if one.sentences and r.random() < 0.64:
        sentence = r.choice(one.sentences) + PORTIONS.get(variant.english, "")
    elif r.random() < 0.06:
        sentence = r.choice(("", " ", ...))
    minutes = None if one.minutes is None or r.random() < 0.18 else one.minutes + r.randint(-2, 5)
    calories = dish.calories
    if calories is not None:
        scale = variant.cost(dish.price) / dish.price
        calories = None if r.random() < 0.12 else round(calories * scale / 5) * 5
    image = f"$PHOTOS/{names[dish.art]}.jpg" if dish.art else None
    gone = r.random() < 0.025
    return {
        "id": "", "sku": "", "barcode": None, "name": name, "name_localized": localized,
        "description": sentence, "description_localized": None,
        "image": image if r.random() < 0.965 else r.choice((None, None, "")),
        "is_active": r.random() > 0.04, "is_stock_product": False, "is_ready": True,
        "pricing_method": 1, "selling_method": 1, "preparation_time": minutes,
        "price": ("json", "0" if dish.english in FREE else price(r, variant.cost(dish.price))),
        "cost": None, "calories": calories,
        "created_at": str(made), "updated_at": str(changed),
        "deleted_at": str(stamp(r, changed, 60)) if gone else None, "meta": None,
        "category": uncategorised(r, dish) if dish.english in NO_CATEGORY else key(one.english)}


def uncategorised(r, dish):
    return ... if dish.english in NO_CATEGORY[:2] else None


def products(menu, names):
    found = []
    for one in menu:
        for dish in one.dishes:
            for variant in dish.variants:
                seed = f"{one.english}/{dish.english}/{variant.english}"
                found.append((seed, product(random.Random(seed), one, dish, variant, names)))
    # What came onto the menu later stands at its end, whatever its category.
    later = random.Random("later")
    found.sort(key=lambda _: later.random() < 0.16)
    for place, (seed, members) in enumerate(found):
        members["id"] = key(seed)
        members["sku"] = None if place % 97 == 41 else f"sk-{place + 1:04}"
    return [text(members) for _, members in found]


def write(file, records):
    file.write_text("[\n" + ",\n".join(records) + "\n]\n")
    print(f"{len(records)} in {file.name}, {file.stat().st_size / 1e3:.0f} kB")


def main(out):
    menu = words.categories()
    names = words.pictures(menu)
    folder = pathlib.Path(out)
    write(folder / "categories.json",
          [category(random.Random(one.english), place, one, names)
           for place, one in enumerate(menu)])
    write(folder / "products.json", products(menu, names))
    print(f"{len(names)} pictures")


if __name__ == "__main__":
    main(sys.argv[1])
