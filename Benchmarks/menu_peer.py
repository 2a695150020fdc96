"""A straightforward menu sync: httpx for the pages, json for the records, sqlite3 for the store.

Usage: menu_peer.py BASE FILE [pages at a time]. One page at a time is the usual program; several at
a time is the fairer comparison.
"""
import asyncio
import json
import sqlite3
import sys

import httpx

HEADERS = {"Accept": "application/json", "Authorization": "Bearer bench"}


def one_by_one(base):
    with httpx.Client(headers=HEADERS, timeout=30) as client:
        for path in ("/categories?page={}", "/products?include=category&page={}"):
            records, number, last = [], 1, 1
            while number <= last:
                answer = client.get(base + path.format(number))
                answer.raise_for_status()
                page = json.loads(answer.content)
                records += page["data"]
                last = page["meta"]["last_page"]
                number += 1
            yield records


async def several(base, width):
    gate = asyncio.Semaphore(width)
    async with httpx.AsyncClient(headers=HEADERS, timeout=30) as client:

        async def page(path, number):
            async with gate:
                answer = await client.get(base + path.format(number))
            answer.raise_for_status()
            return json.loads(answer.content)

        lists = []
        for path in ("/categories?page={}", "/products?include=category&page={}"):
            first = await page(path, 1)
            rest = await asyncio.gather(
                *(page(path, n) for n in range(2, first["meta"]["last_page"] + 1)))
            lists.append([record for p in [first, *rest] for record in p["data"]])
        return lists


def save(file, categories, products):
    store = sqlite3.connect(file)
    store.execute("PRAGMA journal_mode = WAL")
    with store:
        store.execute(
            "CREATE TABLE IF NOT EXISTS category (id TEXT PRIMARY KEY, name TEXT, localized TEXT)")
        store.execute(
            "CREATE TABLE IF NOT EXISTS product (id TEXT PRIMARY KEY, category TEXT, name TEXT,"
            " localized TEXT, detail TEXT, price TEXT, photo TEXT)")
        store.execute("CREATE INDEX IF NOT EXISTS by_category ON product (category)")
        store.execute("DELETE FROM category")
        store.execute("DELETE FROM product")
        store.executemany(
            "INSERT OR REPLACE INTO category VALUES (?, ?, ?)",
            ((c["id"], c["name"], c["name_localized"]) for c in categories if not c["deleted_at"]))
        store.executemany(
            "INSERT OR REPLACE INTO product VALUES (?, ?, ?, ?, ?, ?, ?)",
            ((p["id"], (p.get("category") or {}).get("id"), p["name"], p["name_localized"],
              p["description"], None if p["price"] is None else str(p["price"]), p["image"])
             for p in products if p["is_active"] and not p["deleted_at"]))
    count = store.execute("SELECT count(*) FROM product").fetchone()[0]
    store.close()
    return count


def main():
    base, file = sys.argv[1:3]
    width = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    lists = list(one_by_one(base)) if width == 1 else asyncio.run(several(base, width))
    print(save(file, *lists), "products")


main()
