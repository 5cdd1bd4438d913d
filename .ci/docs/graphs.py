"""The symbol graphs of the modules: what is public, and whether it is documented."""

import json
import subprocess
from pathlib import Path

from pages import MODULES, ROOT


def extract(module, folder):
    """Writes the symbol graphs of a built module into a folder."""
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-I", str(ROOT / ".build/debug/Modules"),
         "-I", str(ROOT / "Demo/HeadlessUIKit/ObjectiveC/include"), "-target", target(),
         "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(folder)],
        check=True)


def target():
    info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(info.stdout)["target"]["unversionedTriple"]


def symbols(folder):
    """The public symbols of a module, those that it adds to UIKit's types included."""
    for path in sorted(Path(folder).glob("*.symbols.json")):
        yield from json.loads(path.read_text())["symbols"]


def overrides(folder):
    """The identifiers of symbols that override a method of a superclass, which documents it."""
    found = set()
    for path in sorted(Path(folder).glob("*.symbols.json")):
        for relation in json.loads(path.read_text())["relationships"]:
            if relation["kind"] == "overrides":
                found.add(relation["source"])
    return found


def declaration(symbol):
    """One line that says what a symbol is: its path and its declaration."""
    path = ".".join(symbol["pathComponents"])
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    return f"{path}: {' '.join(text.split())}"
