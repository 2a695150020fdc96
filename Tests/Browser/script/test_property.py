"""Random edits: the patched page equals a reference tree that knows nothing of the script."""
import random

import pytest

TAGS = ["div", "p", "article", "b", "section"]


class Node:
    def __init__(self, tag, number):
        self.tag, self.number, self.parent = tag, number, None
        self.text, self.attributes, self.children = "", {}, []

    def html(self):
        inside = "".join(child.html() for child in self.children) or escape(self.text)
        attributes = "".join(f' {name}="{escape(value, True)}"'
                             for name, value in self.attributes.items())
        return f"<{self.tag}{attributes}>{inside}</{self.tag}>"

    def below(self):
        for child in self.children:
            yield child
            yield from child.below()


def escape(text, quoted=False):
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;") if quoted else text


class Script:
    """Makes operations and does them to its own tree."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.root = Node("root", 0)
        self.next = 1

    def piece(self, depth=0):
        # <p> would close at a block inside it: only the other tags have children.
        tag = self.random.choice(TAGS)
        node = Node(tag, self.next)
        self.next += 1
        if tag in ("div", "section", "article") and depth < 3 and self.random.random() < 0.6:
            for _ in range(self.random.randint(1, 3)):
                child = self.piece(depth + 1)
                child.parent = node
                node.children.append(child)
        else:
            node.text = self.random.choice(["", "a & b", "<i>", 'q"', "é\u202e😀"])
        return node

    def operation(self):
        nodes = list(self.root.below())
        kind = self.random.choice("iimrtaa" if len(nodes) < 60 else "rrrmta")
        boxes = [self.root] + [node for node in nodes
                               if node.tag in ("div", "section", "article") and not node.text]
        if kind == "i" or not nodes:
            into = self.random.choice(boxes)
            at = self.random.randint(0, len(into.children))
            before = into.children[at].number if at < len(into.children) else 0
            first, self.next = self.next, self.next + self.random.choice([0, 0, 7])
            first = self.next
            pieces = [self.piece() for _ in range(self.random.randint(1, 3))]
            for piece in pieces:
                piece.parent = into
            into.children[at:at] = pieces
            return ["i", into.number, before, "".join(piece.html() for piece in pieces), first]
        node = self.random.choice(nodes)
        if kind == "r":
            node.parent.children.remove(node)
            return ["r", node.number]
        if kind == "m":
            into = self.random.choice(
                [box for box in boxes if box is not node and box not in list(node.below())])
            node.parent.children.remove(node)
            at = self.random.randint(0, len(into.children))
            before = into.children[at].number if at < len(into.children) else 0
            into.children.insert(at, node)
            node.parent = into
            return ["m", into.number, node.number, before]
        if kind == "t" and not node.children:
            node.text = self.random.choice(["", "new <&> text", "line\nbreak"])
            return ["t", node.number, node.text]
        name = self.random.choice(["class", "title", "data-x", "aria-label"])
        if name in node.attributes and self.random.random() < 0.4:
            del node.attributes[name]
            return ["a", node.number, name, None]
        node.attributes[name] = self.random.choice(["", "v", '"<&>'])
        return ["a", node.number, name, node.attributes[name]]


@pytest.mark.parametrize("seed", range(4))
def test_random_edits_match_the_reference_tree(tab, server, seed):
    script = Script(seed)
    tab.open("")
    for _ in range(25):
        tab.play(*[script.operation() for _ in range(script.random.randint(1, 20))])
        got = tab.html()
        assert plain(got) == plain("".join(child.html() for child in script.root.children))
    # Each number still finds its own element.
    nodes = list(script.root.below())
    for node in nodes:
        node.attributes["data-number"] = str(node.number)
    tab.play(*[["a", node.number, "data-number", str(node.number)] for node in nodes])
    assert plain(tab.html()) == plain("".join(child.html() for child in script.root.children))
    assert tab.problems == []


def plain(html):
    """Browsers write no-break spaces and attributes' < differently by version:
    compare by meaning."""
    from html.parser import HTMLParser

    class Reader(HTMLParser):
        def __init__(self):
            super().__init__()
            self.out = []

        def handle_starttag(self, tag, attributes):
            self.out.append((tag, sorted(attributes)))

        def handle_endtag(self, tag):
            self.out.append(tag)

        def handle_data(self, data):
            self.out.append(("text", data))

    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader.out
