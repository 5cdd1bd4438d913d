"""The declarations of the headless UIKit beside those of an SDK, by the symbol graphs of both."""

import json
import re
import subprocess

from products import CannotCheck

# Who declares what the headless UIKit has in one module.
MODULES = ("UIKit", "QuartzCore", "CoreGraphics")
# What a declaration says in other words, or says nothing of by which an app could tell the two apart.
WORDS = (
    (r"@\w+(\([^()]*\))? ", ""),
    (r"\b(public|open|final|override|convenience|required|dynamic|optional|nonisolated|class(?= (func|var|subscript|let))|static) ", ""),
    (r"\b(UIKit|Foundation|Swift|CoreFoundation|CoreGraphics|QuartzCore|ObjectiveC)\.", ""),
    (r"\bany ", ""),
    (r"\b(NS)?Notification\.Name\b", "Notification.Name"),
    (r"([(,] ?\w+) `?\w+`?(?=:)", r"\1"),
    (r" = [^,)]+(?=[,)])", ""),
    (r"\s+", " "),
    (r"^let (.*)", r"var \1 { get }"),
    (r"^((weak |unowned |unowned\(unsafe\) )?var [^{]*[^{ ])$", r"\1 { get set }"),
    (r" { set }", " { get set }"),
    (r"(?<=[\[(]) | (?=[\])])", ""),
)


def extract(toolchain_options, module, folder):
    """The symbols of a module, by their path; those of extensions too."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [
        "swift-symbolgraph-extract", "-module-name", module, "-output-dir", folder, "-minimum-access-level", "public",
        "-skip-synthesized-members", *toolchain_options,
    ]
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if result.returncode:
        raise CannotCheck(f"The symbols of {module} cannot be read", result.stderr)
    found = {}
    for file in sorted(folder.glob(f"{module}*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            found.setdefault(".".join(symbol["pathComponents"]), set()).add(declared(symbol))
    return found


def declared(symbol):
    """What a symbol declares, without what does not matter."""
    text = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
    for pattern, word in WORDS:
        text = re.sub(pattern, word, text)
    return text.strip()


def differences(headless, apples):
    """The declarations that both have and write in different ways, each with both of them."""
    for path in sorted(headless.keys() & apples.keys()):
        if not headless[path] & apples[path]:
            yield path, min(headless[path]), min(apples[path])


def compared(device, headless):
    """Compares the headless UIKit, whose module lies in a folder, with the SDK's; how many both have, and what differs."""
    folder = device.products / "symbols"
    own = extract(["-target", f"{device.toolchain.triple}", "-I", headless], "UIKit", folder / "headless")
    own = {path: words for path, words in own.items() if "headless" not in path.lower()}
    apples = {}
    for module in MODULES:
        for path, words in extract(device.search_options(), module, folder / module).items():
            apples.setdefault(path, set()).update(words)
    return len(own.keys() & apples.keys()), list(differences(own, apples))
