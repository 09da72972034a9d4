"""The table on the full screen: the question, the game's scene, the log, and the keys. It knows no game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static

from shambles.bots import review_game
from shambles.core.asking.ask import Ask
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.running.step import Step
from shambles.terminal.advice import say_advice
from shambles.terminal.playing_on import LAST_CHOICE
from shambles.terminal.reviewing import in_words, percent, say_review
from shambles.terminal.rooms import scene_of
from shambles.terminal.scene.base import Scene
from shambles.terminal.scene.drawing import clip
from shambles.terminal.scene.stage import Moment
from shambles.terminal.screen.log import Log
from shambles.terminal.screen.pages import Aside, Curtain, HelpPage, HintPage, ReviewPage, RulePage, TalkPage
from shambles.terminal.sitting import Sitting

STEP = 0.2  # seconds between two things that happen
LONGEST = 5.0  # seconds that a person waits, however much happens
MEANWHILE = ("m", "meanwhile", "screen.meanwhile")
LOOKING = (
    ("r", "rules", "screen.rule"),
    ("?", "help", "screen.help"),
    ("d", "light", "app.light"),
    ("l", "language", "app.language"),
)
WHILE_PLAYING = (("u", "undo", "screen.undo"), ("t", "hint", "screen.hint"), *LOOKING, ("q", "quit", "app.leave"))
AGAIN = (("n", "start", "screen.another"), ("v", "review", "screen.review"))
PLAY_ON = ("o", "play-on", "screen.play_on")
WHEN_OVER = (*LOOKING, ("q", "leave", "app.leave"))


class Middle(Container):
    """Container of the scene and the log. The scene is redrawn when its size changes."""

    def on_resize(self) -> None:
        for scene in self.query(Scene):
            scene.draw()


class TableScreen(Screen[None]):
    """A sitting on the full screen, seen by the person in front of it."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - as Textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (20, "-high")]  # noqa: RUF012 - as Textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rule", "", show=False),
        Binding("u", "undo", "", show=False),
        Binding("question_mark,f1", "help", "", show=False),
        Binding("n", "another", "", show=False),
        Binding("v", "review", "", show=False),
        Binding("o", "play_on", "", show=False),
        Binding("t", "hint", "", show=False),
        Binding("m", "meanwhile", "", show=False),
        Binding("p", "plans", "", show=False),
    ]

    def __init__(self, sitting: Sitting, motion: bool, give_up: Callable[[BadInput], None]) -> None:
        super().__init__()
        self.sitting = sitting
        self.motion = motion
        self.give_up = give_up
        self.ask: Ask[Any] | None = None
        self.front: int | None = sitting.people[0] if len(sitting.people) == 1 else None
        self.before: int | None = None  # the previous person's seat, while the curtain is drawn
        self.told = dict.fromkeys((None, *sitting.people), 0)
        self.is_new = True  # the person has just sat down: earlier steps are not shown
        self.is_over = False  # and everybody has been told
        self.at_table = asyncio.Lock()  # held while bots think: nobody else touches the table then
        self.scene = scene_of(sitting.lines)
        self.log_of_events = Log(sitting.lines.wording, self.front)
        self.hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield Static(id="banner")
        yield Static(id="asked")
        with Middle(id="middle"):
            yield self.scene
            yield self.log_of_events
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.scene.focus()
        self.show_now(None)
        self.go_on()

    # --- the game goes on

    def go_on(self) -> None:
        """Let the bots answer, then bring the next awaited person to the front."""
        self.run_worker(self._go_on(), group="table", exclusive=True)

    async def _go_on(self) -> None:
        self.ask = None
        self.say_what_is_asked()
        try:
            async with self.at_table:
                await asyncio.to_thread(self.sitting.let_bots_answer)
        except BadInput as trouble:
            self.give_up(trouble)
            return
        ask = self.sitting.awaited()
        if ask is not None and ask.seat != self.front:
            self.draw_curtain(ask.seat)
        else:
            await self.tell_and_ask(ask)

    async def tell_and_ask(self, ask: Ask[Any] | None) -> None:
        """Show new steps to the person in front, one by one, then the question."""
        table, viewer = self.sitting.table, self.front
        self.hurry.clear()
        if self.is_new:
            self.is_new = False
            self.told[viewer] = len(events := table.events_for(viewer))
            self.log_of_events.begin(viewer, [*events])
        else:
            await self.show_steps(table.steps_for(viewer, self.told[viewer]))
        if ask is None:
            self.end()
        else:
            self.show_now(ask)
        if self.sitting.is_long_awaited:
            self.app.bell()

    async def show_steps(self, steps: list[Step]) -> None:
        """Show each step with its line in the log, with a pause if something visible changes."""
        pause = min(STEP, LONGEST / max(len(steps), 1))
        for step in steps:
            for remark in self.sitting.talk.remarks:
                if self.told[self.front] <= remark.after < step.number:
                    self.log_of_events.tell(remark)
            changed = self.scene.view != step.view
            self.told[self.front] = step.number
            self.scene.show(Moment(step.view, step.event))
            self.log_of_events.tell(step.event)
            self.say_what_is_asked()
            if changed and self.motion and not self.hurry.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurry.wait(), pause)

    def show_now(self, ask: Ask[Any] | None) -> None:
        """Show the present table and question to the person in front."""
        table = self.sitting.table
        self.ask = ask
        view, awaited = table.view(self.front), tuple(table.asks)
        shown = self.sitting.lines.wording.open_answers(table.laid_open)
        self.scene.show(Moment(view, None, ask, awaited, table.laid, shown, table.outcome))
        self.say_what_is_asked()

    @property
    def aside(self) -> Ask[Any] | None:
        """Meanwhile actions of the person in front; None until all steps have been shown."""
        if self.ask is None or self.front is None:
            return None
        return self.sitting.table.meanwhile.get(self.front)

    def end(self) -> None:
        """Show the end of the game, as a spectator sees it if several people play."""
        self.is_over = True
        self.sitting.forget()
        if len(self.sitting.people) != 1:
            self.front = None
            self.log_of_events.begin(None, [*self.sitting.table.events_for(None)])
        self.show_now(None)

    # --- several people at one keyboard

    def draw_curtain(self, seat: int) -> None:
        """Hide everything of the last person before the next one comes."""
        self.before, self.front = self.front, None
        self.log_of_events.begin(None, [])
        self.show_now(None)

        def opened(to_the_next: bool | None) -> None:
            if not to_the_next:
                self.take_back_for_the_last()
                return
            self.front, self.is_new = seat, not self.told[seat]
            self.log_of_events.begin(seat, [*self.sitting.table.events_for(seat)[: self.told[seat]]])
            ask = self.sitting.table.asks[seat]
            self.run_worker(self.tell_and_ask(ask), group="table", exclusive=True)

        self.app.push_screen(Curtain(self.sitting.texts, *self._curtain_names(seat)), opened)

    def _curtain_names(self, seat: int) -> tuple[str, str | None]:
        names, before = self.sitting.names, self.before
        may_change = before is not None and self.sitting.table.may_change(before)
        return names[seat], names[before] if before is not None and may_change else None

    def take_back_for_the_last(self) -> None:
        """Undo for the last person. A refusal is shown to them when they sit down again."""
        if self.before is not None and not isinstance(self.sitting.undo(self.before), Refusal):
            self.sitting.save()
        self.go_on()

    # --- what the person does

    def on_scene_answered(self, message: Scene.Answered) -> None:
        self.answer(message.notation)

    def answer(self, notation: str) -> None:
        """Give the answer or meanwhile action of the person in front. A refusal is shown in the log."""
        if self.ask is None:
            return
        reply = self.sitting.answer(self.ask.seat, notation)
        if isinstance(reply, Refusal):
            self.log_of_events.tell(reply)
            return
        self.sitting.save()
        self.go_on()

    def action_meanwhile(self) -> None:
        """List the meanwhile actions; do nothing if there are none."""
        if self.aside is None or self.scene.view is None:
            return

        def chosen(notation: str | None) -> None:
            if notation is not None:
                self.answer(notation)

        self.app.push_screen(Aside(self.sitting.lines, self.aside, self.scene.view), chosen)

    def action_plans(self) -> None:
        """SH-026  The bots tell their plans, or are asked for something; nothing happens where they do not talk."""
        talk, seat, plea = self.sitting.talk, self.front, self.sitting.lines.wording.plea
        if self.ask is None or seat is None or not talk.is_possible:
            return

        def chosen(thing: str | None) -> None:
            if thing == "plans":
                talk.turn()
            elif thing is not None:
                talk.plead(seat, thing)

        pleas = {thing: plea(thing) for thing in talk.pleas(seat)}
        self.app.push_screen(TalkPage(self.sitting.texts, talk.is_on, pleas), chosen)

    def action_hint(self) -> None:
        """Show a veteran's answer. It is computed in a thread, and the page can be closed before it is ready."""
        ask, view = self.ask, self.scene.view
        if ask is None or view is None:
            return
        page = HintPage(self.sitting.texts)

        async def think() -> None:
            try:
                advice = await asyncio.to_thread(self.sitting.hint(ask.seat))
            except BadInput as trouble:
                page.tell([self.sitting.texts.trouble(trouble)])
                return
            if self.ask is ask and page.is_attached:
                page.tell(say_advice(self.sitting.lines, view, ask, advice))

        self.app.push_screen(page, wait_for_dismiss=False)
        page.call_after_refresh(lambda: self.run_worker(think(), group="hint", exclusive=True))

    def action_review(self) -> None:
        """Show the review of a finished game. It is computed in a thread, with its progress on the page."""
        if not self.is_over:
            return
        texts, table, names, lines = self.sitting.texts, self.sitting.table, self.sitting.names, self.sitting.lines
        page = ReviewPage(texts)

        def tell(done: float) -> None:
            self.app.call_from_thread(page.tell, texts.say("review-thinking", done=percent(done)))

        async def think() -> None:
            found = await asyncio.to_thread(review_game, table, tell)
            review = in_words(found, table, lines.wording)
            page.tell("\n".join(say_review(review, texts, names, self.sitting.alone)))
            if self.sitting.can_be_played_on:
                page.offer(next((one.step for one in review.decisions if one.seat == self.sitting.alone), None))

        self.app.push_screen(page, self.play_on_from)
        page.call_after_refresh(lambda: self.run_worker(think(), group="review", exclusive=True))

    def action_play_on(self) -> None:
        """SH-008  The game that is over, played on from the last choice of the only person."""
        if self.is_over and self.sitting.can_be_played_on:
            self.play_on_from(LAST_CHOICE)

    def play_on_from(self, step: int | None) -> None:
        """Continue from this step; None if the review was only closed."""
        if step is not None:
            self.run_worker(self.app.run_action(f"play_on({step})"))

    def action_undo(self) -> None:
        if self.front is None or (self.ask is None and not self.is_over):
            return
        reply = self.sitting.undo(self.front)
        if isinstance(reply, Refusal):
            self.log_of_events.tell(reply)
            return
        self.sitting.save()
        self.go_on()

    def action_rule(self) -> None:
        """Open the rule of the selected log line, of the scene, of the question, or of the last line."""
        rules = (self.log_of_events.rule, self.scene.rule, self.ask and self.ask.rule, self.log_of_events.newest_rule)
        self.open_rule(next((rule for rule in rules if rule), None))

    def open_rule(self, rule: str | None) -> None:
        self.app.push_screen(RulePage(self.sitting.texts, self.sitting.table.game, rule))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.open_rule(self.log_of_events.entries[event.option_index].rule)

    def action_help(self) -> None:
        self.app.push_screen(HelpPage(self.sitting.texts, self.scene.KEYS))

    def action_another(self) -> None:
        """Start another game with the same settings, once this one is over."""
        if self.is_over:
            self.run_worker(self.app.run_action("another"))

    def on_key(self, event: Key) -> None:
        """Any other key skips the remaining steps."""
        self.hurry.set()

    def on_click(self) -> None:
        self.hurry.set()

    # --- words

    def speak(self) -> None:
        """Update all texts on the screen to the sitting's language."""
        texts = self.sitting.texts
        self.scene.speak(self.sitting.lines)
        self.log_of_events.speak(self.sitting.lines.wording)
        self.say_what_is_asked()
        for screen in self.app.screen_stack:
            if isinstance(screen, Curtain):
                seat = next(iter(self.sitting.table.asks))
                screen.speak(texts, *self._curtain_names(seat))

    def on_resize(self, event: Resize) -> None:
        self.say_what_is_asked()

    def say_what_is_asked(self) -> None:
        """Update the question to the person in front, the awaited names or the outcome, always with the rule."""
        self.query_one("#banner", Static).update(self._banner())
        self.query_one("#asked", Static).update(self._asked())
        say = self.sitting.texts.say
        keys = [
            Content.from_markup(f"[bold $accent @click={action}]$key[/] $words", key=key, words=say(words))
            for key, words, action in self._keys()
        ]
        self.query_one("#keys", Static).update(Content("  ").join(keys))

    def _keys(self) -> tuple[tuple[str, str, str], ...]:
        if self.is_over:
            keys = (*AGAIN, *((PLAY_ON,) if self.sitting.can_be_played_on else ()), *WHEN_OVER)
        else:
            keys = (*((MEANWHILE,) if self.aside is not None else ()), *WHILE_PLAYING)
        words = [self.sitting.texts.say(key[1]) for key in keys]
        room = self.app.size.width - 2
        fits = sum(len(one) + len("x ") for one in words) + 2 * (len(words) - 1) <= room
        return keys if fits else tuple(key for key in keys if key[1] != "light")  # the help lists that key, too

    def _banner(self) -> Content:
        say, caption = self.sitting.texts.say, self.scene.caption
        room = self.app.size.width - 2
        game, goal = say("game"), self.sitting.goal
        titles = (f"{say('title')} · {game} · {goal}", f"{game} · {goal}", goal, say("title"))
        title = next((one for one in titles if len(one) + len(caption) + 2 <= room), None)
        if title is None:
            return Content.styled(clip(caption or say("title"), room), "bold")
        gap = max(room - len(title) - len(caption), 2)
        return Content.assemble((title, "bold"), " " * gap, caption)

    def _asked(self) -> Content:
        texts, names, table = self.sitting.texts, self.sitting.names, self.sitting.table
        if table.outcome is not None and self.is_over:
            viewer = self.front if len(self.sitting.people) == 1 else None
            words = f"{texts.say('game-over')} {texts.outcome(table.outcome, viewer, names)}"
            return Content.assemble(
                (words, "bold $accent"), (f" [{table.outcome.rule}] ", "$muted"), texts.say("another")
            )
        if self.ask is not None:
            words = f"▸ {self.sitting.lines.wording.ask(table.view(self.ask.seat), self.ask)}"
            return Content.assemble((words, "bold $accent"), (f" [{self.ask.rule}]", "$muted"))
        bots = [seat for seat in table.asks if seat not in self.sitting.people]
        words = texts.say("waiting-for", names=texts.names(bots, names)) if bots else texts.say("telling")
        return Content.styled(words, "$muted")
