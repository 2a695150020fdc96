"""How people bring a text into a field."""
import asyncio


async def typed(page, field, text, delay):
    await field.focus()
    await page.keyboard.type(text, delay=delay)


async def quickly(page, field, text):
    await typed(page, field, text, 80)


async def slowly(page, field, text):
    await typed(page, field, text, 200)


async def composed(page, field, text):
    """By an input method: each word grows letter by letter before it is taken."""
    await field.focus()
    session = await page.context.new_cdp_session(page)
    for word in text.replace(" ", " \0").split("\0"):
        for end in range(1, len(word) + 1):
            await session.send("Input.imeSetComposition", {
                "text": word[:end], "selectionStart": end, "selectionEnd": end})
            await asyncio.sleep(0.06)
        await session.send("Input.insertText", {"text": word})
        await asyncio.sleep(0.06)
    await session.detach()


async def pasted(page, field, text):
    """All at once, in two halves."""
    await field.focus()
    for half in (text[:len(text) // 2], text[len(text) // 2:]):
        await page.keyboard.insert_text(half)
        await asyncio.sleep(0.05)


async def filled(page, field, text):
    """By a password manager that only says that something has changed."""
    await field.focus()
    await field.evaluate(
        "(e, text) => { e.value = text; e.dispatchEvent(new Event('change', {bubbles: true})) }",
        text)


HANDS = {"80 ms": quickly, "200 ms": slowly, "composed": composed, "pasted": pasted,
         "filled": filled}
