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
    "TabAnimatedRefreshing": "Refreshing",
    "TabAnimatedTesting": "Testing",
    "TabAnimatedInspecting": "Inspecting",
}

#: `apple` needs what only Apple's systems have, and is compiled by `.ci/apple/check`.
KINDS = {"controller", "launch", "adjust", "members", "file", "test", "manifest", "apple"}


@dataclass
class Example:
    """A block of Swift on a page.

    `<!-- example: KIND -->` above the block names what surrounds it; without it the block is in a method of a view
    controller. Every block runs but for a file, which has `, run: CALL` with a call on `screen`, the controller around, and
    for what says `, not run`.
    """

    page: Path
    line: int
    code: str
    kind: str = "controller"
    runs: bool = False
    call: str = ""
    root: Path = ROOT

    @property
    def name(self):
        stem = re.sub(r"\W", "_", str(self.page.relative_to(self.root).with_suffix("")))
        return f"{stem}_{self.line}"

    @property
    def place(self):
        return f"{self.page.relative_to(self.root)}:{self.line}"


def module(page):
    """The module whose folder a page or a source is in."""
    for name, folder in MODULES.items():
        if page.is_relative_to(ROOT / "Sources" / folder):
            return name
    return None


def pages(root=ROOT):
    """The README, the articles, and the pages of folders."""
    found = [root / "README.md", root / "README.zh.md", root / "CONTRIBUTING.md", root / "Demo/HeadlessUIKit/README.md"]
    found += sorted(root.glob("Sources/*/Documentation.docc/*.md"))
    found += sorted(root.glob("Documentation/*.md")) + sorted(root.glob("Demo/*/README.md"))
    return sorted(set(page for page in found if page.exists()))


def examples():
    """All examples of the pages and of the comments in the sources."""
    return examples_of(ROOT)


def examples_of(root):
    """The examples of a checkout."""
    found = []
    for page in pages(root):
        found += examples_in(page, page.read_text().splitlines(), root)
    for source in sorted(root.glob("Sources/**/*.swift")):
        lines = source.read_text().splitlines()
        comments = [re.sub(r"^\s*/// ?", "", line) if re.match(r"\s*///", line) else "" for line in lines]
        found += examples_in(source, comments, root)
    return found


def examples_in(page, lines, root=ROOT):
    found = []
    note = None
    start = None
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if start is None:
            match = re.fullmatch(r"<!-- example: (\w+)(, not run|, run: (.+))? -->", text)
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
            call = note and note.group(3) or ""
            runs = bool(call) if kind in ("file", "manifest", "apple") else not (note and note.group(2))
            found.append(Example(page, start, code, kind, runs, call, root))
            start = note = None
    return found
