"""What nobody means to type: numbers, texts, dates, colours, places and addresses."""
import json
from urllib.parse import quote

NUMBERS = [
    "0", "-0", "1", "-1", "2", "0.5", "-0.5", "3.7", "100", "255", "256", "-128", "128", "65536",
    "nan", "-nan", "inf", "-inf", "1e308", "-1e308", "1.7976931348623157e308", "5e-324", "1e-320",
    "2147483647", "2147483648", "-2147483649", "4294967296", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "18446744073709551615", "-9.3e18", "9.2e18",
    "1e17", "1e12", "-1e12", "1e6", "1e9", "100000", "-1e6", "0.1", "1e-7", "0x1p1023", "0x1p-1074",
    "1e400", "99999999999999999999999999999999999999", "253402300800", "-62135769600", "1e15",
]
TEXTS = [
    "", " ", "a", "words", "\n", "\t", "a\nb\nc", "x" * 1000, "x" * 5000, "\u202eabc\u202c",
    "\0", "a\0b", "\u2028\u2029", "\ufffe\uffff", "e\u0301" * 300,
    "\u0645\u0631\u062d\u0628\u0627", "\U0001f469\u200d\U0001f469\u200d\U0001f467" * 40,
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='x", "&amp;&#0;",
    "</textarea></script><style>", "%n%s%@%lld%d", "%1$@ %2$@", "javascript:alert(1)",
    "data:text/html,<b>x", "http://127.0.0.1:1/", "https://user:pass@evil.example/", "//evil",
    "mailto:a@b", "../../etc/passwd", "/stack/Anis", "star", "star.fill", "chevron.right", "\\",
    "{", "[](javascript:x)", "**bold** [a](http://b)", "url(http://evil)", "red;}", "*/", "-",
    "\x1b[31m", "line\r\nfaked", "\u0130\u0131\u1e9e\ufb03", "0", "1", "nan", "inf", "-1",
]
DATES = [
    "2020-02-29", "9999-12-31", "10000-01-01", "0000-00-00", "0001-01-01", "-0001-01-01",
    "275760-09-13", "999999999-01-01", "2020-13-45", "2020-02-30", "1e9-1-1", "12:30", "24:00",
    "99:99", "-1:-1", "00:00:60", "2020-02-29T12:30", "9999-12-31T23:59", "0001-01-01T00:00",
    "2020-02-29T25:61", "9223372036854775807-01-01", "2021-03-28T02:30", "T", "--", "1582-10-10",
]
COLOURS = ["#ff0000", "#12345678", "#000000", "#ffffff", "#", "#ggg", "red", "#-1-1-1", "#fff",
           "rgb(1,2,3)", "#" + "f" * 100]
ADDRESS_PARTS = [
    "", "0", "1", "3", "-1", "77", "9223372036854775807", "-9223372036854775808", "1e3", "nan",
    "9223372036854775808", "NaN", "Anis", "nobody", "key-0", "key--1", "key-9223372036854775807",
    "arcs", "places", "..", ".", "_", "%00", "%2F", "%2e%2e", "%ff", "a" * 900, "%E2%80%AE",
    "null", "true", "[]", "[1]", "{}", "\"x\"",
    json.dumps({"id": 1, "title": "invented", "isDone": False, "amount": 1}),
    json.dumps({"id": 2 ** 63 - 1, "title": "x" * 500, "isDone": True, "amount": 2 ** 63 - 1}),
    json.dumps({"id": -2 ** 63, "title": "<b>", "isDone": True, "amount": -2 ** 63}),
    json.dumps({"id": 1.5}), "1/2/3/4", "3/3/3/3/3/3/3/3/3/3/3/3/3/3/3/3/3", "0/Anis/key-0",
]
QUERIES = ["", "", "?", "?a=b", "?lang=es", "?" + "q" * 900, "?/../x", "?%00=%ff"]


def numbers(rng):
    return rng.choice(NUMBERS)


def ordinary(rng):
    """A number that many people type, so that the screens also do what they are for."""
    return rng.choice(["0", "1", "2", "3", "5", "10", "0.5", "12.5", "-1", "90"])


def address(rng, apps):
    """An address that no link of the apps has written."""
    part = rng.choice(ADDRESS_PARTS)
    path = part
    if rng.random() < 0.9:
        path = "/".join(quote(each, safe="%") for each in part.split("/"))
    more = "/" + quote(rng.choice(ADDRESS_PARTS), safe="%") if rng.random() < 0.3 else ""
    return f"{rng.choice(apps)}/{path}{more}{rng.choice(QUERIES)}".replace(" ", "%20")


def place(rng):
    """A length or a place as the script tells it, or not as it does."""
    return rng.choice(["0", "10", "100.5", "375", "-20", "1e5", rng.choice(NUMBERS)])


def size(rng):
    many = rng.choice([2, 2, 4, 4, 6, 10, 12, 1, 0, 300])
    return " ".join(place(rng) for _ in range(many))


def drag(rng):
    phase = rng.choice(["0", "0", "0", "1", "2", "3", "-1", "nan"])
    return phase + " " + " ".join(place(rng) for _ in range(rng.choice([8, 8, 8, 10, 7, 40])))


def pinch(rng):
    phase = rng.choice(["0", "0", "0", "1", "2", "3", "-1", "nan"])
    return phase + " " + " ".join(place(rng) for _ in range(rng.choice([10, 10, 10, 9, 11, 40])))
