"""The figures of bench/history over the commits, as one page: artefacts/bench.html (`make bench-page`)."""

from __future__ import annotations

import json

import altair

from watch import HISTORY, ROOT


def main() -> None:
    values = [
        {"when": file.stem.partition("-")[0], "commit": kept["commit"], "what": name, "ratio": found["ratio"]}
        for file in sorted(HISTORY.glob("*.json"))
        for kept in (json.loads(file.read_text("utf-8")),)
        for name, found in kept["figures"].items()
    ]
    lines = (
        altair.Chart(altair.Data(values=values))  # type: ignore[no-untyped-call]  # Altair says no types here
        .mark_line(point=True)
        .encode(
            altair.X("when:O", title=None),
            altair.Y("ratio:Q", title="bare loops", scale=altair.Scale(zero=False)),
            tooltip=["what:N", "commit:N", "ratio:Q"],
        )
        .properties(width=600, height=120)
        .facet(row=altair.Row("what:N", title=None))
        .resolve_scale(y="independent")
    )
    page = ROOT / "artefacts" / "bench.html"
    page.parent.mkdir(exist_ok=True)
    lines.save(str(page), inline=True)
    print(f"Written: {page.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
