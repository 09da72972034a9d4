"""A workshop evening: a card is changed and worded, broken and mended, tried out, shared and played by a friend."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.async_api import expect

from browser.people import Door, Person
from browser.test_accessible import NIGHT, troubles_on
from shambles.core.game import find_game

PHONE = {"width": 360, "height": 740}


def field(person: Person, name: str) -> str:
    return person.say(f"box-field-{name}")


async def test_a_workshop_evening(door: Door, tmp_path: Path) -> None:
    ann = await door.person("Ann", game="best_defense")
    ben = await door.person("Ben", lang="nl", game="best_defense", viewport=PHONE, has_touch=True)
    await ann.go("/rules/best_defense")
    await ann.link("workshop").click()
    await expect(ann.words("web-workshop-well")).to_be_visible()
    await expect(ann.page.get_by_role("heading", name="Andrea").first).to_be_visible()

    # She changes a card, and reads it in both languages.
    form = ann.page.locator("section.form")
    await form.get_by_label(field(ann, "what"), exact=True).select_option("food")
    await form.locator("input[type=number]").fill("2")
    await form.locator("input[type=number]").blur()  # what comes next is another step, however soon
    await expect(ann.page.locator("[lang=nl]", has_text="2 voedsel")).to_be_visible()
    await expect(ann.page.locator(".changes")).to_contain_text("Andrea")
    assert await troubles_on(ann) == []
    await ann.page.emulate_media(color_scheme="dark")
    assert await troubles_on(ann, **NIGHT) == []

    # She breaks it, and is told where; one step back it is well again. It is still there after a reload.
    await form.locator("input[type=number]").fill("0")
    await expect(form.locator(".wrong")).to_have_text(ann.say("error-not-enough", least=1))
    await expect(form.locator("[aria-invalid=true]")).to_have_value("0")
    await expect(ann.button("web-workshop-play")).to_be_disabled()
    await ann.page.keyboard.press("Control+z")
    await expect(ann.words("web-workshop-well")).to_be_visible()
    await ann.page.reload()
    await expect(ann.page.locator(".changes")).to_contain_text("Andrea")

    # She tries it out, and does not wait for the end.
    await ann.button("web-workshop-try").click()
    await expect(ann.page.get_by_role("region", name=ann.say("web-workshop-measure"), exact=True)).to_be_visible()
    await ann.button("web-workshop-stop").click()
    assert await troubles_on(ann) == []

    # The file is the same that the terminal knows.
    async with ann.page.expect_download() as coming:
        await ann.button("web-workshop-save").click()
    file = tmp_path / "mine.toml"
    await (await coming.value).save_as(file)
    checked = subprocess.run(
        [sys.executable, "-m", "shambles", "box", "check", str(file)], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr

    # Ben looks at her link on his phone, in Dutch, and is at a table with it in one press.
    await ann.button("web-workshop-share").click()
    link = await ann.page.locator(".link input").input_value()
    await ben.go(link.removeprefix(door.server.address))
    await expect(ben.words("web-workshop-shared")).to_be_visible()
    await expect(ben.page.locator(".changes")).to_contain_text("2 voedsel")
    assert await troubles_on(ben) == []
    assert await ben.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    await ben.button("web-workshop-play").click()
    await ben.page.wait_for_url("**/t/*")
    await ben.asked()
    assert ben.state["table"]["options"]["box"] == "own"

    # Ann opens a table for two with it, from the link.
    await ann.link("web-set-up").click()
    await ann.unfold("web-rules-and-options")
    await expect(ann.words("web-box-own")).to_be_visible()


async def test_what_is_wrong_with_a_file_is_said_and_a_map_is_opened(door: Door, tmp_path: Path) -> None:
    ann = await door.person("Ann", game="board_game", viewport=PHONE)
    await ann.go("/workshop/board_game?kind=map")
    await expect(ann.words("web-workshop-well")).to_be_visible()
    assert await troubles_on(ann) == []
    file = tmp_path / "bad.toml"
    file.write_text("space = [")
    await ann.page.locator("input[type=file]").set_input_files(file)
    await expect(ann.page.get_by_role("alert").filter(has_text="end of document")).to_be_visible()
    standard = find_game("board_game").boxes["map"].standard
    assert standard is not None
    file.write_text(standard.read_text("utf-8").replace('region = "atlanta"', 'region = "atlantis"', 1))
    await ann.page.locator("input[type=file]").set_input_files(file)
    await expect(ann.page.locator(".beside .wrong")).to_contain_text("atlantis")
    await ann.button("web-workshop-undo").click()
    await expect(ann.words("web-workshop-well")).to_be_visible()

    # On the map, by keys alone: a new space beside the last one; and the same way back.
    board = ann.page.get_by_role("group", name=ann.say("web-workshop-map"), exact=True)
    stop = board.locator("[tabindex='0']")
    count = await board.locator(".space").count()
    await stop.focus()
    await ann.page.keyboard.press("Enter")
    await expect(board.locator(".space")).to_have_count(count + 1)
    await expect(ann.page.locator("section.form").get_by_label(field(ann, "id"), exact=True)).to_have_value("n1")
    await expect(ann.page.locator(".beside .wrong")).to_contain_text("n1")  # nobody can get there
    await ann.page.keyboard.press("Delete")
    await expect(ann.words("web-workshop-well")).to_be_visible()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"):
        await ann.page.keyboard.press(key)
    await expect(board.locator("[data-hex]:focus")).to_have_attribute("class", re.compile("^space"))
    # The wall goes round one space more, and the arrows no longer lead across it.
    await ann.page.get_by_text(ann.say("web-workshop-tool-wall"), exact=True).click()
    await board.locator(".atlanta").first.click()
    await expect(board.locator(".atlanta")).not_to_have_count(0)
    await expect(ann.page.locator(".changes li")).to_have_count(1)
    assert await troubles_on(ann) == []
    assert await ann.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    await ann.go("/workshop/tacdex")
    await expect(ann.page.get_by_role("alert").filter(has_text="tacdex")).to_be_visible()
    ann.troubles.clear()  # the server says no, and the console says so
