"""A browser's copy of a page: elements by number, and the operations that change them."""
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source"}


class Element:
    """An element with its attributes and either text or elements."""

    __slots__ = ("tag", "attributes", "text", "children", "parent", "number")

    def __init__(self, tag, attributes=()):
        self.tag, self.attributes = tag, dict(attributes)
        self.text, self.children, self.parent, self.number = "", [], None, 0

    def all(self):
        """Every element below this one, in document order."""
        for each in self.children:
            yield each
            yield from each.all()

    def inside(self, other):
        at = self
        while at is not None and at is not other:
            at = at.parent
        return at is other


class Reader(HTMLParser):
    """HTML as the server writes it: well formed, text or elements."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.top = self.at = Element("#")
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        made = Element(tag, attrs)
        made.parent = self.at
        # For a browser without scripts; another one replaces it with the page's first answer.
        if tag != "noscript":
            self.at.children.append(made)
        if tag not in VOID:
            self.at = made

    def handle_endtag(self, tag):
        if tag not in VOID and self.at.parent is not None:
            self.at = self.at.parent

    def handle_data(self, data):
        self.at.text += data


class Wrong(ValueError):
    """An operation that a browser could not follow."""


# Operations that change no element: style rules, a snapshot, the focus, words of a screen reader, a
# vibration, a screen kept awake, an address to open, a further script, what a browser keeps.
IGNORED = set("csflbwojk")


def operations():
    """The letters of the operations that a document follows."""
    return {name.removeprefix("take_") for name in vars(Document) if name.startswith("take_")}


class Document:
    """The elements below #root. `html` may go on after them, as in a document."""

    def __init__(self, html):
        self.root = Element("root")
        self.numbered = {0: self.root}
        self.edits = {}
        self.title = self.address = None
        self.replace(html.split("<script", 1)[0])

    def replace(self, html):
        self.numbered = {0: self.root}
        self.edits = {}
        self.root.children = []
        self.insert(self.root, None, html, 1)

    def insert(self, parent, before, html, first):
        top = Reader(html).top
        place = parent.children.index(before) if before else len(parent.children)
        parent.children[place:place] = top.children
        for each in top.all():
            each.number = first
            self.numbered[first] = each
            first += 1
        for each in top.children:
            each.parent = parent

    def at(self, number):
        if number not in self.numbered:
            raise Wrong(f"no element {number}")
        return self.numbered[number]

    def leave(self, element):
        element.parent.children.remove(element)
        element.parent = None

    def edit(self, number, value, seq):
        """What a person typed stands in the field."""
        self.edits[number] = seq
        self.show(self.at(number), value)

    def turn(self, number, place):
        """The browser itself notes which of several pages is in sight."""
        if "data-at" in self.at(number).attributes and isinstance(place, str):
            self.at(number).attributes["data-at"] = place

    @staticmethod
    def show(element, value):
        if element.tag == "textarea":
            element.text = value
        else:
            element.attributes["value"] = value

    def take(self, operations):
        for name, *rest in operations:
            if name in IGNORED:
                continue
            if (follow := getattr(self, "take_" + name, None)) is None:
                raise Wrong(f"an unknown operation {name}")
            follow(*rest)

    def take_t(self, number, text):
        element = self.at(number)
        for each in list(element.all()):
            self.numbered.pop(each.number, None)
        element.text, element.children = text, []

    def take_a(self, number, name, value):
        # In HTML, the name of an attribute is read without regard to case.
        element, name = self.at(number), name.lower()
        if value is None:
            element.attributes.pop(name, None)
        else:
            element.attributes[name] = value

    def take_i(self, parent, before, html, first):
        self.insert(self.at(parent), self.at(before) if before else None, html, first)

    def take_m(self, parent, number, before):
        element, into = self.at(number), self.at(parent)
        if into.inside(element):
            raise Wrong(f"{number} into itself")
        self.leave(element)
        place = into.children.index(self.at(before)) if before else len(into.children)
        into.children.insert(place, element)
        element.parent = into

    def take_r(self, number):
        element = self.at(number)
        self.leave(element)
        for each in [element, *element.all()]:
            self.numbered.pop(each.number, None)
            self.edits.pop(each.number, None)

    def take_v(self, number, value, seq):
        element = self.at(number)
        if self.edits.get(number, 0) <= seq:
            self.edits.pop(number, None)
            self.show(element, value)

    def take_h(self, html, count, title, address):
        self.replace(html)
        if len(self.numbered) != count + 1:
            raise Wrong(f"{len(self.numbered) - 1} elements, told {count}")
        self.title, self.address = title, address

    def take_u(self, address, *_):
        self.address = address

    def take_T(self, title):
        self.title = title

    def differences(self, other):
        """The first difference from another copy, in words; None when they show the same."""
        return difference(self, self.root, other, other.root, "")


# The browser marks these itself, or a choice stands in the list and not in its options. `data-to`
# asks to scroll once, and `data-at` is set by both sides: what the browser reports may cross an
# operation, after which a browser scrolls and reports again.
OWN = {"selected", "data-w", "data-r", "data-to", "data-at"}


def difference(one, a, other, b, where):
    here = f"{where}/{a.tag}"
    if a.tag != b.tag:
        return f"{here} is {b.tag}"
    # Text typed into a field is the browser's, whatever the server made of it.
    typed = a.number in one.edits or b.number in other.edits
    ours = dict(a.attributes)
    theirs = dict(b.attributes)
    chosen = typed or a.tag == "select"
    for each in OWN | ({"value", "aria-valuenow"} if chosen else set()):
        ours.pop(each, None)
        theirs.pop(each, None)
    for each in (ours, theirs):
        # No longer busy is not busy.
        if each.get("aria-busy") == "false":
            del each["aria-busy"]
    for name in sorted(ours.keys() | theirs.keys()):
        if (ours.get(name) or "") != (theirs.get(name) or "") or (name in ours) != (name in theirs):
            return f"{here} {name}: {ours.get(name)!r} is {theirs.get(name)!r}"
    plain = a.tag != "textarea" or not typed
    if plain and a.text.strip() != b.text.strip():
        return f"{here}: {a.text!r} is {b.text!r}"
    if len(a.children) != len(b.children):
        return f"{here}: {outline(a)} is {outline(b)}"
    for c, d in zip(a.children, b.children):
        if found := difference(one, c, other, d, here):
            return found
    return None


def outline(element):
    """The children of an element, by tag, classes and text, for the report of a difference."""
    def one(each):
        classes = each.attributes.get("class", "").replace(" ", ".")
        words = "".join([each.text, *(inner.text for inner in each.all())])
        return f"{each.tag}.{classes} {words[:24]!r}"
    return f"{len(element.children)} elements [{', '.join(map(one, element.children[:12]))}]"
