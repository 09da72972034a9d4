"""The fonts as small as our pages need them: `pip install fonttools brotli`, then `python scripts/subset_fonts.py`.

English, Dutch and the names of most people who write in Latin letters; whatever else somebody types is shown in the
system's own font. From the packages under browser/node_modules into browser/src/fonts, where the pages take them from;
one goes without packing to src/shambles/doors/fonts, for pictures that are drawn without a browser.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import main as subset  # type: ignore[import-not-found]  # asked for by hand, see above

BROWSER = Path(__file__).parents[1] / "browser"
FONTS = (("barlow", 400), ("barlow", 600), ("barlow-condensed", 500), ("barlow-condensed", 700))
LETTERS = (
    "U+0020-007E,U+00A0,U+00B7,U+00C0-00CF,U+00D1-00D7,U+00D9-00DD,U+00DF-00EF,U+00F1-00F6,U+00F9-00FD,U+00FF,"
    "U+2013,U+2014,U+2018,U+2019,U+201C-201E,U+2022,U+2026,U+20AC,U+2190-2193,U+2212"
)


def main() -> None:
    for family, weight in FONTS:
        source = BROWSER / "node_modules" / "@fontsource" / family / "files" / f"{family}-latin-{weight}-normal.woff2"
        target = BROWSER / "src" / "fonts" / f"{family}-{weight}.woff2"
        target.parent.mkdir(exist_ok=True)
        subset(
            [
                str(source),
                f"--output-file={target}",
                f"--unicodes={LETTERS}",
                "--flavor=woff2",
                "--layout-features=kern,tnum,lnum",
                "--no-hinting",
                "--desubroutinize",
            ]
        )
        print(f"{target.name}: {target.stat().st_size:,} bytes")
    draw_with = BROWSER.parent / "src" / "shambles" / "doors" / "fonts" / "barlow-600.ttf"
    draw_with.parent.mkdir(exist_ok=True)
    subset([str(BROWSER / "src" / "fonts" / "barlow-600.woff2"), f"--output-file={draw_with}", "--unicodes=*"])


if __name__ == "__main__":
    main()
