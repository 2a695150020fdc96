"""Split a text into words as FORMAT.md says; Swift does the same, scalar by scalar."""

LINK = "<link>"
USER = "<user>"
CAPS = "<caps>"
REPEAT = "<rep>"
NUMBER = "<num>"
YEAR = "<year>"
FOREIGN = "<foreign>"
FLAG = "<flag>"

ENTITIES = {
    "amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": " ", "hellip": "…",
    "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "hearts": "♥", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "pound": "£",
}

# U+00C0 ... U+017F, one ASCII letter each; "×" and "÷" are not letters and stay as they are.
LATIN = (
    "aaaaaaaceeeeiiiidnooooo×ouuuuytsaaaaaaaceeeeiiiidnooooo÷ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
    "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
)

EMOTICONS = {
    form: canonical
    for canonical, forms in {
        ":)": ":) :-) :o) =) =] :] :^) (: (-: (= [: :') :'-)",
        ";)": ";) ;-) ;] ;D (; (-;",
        ":D": ":D :-D =D xD XD :'D 8-D",
        ":P": ":P :p :-P :-p =P =p ;P ;p xP",
        ":(": ":( :-( =( =[ :[ :-[ ): )-: )= ]: :c :C",
        ":'(": ":'( :'-( ='( ;( ;-( )': D: D:< T_T T.T ;_; Q_Q",
        ":/": ":/ :-/ =/ :\\ :-\\ =\\ :| :-| =| :S :s :-S :-s",
        ":O": ":O :o :-O :-o =O =o O_O o_O O_o o_o O.o o.O",
        ":*": ":* :-* =* ;* :x :X",
        "<3": "<3 <33 <333 ♥ ♡",
        "</3": "</3 <\\3",
        "-_-": "-_- -.- -__- -___- >_< >.< >:( >:-(",
        "^_^": "^_^ ^.^ ^-^ ^^ *_* *-* \\o/ \\m/ :3",
    }.items()
    for form in forms.split(" ")
}
LONGEST_EMOTICON = max(map(len, EMOTICONS))
# Nothing is looked up at other scalars than these; the two sets only save time.
EMOTICON_STARTS = {ord(form[0]) for form in EMOTICONS}
LINKS = ("http://", "https://", "www.", "t.co/")
LINK_STARTS = set(map(ord, "hHwWtT"))


def decoded(text: str) -> list[int]:
    """The scalars of a text, with entities and literal backslash escapes decoded once."""
    scalars = [ord(c) for c in text]
    out: list[int] = []
    i, n = 0, len(scalars)
    while i < n:
        c = scalars[i]
        if c == 0x26:
            end = i + 1
            while end < n and end - i <= 9 and scalars[end] != 0x3B:
                end += 1
            value = entity(scalars[i + 1 : end]) if end < n and scalars[end] == 0x3B else None
            if value is not None:
                out.append(value)
                i = end + 1
                continue
        if c == 0x5C and i + 1 < n:
            nxt = scalars[i + 1]
            if nxt == 0x22:
                i += 1
                continue
            if nxt == 0x6E:
                out.append(0x20)
                i += 2
                continue
            if nxt == 0x75 and i + 5 < n:
                value = number(scalars[i + 2 : i + 6], 16)
                if value is not None:
                    out.append(value)
                    i += 6
                    continue
        out.append(c)
        i += 1
    return [c if 0x20 <= c < 0x7F else folded(c)
            for c in joined(out) if 0x20 <= c < 0x7F or not is_skipped(c)]


def entity(name: list[int]) -> int | None:
    """The scalar of an entity without its & and ;, or None."""
    if name and name[0] == 0x23:
        if len(name) > 1 and name[1] in (0x78, 0x58):
            return number(name[2:], 16)
        return number(name[1:], 10)
    found = ENTITIES.get("".join(map(chr, name)))
    return ord(found) if found else None


def number(digits: list[int], base: int) -> int | None:
    """A code point above 0 in ASCII digits, or None."""
    value = 0
    for c in digits:
        if 0x30 <= c <= 0x39:
            digit = c - 0x30
        elif base == 16 and 0x41 <= c <= 0x46:
            digit = c - 0x37
        elif base == 16 and 0x61 <= c <= 0x66:
            digit = c - 0x57
        else:
            return None
        value = value * base + digit
        if value > 0x10FFFF:
            return None
    return value if value > 0 else None


def joined(scalars: list[int]) -> list[int]:
    """Join the surrogate pairs that escapes decode to; drop unpaired ones."""
    out: list[int] = []
    high = 0
    for c in scalars:
        if 0xD800 <= c < 0xDC00:
            high = c
            continue
        if 0xDC00 <= c < 0xE000:
            if high:
                out.append(0x10000 + ((high - 0xD800) << 10) + (c - 0xDC00))
            high = 0
            continue
        high = 0
        out.append(c)
    return out


def is_skipped(c: int) -> bool:
    """Whether a scalar is a control character, or a mark that joins, colours or directs."""
    return (
        c < 0x20 and c not in (0x09, 0x0A, 0x0D)
        or 0x7F <= c <= 0x9F
        or c == 0xAD
        or 0x300 <= c <= 0x36F
        or 0x200B <= c <= 0x200F
        or 0x202A <= c <= 0x202E
        or 0x2060 <= c <= 0x206F
        or c == 0x20E3
        or 0xFE00 <= c <= 0xFE0F
        or c == 0xFEFF
        or 0x1F3FB <= c <= 0x1F3FF
        or 0xE0000 <= c <= 0xE0FFF
    )


EMOJI = {ord(rare): ord(common) for common, all_rare in {
    "😡": "👿💢😾🤬", "😘": "😗😚😽", "😍": "🤩🥰", "❤": "🤍🤎🧡🫶", "🎉": "🥂🥳", "😱": "😨",
    "😢": "😿", "🤢": "🤮"}.items() for rare in all_rare}


def folded(c: int) -> int:
    """The ASCII scalar for typographic punctuation and accented, wide or mathematical letters;
    for an emoji that the training texts lack, a common one of the same meaning."""
    if c < 0x80:
        return 0x20 if c in (0x09, 0x0A, 0x0D) else c
    if c == 0xA0 or 0x2000 <= c <= 0x200A or c in (0x2028, 0x2029, 0x202F, 0x205F, 0x3000):
        return 0x20
    if c in (0x2018, 0x2019, 0x201B, 0x2BC, 0xB4, 0x2032):
        return 0x27
    if c in (0x201C, 0x201D, 0x201E, 0x201F, 0xAB, 0xBB, 0x2033):
        return 0x22
    if 0x2010 <= c <= 0x2015:
        return 0x2D
    if 0xC0 <= c <= 0x17F and c not in (0xD7, 0xF7):
        letter = ord(LATIN[c - 0xC0])
        upper = c <= 0xDE or (c >= 0x100 and is_latin_upper(c))
        return letter - 0x20 if upper else letter
    if 0xFF01 <= c <= 0xFF5E:
        return c - 0xFEE0
    if 0x1D400 <= c <= 0x1D6A3:
        place = (c - 0x1D400) % 52
        return 0x41 + place if place < 26 else 0x61 + place - 26
    if 0x1F130 <= c <= 0x1F149:
        return 0x41 + c - 0x1F130
    return EMOJI.get(c, c)


def is_latin_upper(c: int) -> bool:
    """Whether a letter of Latin Extended-A is a capital: even ones are, in two ranges odd ones."""
    if 0x139 <= c <= 0x148 or 0x179 <= c <= 0x17E:
        return c % 2 == 1
    if c == 0x178:
        return True
    return c % 2 == 0 and c not in (0x138, 0x17F)


def is_letter(c: int) -> bool:
    """An ASCII letter; accented ones were folded before."""
    return 0x41 <= c <= 0x5A or 0x61 <= c <= 0x7A


def is_upper(c: int) -> bool:
    """An ASCII capital."""
    return 0x41 <= c <= 0x5A


def is_digit(c: int) -> bool:
    """An ASCII digit."""
    return 0x30 <= c <= 0x39


def is_name(c: int) -> bool:
    """A scalar of handles and hashtags, other scripts' letters included."""
    return is_letter(c) or is_digit(c) or c == 0x5F or is_foreign(c)


def is_foreign(c: int) -> bool:
    """A letter of another script than Latin."""
    return c >= 0x180 and not is_symbol(c)


def is_symbol(c: int) -> bool:
    """Punctuation, signs and emoji beyond Latin-1."""
    return (
        0x2000 <= c <= 0x2BFF
        or 0x3000 <= c <= 0x303F
        or 0x1F000 <= c <= 0x1FAFF
    )


class Words:
    """The words of one text, with their tokens."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.spans: list[int] = []
        self.shouting = False
        self.group = -1

    def add(self, word: str) -> None:
        """A word that is no letters, or has been lower-cased."""
        self.words.append(word)
        self.spans.append(self.group)

    def add_letters(self, letters: list[int]) -> None:
        """A run of letters: shouting marked before it, lengthened letters marked behind it."""
        plain = [c for c in letters if c != 0x27]
        shouts = len(plain) >= 2 and all(is_upper(c) for c in plain)
        if shouts and not self.shouting:
            self.add(CAPS)
        if len(plain) >= 2:
            self.shouting = shouts
        out: list[str] = []
        long = False
        for c in letters:
            small = chr(c + 0x20 if is_upper(c) else c)
            if len(out) >= 2 and out[-1] == small and out[-2] == small:
                long = True
            else:
                out.append(small)
        self.add("".join(out))
        if long:
            self.add(REPEAT)

    def add_digits(self, digits: list[int]) -> None:
        """A number: one or two digits stay, a year is a year, all else is a number."""
        if len(digits) <= 2:
            self.add("".join(map(chr, digits)))
        elif len(digits) == 4 and digits[:2] in ([0x31, 0x39], [0x32, 0x30]):
            self.add(YEAR)
        else:
            self.add(NUMBER)


def starts(scalars: list[int], i: int, prefix: str) -> bool:
    """Whether the text at a place starts with an ASCII prefix, in any case."""
    if i + len(prefix) > len(scalars):
        return False
    return all(
        (c + 0x20 if is_upper(c) else c) == ord(p) for c, p in zip(scalars[i:], prefix)
    )


def words(text: str) -> tuple[list[str], list[int]]:
    """The words of a text, and the number of each word's blank-separated run."""
    s = decoded(text)
    out = Words()
    i, n = 0, len(s)
    while i < n:
        c = s[i]
        if c == 0x20:
            i += 1
            continue
        first = i == 0 or s[i - 1] == 0x20
        if first:
            out.group += 1
        fresh = first or not (is_letter(s[i - 1]) or is_digit(s[i - 1]))
        if fresh and c in LINK_STARTS and any(starts(s, i, p) for p in LINKS):
            while i < n and s[i] != 0x20:
                i += 1
            out.add(LINK)
            continue
        if c in EMOTICON_STARTS and (
            first or fresh and (is_letter(c) or is_digit(c)) or may_smile(s, i)
        ):
            length = emoticon(s, i)
            if length:
                out.add(EMOTICONS["".join(map(chr, s[i : i + length]))])
                i += length
                continue
        if c == 0x40 and i + 1 < n and is_name(s[i + 1]):
            i = handle(s, i)
            out.add(USER)
            continue
        if c == 0x23 and i + 1 < n and is_name(s[i + 1]):
            out.add("#")
            i += 1
            continue
        if is_letter(c):
            i = letters(s, i, out)
            continue
        if is_digit(c):
            start = i
            while i < n and (
                is_digit(s[i]) or s[i] in (0x2C, 0x2E) and i + 1 < n and is_digit(s[i + 1])
            ):
                i += 1
            out.add_digits([d for d in s[start:i] if is_digit(d)])
            continue
        if is_foreign(c):
            while i < n and is_foreign(s[i]):
                i += 1
            out.add(FOREIGN)
            continue
        if 0x1F1E6 <= c <= 0x1F1FF:
            while i < n and 0x1F1E6 <= s[i] <= 0x1F1FF:
                i += 1
            out.add(FLAG)
            continue
        start = i
        dots = c == 0x2026
        while i < n and s[i] == c:
            i += 1
        out.add("." if dots else chr(c))
        if i - start > 1 or dots:
            out.add(REPEAT)
    return out.words, out.spans


def may_smile(s: list[int], i: int) -> bool:
    """Whether an emoticon is allowed inside a run: not at a bracket, not after a digit."""
    c = s[i]
    return not (is_letter(c) or is_digit(c) or c in (0x28, 0x29) or is_digit(s[i - 1]))


def emoticon(s: list[int], i: int) -> int:
    """The number of scalars of the longest emoticon at a place; 0 for none."""
    for length in range(min(LONGEST_EMOTICON, len(s) - i), 0, -1):
        if "".join(map(chr, s[i : i + length])) in EMOTICONS:
            end = i + length
            last = s[end - 1]
            if (is_letter(last) or is_digit(last)) and end < len(s):
                if is_letter(s[end]) or is_digit(s[end]):
                    continue
            if last == 0x2F and end < len(s) and s[end] == 0x2F:
                continue
            return length
    return 0


def handle(s: list[int], i: int) -> int:
    """The end of a handle that starts at an @, its server or domain included."""
    end = i + 1
    while end < len(s):
        if is_name(s[end]):
            end += 1
        elif s[end] in (0x2E, 0x40, 0x2D) and end + 1 < len(s) and is_name(s[end + 1]):
            end += 1
        else:
            break
    return end


def letters(s: list[int], i: int, out: Words) -> int:
    """Add the word at a place: letters and inner apostrophes, split at capitals of camel case."""
    start = i
    while i < len(s):
        c = s[i]
        if is_letter(c):
            if i > start and is_upper(c) and 0x61 <= s[i - 1] <= 0x7A:
                break
            if (
                i - start >= 2 and 0x61 <= c <= 0x7A and is_upper(s[i - 1]) and is_upper(s[i - 2])
                and i + 1 < len(s) and 0x61 <= s[i + 1] <= 0x7A
            ):
                i -= 1
                break
        elif not (c == 0x27 and i + 1 < len(s) and is_letter(s[i + 1])):
            break
        i += 1
    out.add_letters(s[start:i])
    return i
