"""The pages of the documentation and the examples in them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: The modules with a catalog, from the bottom up, and their folders.
MODULES = {
    "TabCache": "Cache",
    "TabProduction": "Production",
    "TabDecoration": "Decoration",
    "TabAnimated": "Control",
    "TabAnimatedTesting": "Testing",
    "TabAnimatedInspecting": "Inspecting",
}

KINDS = {"controller", "launch", "adjust", "members", "file", "test", "manifest"}


@dataclass
class Example:
    """A block of Swift on a page.

    `<!-- example: KIND -->` or `<!-- example: KIND, run -->` above the block names what surrounds it; without it the block
    stands in a method of a view controller.
    """

    page: Path
    line: int
    code: str
    kind: str = "controller"
    runs: bool = False

    @property
    def name(self):
        stem = re.sub(r"\W", "_", str(self.page.relative_to(ROOT).with_suffix("")))
        return f"{stem}_{self.line}"

    @property
    def place(self):
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages():
    """The README, the articles, and the pages of folders."""
    found = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "Demo/HeadlessUIKit/README.md"]
    found += sorted(ROOT.glob("Sources/*/Documentation.docc/*.md"))
    found += sorted(ROOT.glob("Documentation/*.md")) + sorted(ROOT.glob("Demo/*/README.md"))
    return sorted(set(page for page in found if page.exists()))


def sources():
    return sorted(ROOT.glob("Sources/**/*.swift"))


def examples():
    """All examples of the pages and of the comments in the sources."""
    found = []
    for page in pages():
        found += examples_in(page, page.read_text().splitlines())
    for source in sources():
        lines = source.read_text().splitlines()
        comments = [re.sub(r"^\s*/// ?", "", line) if re.match(r"\s*///", line) else "" for line in lines]
        found += examples_in(source, comments)
    return found


def examples_in(page, lines):
    found = []
    note = None
    start = None
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if start is None:
            match = re.fullmatch(r"<!-- example: (\w+)(, run)? -->", text)
            if match:
                note = match
            elif text == "```swift":
                start, indent = number + 1, len(line) - len(line.lstrip())
            elif text:
                note = None
        elif text == "```":
            code = "\n".join(part[indent:] for part in lines[start - 1 : number - 1])
            kind = note.group(1) if note else "controller"
            if kind not in KINDS:
                raise SystemExit(f"{page}:{start}: there is no kind of example {kind}; there are {sorted(KINDS)}")
            found.append(Example(page, start, code, kind, bool(note and note.group(2))))
            start = note = None
    return found
