"""Write a thousand generated texts with the ids and probabilities that Python computes."""

import argparse
import json
import random
from pathlib import Path

from deployed import read

OPENERS = ["", "ok so", "Honestly,", "well…", "RT @user:", "@user", "@ana.example.social", "Hm,",
           ".@kitchen_7", "UPDATE:", "“Quote”", "(aside)", "Dear @someone-else,", "psst"]
SUBJECTS = ["the soup", "my train", "This café", "OUR landlord", "the new album", "Grandma's pie",
            "the match", "my phone's battery", "NASA's rocket", "the naïve plan", "it",
            "that film", "Monday", "the queue at the bank", "la fête", "the USAToday crossword",
            "José", "the Łódź office", "my ex-boss", "the Ｗｉｆｉ", "𝓶𝔂 𝓭𝓪𝔂", "the iPhone"]
VERBS = ["is", "was", "isn't", "wasn’t", "has been", "could be", "will never be", "IS", "looks",
         "feels", "ain't", "seems", "won't be", "might've been"]
FEELINGS = ["great", "awful", "okay", "soooo good", "terribleeee", "not bad", "not good at all",
            "AMAZING", "fine I guess", "worse than before", "the best thing this year",
            "a bit meh", "closed until 10:30", "SO BORING", "perfect", "broken again", "yuuummy",
            "on at 7pm", "half price", "heartbreaking", "cooooool", "zzzzz", "unbelievablyfluffish",
            "b4 l8r gr8", "a 10/10", "£1,250.00 too dear", "from 1987", "in 2016", "no. 3"]
SIGNS = ["", ".", "!", "!!!", "?", "??", "…", "...", "?!", " :)", " :-(", " :D", " <3", " xD",
         " ;)", ":)", " :/", " (:", " -_-", " 😂", " 😂😂😂", "😍", " 😭😭", " 👍🏽", " 👩‍👩‍👧‍👦", " ❤️",
         " 🇪🇸🇲🇽", " ¯\\_(ツ)_/¯", " ^^", " ☀️", " ♥", " T_T", " >:(", " 🤷🏻‍♀️", " \u200b", " 1️⃣",
         " \\o/", " </3", " D:", " o_O", "!!1!", " 💯💯", " 🙃", " :'("]
TAGS = ["", "", "#fail", "#ThrowbackThursday", "#YOLO", "#2cute", "#WIFIisDown", "#été",
        "#happy #tired", "#1", "#", "# alone", "#привет", "##double", "#IceCream2016", "#a_b"]
LINKS = ["", "", "http://t.co/AbC123", "https://example.org/a?b=c&d=e#f", "www.example.org",
         "t.co/xyz", "(https://example.org)", "HTTP://EXAMPLE.ORG/", "example.org/plain"]
ODD = ["&amp; more", "&lt;3", "5 &gt; 4", "&quot;hi&quot;", "don&#39;t", "&#x1F600;", "&nbsp;",
       "&hearts;", "&unknown;", "&amp", "&amp;amp;", "&#0;", "&#1114112;", "AT&T", "\\u2019s",
       "\\ud83d\\ude02", "\\ud83d alone", "\\\"quoted\\\"", "line\\nbreak", "tab\there", "c:\\temp",
       "привет друзья", "こんにちは世界", "مرحبا بكم", "नमस्ते", "สวัสดี", "καλημέρα", "ok好ok", "한국어!",
       "e\u0301te\u0301", "Straße", "ĲSSEL", "Œuvre", "žluťoučký", "ŠKODA", "ﬁne", "½ price",
       "25°C", "™", "a\u00adb", "\u202eabc\u202c", "I'M I’M", "o'clock's", "rock 'n' roll", "'tis",
       "x'", "''", "3.14159", "1,2,3", "007", "1234567", "v2.0.1", "100%", "$5", "€20", "a:b",
       "(text):", "4:3", "key=p", "e-mail", "well-being", "mother-in-law", "___", "a_b", "~~~",
       "***", "///", "|", "=)"]


def texts(seed: int, count: int) -> list[str]:
    """Different texts combined from the lists above."""
    rng = random.Random(seed)
    found = dict.fromkeys([*ODD, "@", "@@user", "a", "!", "😀", "A B C", "HELLO WORLD", " "])
    found.pop(" ")
    while len(found) < count:
        parts = [rng.choice(OPENERS)]
        for _ in range(rng.choice((1, 1, 2, 3))):
            said = f"{rng.choice(SUBJECTS)} {rng.choice(VERBS)} {rng.choice(FEELINGS)}"
            parts.append((said.upper() if rng.random() < 0.08 else said) + rng.choice(SIGNS))
        if rng.random() < 0.4:
            parts.insert(rng.randrange(len(parts) + 1), rng.choice(ODD))
        parts += [rng.choice(TAGS), rng.choice(LINKS)]
        found.setdefault(rng.choice((" ", " ", " ", "  ", "\n")).join(p for p in parts if p))
    return list(found)[:count]


def main() -> None:
    """Write text, ids, runs and probabilities (sad, neutral, happy) as JSON,
    a case on each line."""
    p = argparse.ArgumentParser()
    p.add_argument("--model", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--seed", type=int, default=11)
    p.add_argument("--count", type=int, default=1000)
    a = p.parse_args()
    model = read(a.model)
    cases = []
    for text in texts(a.seed, a.count):
        ids, runs = model.pieces.encode_spans(text, model.longest)
        found = [round(float(x), 6) for x in model.probabilities(ids)] if ids else []
        case = {"text": text, "ids": ids, "runs": runs, "probabilities": found}
        cases.append(json.dumps(case, ensure_ascii=False))
    a.out.parent.mkdir(parents=True, exist_ok=True)
    a.out.write_text("[\n" + ",\n".join(cases) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
