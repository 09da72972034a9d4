"""Plain mode: the game as lines of text, for a pipe or a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from shambles.bots import review_game
from shambles.core.asking.ask import Ask, Choice
from shambles.core.asking.reply import BadInput, Refusal
from shambles.terminal.advice import say_advice
from shambles.terminal.commands import commands_in, words_for
from shambles.terminal.playing_on import PlayedOn
from shambles.terminal.reviewing import in_words, say_review
from shambles.terminal.saying import meant_by, say_events, say_laid, say_options, say_question
from shambles.terminal.sitting import Sitting
from shambles.texts import rulebook

Write = Callable[[str], None]
Read = Callable[[], str]


class Plain:
    """A sitting in plain mode: events, table, question, possible answers."""

    def __init__(self, sitting: Sitting, read: Read, write: Write, ring: Callable[[], None] = lambda: None) -> None:
        self.sitting = sitting
        self.texts = sitting.texts
        self.lines = sitting.lines
        self.read = read
        self.write = write
        self.commands = commands_in(sitting.texts)
        self.ring = ring  # ring the bell to call back a player
        self._view: msgspec.Struct
        self._told = dict.fromkeys((None, *sitting.people), 0)
        self._in_front: int | None = sitting.people[0] if len(sitting.people) == 1 else None
        self.goes_on: PlayedOn | None = None  # the game that somebody wants to play after this one

    def play(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        self.write(self.texts.say("plain-help"))
        if self.sitting.talk.is_possible:
            self.write(self.texts.say("plain-talk"))
        self.write(self.sitting.goal)
        while (ask := self.sitting.next_ask()) is not None:
            if self.sitting.is_long_awaited:
                self.ring()
            try:
                self.bring_to_the_front(ask.seat)
                self.tell(ask.seat)
                self.show_table()
                self.show_ask(ask)
                if not self.read_answer(ask):
                    return False
            except EOFError:
                return False
        self.tell(self._in_front)
        outcome = self.sitting.table.outcome
        assert outcome is not None
        words = self.texts.outcome(outcome, self._in_front, self.sitting.names)
        self.write(f"{self.texts.say('game-over')} {words} [{outcome.rule}]")
        self.offer_review()
        return True

    def offer_review(self) -> None:
        """After the game: offer its review, or a game from one of its moments. Any other input ends."""
        self.write(self.texts.say("plain-over"))
        try:
            while self.goes_on is None:
                word, *rest = self.read().casefold().split() or [""]
                command = self.commands.get(word)
                if command == "review":
                    self.show_review()
                elif command == "on" and self.sitting.alone is not None:
                    self.play_on(rest, self.sitting.alone)
                else:
                    return
        except EOFError:
            return

    def play_on(self, words: list[str], seat: int) -> None:
        """Continue this game from a step or from the person's last choice.

        If the last word is the command `anew`, the hidden cards are dealt again.
        """
        anew = bool(words) and self.commands.get(words[-1]) == "anew"
        step = words[: len(words) - anew]
        try:
            if step and not (len(step) == 1 and step[0].isdecimal()):
                raise BadInput("step", "not-a-step", found=" ".join(step)[:40])
            table, bots = self.sitting.table, [bot for bot in self.sitting.bots if bot is not None]
            played = PlayedOn(table, int(step[0]) if step else None, seat, anew=anew, seed=None)
            played.sit_down(bots, self.texts, self.sitting.file)
        except BadInput as trouble:
            self.write(self.texts.trouble(trouble))
            return
        self.goes_on = played

    def show_review(self) -> None:
        """Show the review: luck, choices, and the ones that mattered."""
        self.write(self.texts.say("review-thinking", done=0))
        table = self.sitting.table
        review = in_words(review_game(table), table, self.sitting.lines.wording)
        for line in say_review(review, self.texts, self.sitting.names, self.sitting.alone):
            self.write(line)

    def bring_to_the_front(self, seat: int) -> None:
        """Clear the screen between people at one keyboard, so that nobody sees another's hand."""
        if seat == self._in_front:
            return
        name = self.sitting.names[seat]
        self.write("\n" * 40 + self.texts.say("curtain", name=name))
        self.write(self.texts.say("curtain-go", name=name))
        self.read()
        self._in_front = seat

    def tell(self, viewer: int | None) -> None:
        """Write all new events for this viewer, a line each with its rule, and the table after the last one."""
        self._view = self.sitting.table.view(viewer)
        for step in self.sitting.table.steps_for(viewer, self._told[viewer]):
            self._tell_plans(viewer, step.number)
            self._told[viewer], self._view = step.number, step.view
            for line in say_events(self.lines, [step.event], viewer):
                self.write(line)

    def _tell_plans(self, viewer: int | None, before: int) -> None:
        """Write the bots' announcements before this event that the viewer has not read yet."""
        for remark in self.sitting.talk.remarks:
            if self._told[viewer] <= remark.after < before:
                self.write(f"{remark.words} [{remark.rule}]")

    def show_table(self) -> None:
        self.write("")
        for line in self.lines.table(self._view):
            self.write(line)

    def show_ask(self, ask: Ask[Any]) -> None:
        table = self.sitting.table
        for line in say_laid(self.lines, table.laid, self.lines.wording.open_answers(table.laid_open)):
            self.write(line)
        self.write(say_question(self.lines, self._view, ask))
        self.show_options(ask)
        if ask.seat in table.meanwhile:
            self.write(self.texts.say("plain-meanwhile"))

    def show_options(self, ask: Ask[Any]) -> None:
        for line in say_options(self.lines, self._view, ask):
            self.write(line)

    def show_hint(self, ask: Ask[Any]) -> None:
        """Show a veteran's answer with its reasons."""
        try:
            think = self.sitting.hint(ask.seat)
        except BadInput as trouble:
            self.write(self.texts.trouble(trouble))
            return
        self.write(self.texts.say("hint-thinking"))
        for line in say_advice(self.lines, self._view, ask, think()):
            self.write(line)

    def read_answer(self, ask: Ask[Any]) -> bool:
        """Read input until the ask is answered or an answer is taken back; False if the person leaves."""
        while True:
            typed = self.read().strip()
            word, _, rest = typed.partition(" ")
            command = self.commands.get(word.casefold())
            meant = meant_by(self.lines, self._view, ask, typed)
            if isinstance(ask.judge(meant), Choice):  # an answer of the game takes precedence over a command
                command = None
            if command == "quit":
                return False
            if command == "undo":
                reply = self.sitting.undo(self._last_seat(ask.seat))
                self.write(self._refused(reply) if isinstance(reply, Refusal) else self.texts.say("undone"))
                if not isinstance(reply, Refusal):
                    return True
            elif command == "meanwhile":
                if self._do_meanwhile(rest.strip(), ask):
                    return True
            elif command is not None:
                self._do_command(command, rest.strip(), ask)
            elif not typed:
                self.write(self.texts.say("plain-nothing"))
            else:
                reply = self.sitting.answer(ask.seat, meant)
                if not isinstance(reply, Refusal):
                    return True
                self.write(self._refused(reply))

    def _do_meanwhile(self, typed: str, ask: Ask[Any]) -> bool:
        """The command for meanwhile actions: without a choice it lists them, with a choice it carries it out."""
        aside = self.sitting.table.meanwhile.get(ask.seat)
        if aside is None:
            self.write(self.texts.say("plain-no-meanwhile"))
        elif not typed:
            self.write(say_question(self.lines, self._view, aside))
            self.show_options(aside)
        else:
            reply = self.sitting.answer(ask.seat, meant_by(self.lines, self._view, aside, typed))
            if not isinstance(reply, Refusal):
                return True
            self.write(self._refused(reply))
        return False

    def _do_command(self, command: str, rest: str, ask: Ask[Any]) -> None:
        if command == "table":
            self.show_table()
        elif command == "options":
            self.show_options(ask)
        elif command == "hint":
            self.show_hint(ask)
        elif command in ("review", "on"):
            self.write(self.texts.trouble(BadInput(command, "not-over")))
        elif command in ("plans", "wish"):
            self._talk(command, rest, ask)
        elif command == "why":
            refusal = ask.why_not(meant_by(self.lines, self._view, ask, rest))
            self.write(self._refused(refusal) if refusal else self.texts.say("plain-legal"))
        elif command == "rule":
            try:
                self.write(find_rule(self.sitting, rest))
            except BadInput:
                self.write(self.texts.say("plain-no-rule", rule=rest))
        else:
            self.write(self.texts.say("plain-help"))

    def _talk(self, command: str, rest: str, ask: Ask[Any]) -> None:
        """Talk with the bots: turn their announcements on or off, or ask them for something."""
        talk, plea = self.sitting.talk, self.lines.wording.plea
        try:
            if command == "plans":
                self.write(self.texts.say("plain-talk-on" if talk.turn() else "plain-talk-off"))
            elif rest:
                talk.plead(ask.seat, thing := rest.casefold().replace(" ", "_"))
                self.write(self.texts.say("plain-plea", thing=plea(thing)))
                return
        except BadInput as trouble:
            self.write(self.texts.trouble(trouble))
        if talk.is_on or command == "wish":
            self.write(self.texts.say("plain-pleas"))
            wish = words_for(self.texts, "wish")[0]
            for thing in talk.pleas(ask.seat):
                self.write(f"{wish} {thing.replace('_', ' ')}  {plea(thing)}")

    def _last_seat(self, seat: int) -> int:
        """Seat whose answer an undo takes back: the only person's; with several people, the present one's."""
        return self.sitting.people[0] if len(self.sitting.people) == 1 else seat

    def _refused(self, refusal: Refusal) -> str:
        return f"{self.texts.refusal(refusal, self.sitting.names)} [{refusal.rule}]"


def find_rule(sitting: Sitting, rule: str) -> str:
    """Text of a rule in the sitting's language."""
    rules = rulebook(sitting.texts.lang, sitting.table.game)
    found = rules.get(rule.strip().upper())
    if found is None:
        raise BadInput("rule", "unknown-rule", found=rule)
    return sitting.texts.say("rule-of", rule=found.id, text=found.text)
