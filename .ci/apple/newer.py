"""What an older SDK lacks of what the sources use: declared in `newer`, and added to copies of the SDK's own interfaces.

The copies are made in the folder of products; nothing of an SDK enters the repository.
"""

import json
import re
from pathlib import Path

from declarations import parse
from products import CannotCheck

NEWER = Path(__file__).resolve().parent / "newer"
SECTION = re.compile(r"^// (since|until) ([\d.]+)\n", re.MULTILINE)


def numbers(version):
    return [int(number) for number in version.split(".")]


def is_older(sdk, version):
    return numbers(sdk) < numbers(version)


def rows(name):
    """The rows of a table of tabs, without its comments."""
    lines = (NEWER / name).read_text().split("\n")
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def fragments(text, sdk):
    """What a file of `newer` adds to an interface of an SDK, and whether it stands in its place.

    A section begins with a comment that names a version: `since` one that first has what follows, or `until` one before
    which the whole module is declared here, because this compiler cannot use the interface.
    """
    _, *parts = SECTION.split(text)
    added, replaces = [], False
    for kind, version, declarations in zip(parts[::3], parts[1::3], parts[2::3]):
        if is_older(sdk, version):
            added.append(declarations)
            replaces = replaces or kind == "until"
    return "".join(added), replaces


def head(interface):
    """The comments and the imports that an interface begins with."""
    lines = interface.split("\n")
    return "\n".join(line for line in lines[:40] if re.match(r"// swift-|(@_exported )?import ", line)) + "\n"


def added_to(interface, fragment, replaces):
    return (head(interface) if replaces else interface + "\n") + fragment


def from_toolchain(interface, owner, name):
    """A declaration of the toolchain's standard library as a system sees it that has no other."""
    lines = []
    for declaration in parse(interface.split("\n")):
        if not owner and declaration.name == name:
            lines += declaration.lines()
        if owner and declaration.kind == "extension" and declaration.short_name == owner:
            found = [line for each in declaration.members if each.name == name for line in each.lines()]
            lines += declaration.lines(found) if found else []
    if not lines:
        raise CannotCheck(f"The toolchain has no {owner} {name}")
    return re.sub(r"@backDeployed\([^)]*\)\s*", "", "\n".join(lines)) + "\n"


def newer_interfaces(sdk, toolchain):
    """The interfaces of an SDK that something has to be added to, by module."""
    texts = {}
    for file in sorted(NEWER.glob("*.swiftinterface")):
        fragment, replaces = fragments(file.read_text(), sdk.version)
        if fragment:
            texts[file.stem] = added_to(sdk.interface(file.stem), fragment, replaces)
    for module, owner, name in rows("from-toolchain.tsv"):
        text = texts.get(module) or sdk.interface(module)
        if not re.search(rf"\bfunc {name}\b", text.split("// from the toolchain")[0]):
            added = from_toolchain(toolchain.interface(module).read_text(), owner, name)
            texts[module] = f"{text}\n// from the toolchain\n{added}"
    return texts


def newer_headers(sdk):
    """The headers of an SDK that newer ones say in other words, each with its new text."""
    texts = {}
    for until, framework, header, then, now in rows("headers.tsv"):
        if is_older(sdk.version, until):
            path = sdk.framework(framework) / "Headers" / header
            text = texts.get(path) or path.read_text()
            if then not in text:
                raise CannotCheck(f"{header} of this SDK has no `{then}`")
            texts[path] = text.replace(then, now)
    return texts


def overlay(files):
    """What tells the compiler to read some files in place of others."""
    places = [{"type": "file", "name": str(name), "external-contents": str(text)} for name, text in files.items()]
    return json.dumps({"version": 0, "case-sensitive": "false", "roots": places})
