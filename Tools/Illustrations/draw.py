"""Draws pictures: `python draw.py SUBJECT FOLDER [NAME…]`; without names, all of the subject.

SUBJECT is a folder beside this file that has a `pictures.py`. FOLDER is where the subject's data
lies and its pictures are written, such as `Sources/Sandbox/Resources/Menu`. Equal words and
equal versions of the packages give equal files.
"""
import importlib
import pathlib
import sys

SUBJECTS = sorted(
    path.parent.name for path in pathlib.Path(__file__).parent.glob("*/pictures.py"))


def main(subject, folder, names):
    if subject not in SUBJECTS:
        sys.exit(f"There is no subject {subject}; there are {', '.join(SUBJECTS)}.")
    folder = pathlib.Path(folder)
    count, total = 0, 0
    for path, data in importlib.import_module(f"{subject}.pictures").pictures(folder, names):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        count, total = count + 1, total + len(data)
    print(f"{count} pictures, {total / 1e6:.2f} MB")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
