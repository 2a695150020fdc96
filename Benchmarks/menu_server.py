"""The menu service of the benchmark: 200 prepared pages, each answered after 20 ms."""
import asyncio
import json
import sys
import uuid

from aiohttp import web

PER_PAGE = 50


def record(number, kind):
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"{kind}/{number}"))


def category(number):
    return {
        "id": record(number, "category"), "name": f"Category {number}",
        "name_localized": f"فئة {number}" if number % 2 else None, "reference": f"cat-{number:03}",
        "image": None, "created_at": "2023-01-02 11:13:33", "updated_at": "2023-02-07 12:04:03",
        "deleted_at": None,
    }


def product(number, categories):
    price = [number % 90 + 5, f"{number % 90 + 4}.50", number % 90 + 0.35, None][number % 4]
    return {
        "category": category(number % categories), "ingredients": [],
        "id": record(number, "product"),
        "sku": f"sk-{number:05}", "barcode": None,
        "name": f"Product {number} with a name of some length",
        "name_localized": f"منتج رقم {number}" if number % 3 else None,
        "description": None if number % 5 else "Freshly made, served with what the season has.",
        "description_localized": None,
        "image": f"https://photos.invalid/images/{number}_{record(number, 'photo')}.jpeg",
        "is_active": number % 40 != 0, "is_stock_product": False, "is_ready": True,
        "pricing_method": 1, "selling_method": 1, "costing_method": 2, "preparation_time": None,
        "price": price, "cost": None, "calories": 100 + number % 700,
        "created_at": "2023-03-04 10:56:14", "updated_at": "2023-03-17 16:59:39",
        "deleted_at": None, "meta": None,
    }


def pages(name, records):
    last = max(1, -(-len(records) // PER_PAGE))
    path = f"https://elsewhere.invalid/v5/{name}"
    made = []
    for number in range(1, last + 1):
        start = (number - 1) * PER_PAGE
        data = records[start:start + PER_PAGE]
        links = {"first": f"{path}?page=1", "last": f"{path}?page={last}",
                 "prev": f"{path}?page={number - 1}" if number > 1 else None,
                 "next": f"{path}?page={number + 1}" if number < last else None}
        meta = {"current_page": number, "from": start + 1, "last_page": last, "path": path,
                "per_page": PER_PAGE, "to": start + len(data), "total": len(records)}
        # The form of PHP: no blanks, letters beyond ASCII as escapes.
        made.append(json.dumps({"data": data, "links": links, "meta": meta},
                               separators=(",", ":")).encode())
    return made


def main():
    port, product_pages, delay = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]) / 1000
    lists = {
        "categories": pages("categories", [category(n) for n in range(120)]),
        "products": pages("products", [product(n, 120) for n in range(product_pages * PER_PAGE)]),
    }
    print(sum(map(len, lists["products"])), "bytes of products", file=sys.stderr, flush=True)

    async def answer(request):
        await asyncio.sleep(delay)
        if request.headers.get("Authorization") != "Bearer bench":
            return web.json_response({"message": "Unauthenticated."}, status=401)
        body = lists[request.match_info["list"]][int(request.query.get("page", 1)) - 1]
        return web.Response(body=body, content_type="application/json")

    app = web.Application()
    app.router.add_get("/v5/{list}", answer)
    web.run_app(app, host="127.0.0.1", port=port, print=None, access_log=None)


main()
