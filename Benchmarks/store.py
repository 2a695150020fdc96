# The benchmark of the database in Python; `bench store --file F` does the same work.
# Prints the best and the median of seven runs, in ms.
import os
import sqlite3
import sys
import time

path = sys.argv[1]
for end in ("", "-wal", "-shm"):
    if os.path.exists(path + end):
        os.remove(path + end)
database = sqlite3.connect(path, isolation_level=None)
database.execute("PRAGMA journal_mode = WAL")
database.execute("PRAGMA synchronous = NORMAL")
database.execute(
    "CREATE TABLE products (id TEXT PRIMARY KEY, name TEXT, price TEXT, category TEXT,"
    " calories INTEGER) WITHOUT ROWID"
)
database.execute("CREATE TABLE commits (number INTEGER)")
lines = [
    (f"{10_000_000 + n}-product-identifier", f"A dish with a name {n}", f"{n}.50",
     f"category-{n % 120}", n)
    for n in range(10_000)
]


def timed(name, work):
    times = []
    for _ in range(7):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1_000)
    times.sort()
    print(name, f"{times[0]:.2f}", f"{times[3]:.2f}", sep="\t")


def insert():
    database.execute("BEGIN IMMEDIATE")
    database.execute("DELETE FROM products")
    database.executemany("INSERT INTO products VALUES (?, ?, ?, ?, ?)", lines)
    database.execute("COMMIT")


def commits():
    for number in range(200):
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO commits VALUES (?)", (number,))
        database.execute("COMMIT")


def single():
    for number in range(1_000):
        database.execute("SELECT name FROM products WHERE id = ?", (lines[number][0],)).fetchone()


timed("insert 10,000 rows", insert)
timed(
    "select 10,000 rows",
    lambda: database.execute("SELECT id, name, price, category, calories FROM products").fetchall(),
)
timed("200 commits, throughCrashes", commits)
database.execute("PRAGMA synchronous = FULL")
timed("200 commits, throughPowerCuts", commits)
timed("1,000 reads of one row", single)
