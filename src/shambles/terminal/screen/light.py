"""The light and the dark theme: ink on paper, or lamp light. Rust is danger, green is a possible action."""

from textual.theme import Theme

LAMP = Theme(
    "lamp",
    primary="#b7c98a",
    accent="#b7c98a",
    warning="#d98a4a",
    error="#e07a4f",
    foreground="#e9dfc9",
    background="#17130f",
    surface="#1e1914",
    panel="#2a231b",
    dark=True,
    variables={
        "muted": "#b0a48c",
        "faint": "#7d7362",
        "rust": "#e07a4f",
        "card": "#241e17",
        "card-ink": "#efe6d2",
        "card-fresh": "#3a3226",
        "card-barred-ink": "#857a68",
        "picked": "#b7c98a",
        "cursor": "#f2e8d0",
        "filled-ink": "#17130f",
    },
)
PAPER = Theme(
    "paper",
    primary="#46612c",
    accent="#46612c",
    warning="#8a4a12",
    error="#9c3a16",
    foreground="#241d15",
    background="#f4eddc",
    surface="#ece3cd",
    panel="#e2d7bd",
    dark=False,
    variables={
        "muted": "#655a48",
        "faint": "#94886f",
        "rust": "#9c3a16",
        "card": "#fbf6ea",
        "card-ink": "#241d15",
        "card-fresh": "#e6e3c8",
        "card-barred-ink": "#8b7f69",
        "picked": "#46612c",
        "cursor": "#3a3126",
        "filled-ink": "#fffaf0",
    },
)


def is_light(colours: str) -> bool:
    """True if the terminal has a light background, according to COLORFGBG (such as `0;15`)."""
    background = colours.rpartition(";")[2]
    return background in ("7", "15")
