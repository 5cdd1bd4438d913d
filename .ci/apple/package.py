"""What the package has for Apple's systems: its modules, from the bottom up, and the systems that each is for."""

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from products import CannotCheck, current, digest, record

sys.path.append(str(Path(__file__).resolve().parents[1] / "docs"))

# The demo's app, a package of its own: on Linux its modules are targets of ours.
DEMO = "Demo/iOS/TabAnimatedDemo.swiftpm"
# Everything under these folders is for Apple's systems.
FOLDERS = ("Sources/", f"{DEMO}/")
# The settings of a target that name one thing each, and the options that they are for the compiler.
OPTIONS = {
    "enableUpcomingFeature": "-enable-upcoming-feature",
    "enableExperimentalFeature": "-enable-experimental-feature",
    "define": "-D",
}
OPTIMIZED = "release"


@dataclass(frozen=True)
class Module:
    """A module: its sources, how they are compiled, and the oldest version of each system that it is for."""

    name: str
    folder: Path
    package: str
    oldest: dict[str, str]
    options: tuple[str, ...] = ()
    has_resources: bool = False
    # The options that come in where it is compiled for release.
    optimizing: tuple[str, ...] = ()

    @property
    def files(self):
        return sorted(self.folder.rglob("*.swift"))


class Package:
    """The package in a folder."""

    def __init__(self, root, products):
        self.root, self.products = root, products
        self.manifest = manifest(root, products)
        self.oldest = {each["platformName"]: each["version"] for each in self.manifest["platforms"]}

    def modules(self):
        """The modules in the order in which they are compiled; the examples come last."""
        targets = [target for target in self.manifest["targets"] if is_for_apple(target)]
        return [self.module(target) for target in sorted_by_dependencies(targets)] + self.examples()

    def module(self, target):
        """A target; the whole app is the module that Linux has without its launch."""
        name, is_demo = target["name"], target["path"].startswith(f"{DEMO}/")
        oldest = dict(self.oldest)
        if name == "DemoApp":
            name, oldest = "AppModule", self.oldest_of_app()
        elif is_demo:  # It uses controls and colors that tvOS lacks.
            del oldest["tvos"]
        return Module(
            name, self.root / target["path"], "tabanimateddemo" if is_demo else self.manifest["name"].lower(), oldest,
            tuple(options(target)), bool(target["resources"]), tuple(options(target, OPTIMIZED)),
        )

    def oldest_of_app(self):
        text = (self.root / DEMO / "Package.swift").read_text()
        found = re.search(r'\.iOS\((?:"([\d.]+)"|\.v(\d+))\)', text)
        if not found:
            raise CannotCheck(f"{DEMO}/Package.swift does not say which iOS it needs")
        oldest = {"ios": found[1] or found[2] + ".0"}
        if ".mac" in text:
            oldest["maccatalyst"] = self.oldest["maccatalyst"]
        return oldest

    def examples(self):
        """The examples that need what only Apple's systems have, each with the files that its page prints."""
        from pages import examples_of

        found = examples_of(self.root)
        modules = []
        for example in (each for each in found if each.kind == "apple"):
            folder = self.products / "examples" / example.name
            folder.mkdir(parents=True, exist_ok=True)
            files = [example, *(each for each in found if each.page == example.page and each.kind == "file")]
            for file in files:
                write(folder / f"{file.name}.swift", file.code)
            for other in set(folder.iterdir()) - {folder / f"{file.name}.swift" for file in files}:
                other.unlink()
            modules.append(Module(example.name, folder, "app", dict(self.oldest)))
        return modules


def write(path, text):
    """Writes a file where it differs."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def manifest(root, products):
    """The package's manifest as the package manager reads it, kept until the manifest changes."""
    kept, key = products / "package.json", digest((root / "Package.swift").read_bytes())
    if not current(kept, key):
        command = ["swift", "package", "--package-path", str(root), "dump-package"]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            raise CannotCheck("the manifest cannot be read", result.stderr)
        kept.write_text(result.stdout)
        record(kept, key)
    return json.loads(kept.read_text())


def is_for_apple(target):
    return target["type"] == "regular" and (target.get("path") or "").startswith(FOLDERS)


def options(target, configuration=None):
    """The compiler's options for the settings of a target: those of each configuration, or those of one alone."""
    for setting in target["settings"]:
        condition = setting.get("condition") or {}
        if condition.get("platformNames"):
            raise CannotCheck(f"{target['name']} has a setting with a condition that is not known: {setting}")
        if condition.get("config") != configuration:
            continue
        for kind, values in setting["kind"].items():
            if kind == "unsafeFlags":
                yield from values["_0"]
            elif kind in OPTIONS:
                yield from (OPTIONS[kind], values["_0"])
            else:
                raise CannotCheck(f"{target['name']} has a setting that is not known: {setting}")


def sorted_by_dependencies(targets):
    """The targets, each after those that it depends on."""
    waiting, done = {target["name"]: target for target in targets}, []

    def add(name):
        target = waiting.pop(name, None)
        if target is not None:
            for dependency in target["dependencies"]:
                for names in dependency.values():
                    add(names[0])
            done.append(target)

    for target in targets:
        add(target["name"])
    return done
