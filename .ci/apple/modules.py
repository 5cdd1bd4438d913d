"""The check of one module: what the compiler says of it, kept until its sources or what it imports change."""

import json
import os
import re
from pathlib import Path

from products import CannotCheck, current, digest, digest_of_files, record

DIAGNOSTIC = re.compile(r"(.*?):(\d+):(\d+): (error|warning): (.*)")
FAILURE = re.compile(r"Stack dump|<unknown>:0: error: (.*)")
# A class that headers declare may be made from a metatype by any initializer; those of the UIKit here are Swift's.
METATYPE = re.compile(
    r"(.*?):(\d+):\d+: error: constructing an object of class type '(?:UI|CA|NS)\w+' with a metatype value"
)
# The targets here are those of simulators, whose pointers are not signed: the check of one system takes the branch all the same.
SIGNED, SIGNING_SYSTEM = "#if _ptrauth(_arm64e)", "ios"
BUNDLE = "import Foundation\nextension Foundation.Bundle { static let module: Bundle = Bundle.main }\n"


class ModuleCheck:
    """The check of one module for one system."""

    def __init__(self, module, compiler, root, imported):
        self.module, self.compiler, self.root = module, compiler, root
        self.files = module.files
        self.triple = compiler.system.triple(module.oldest[compiler.system.platform])
        self.product = compiler.product(module.name)
        self.copies = compiler.products / "copies" / module.name
        self.report = compiler.products / f"{module.name}.json"
        self.key = digest(
            compiler.key, self.triple, module.name, module.options, module.has_resources, *imported,
            digest_of_files(self.files, root), Path(__file__).read_bytes(),
        )

    def diagnostics(self):
        """What the compiler has to say, each as `file:line: message`, from the last run if nothing changed."""
        if not (current(self.report, self.key) and self.product.exists()):
            self.report.write_text(json.dumps(self.compile()))
            record(self.report, self.key)
        return json.loads(self.report.read_text())["diagnostics"]

    def compile(self):
        """Compiles the module up to where the compiler has looked at isolation and initialization."""
        known = self.known_metatype_lines()
        log = self.run(known)
        if found := self.metatype_lines(log) - known:
            known |= found
            log = self.run(known)
        if not self.product.exists():
            self.emit_in_spite_of_errors(known, log)
        return {"diagnostics": list(dict.fromkeys(self.parsed(log))), "metatypes": sorted(map(list, known))}

    def run(self, metatype_lines):
        self.product.unlink(missing_ok=True)
        return self.frontend(metatype_lines, "-emit-sil", "-o", os.devnull, "-emit-module-path", self.product).stderr

    def emit_in_spite_of_errors(self, metatype_lines, log):
        """Makes the module all the same, so that those above it are checked too."""
        options = ("-emit-module", "-experimental-allow-module-with-compiler-errors", "-o", self.product)
        result = self.frontend(metatype_lines, *options)
        if not self.product.exists():
            raise CannotCheck(f"{self.module.name} cannot be compiled", log + result.stderr)

    def frontend(self, metatype_lines, *options):
        return self.compiler.frontend(
            *options, *self.module.options, "-parse-as-library", "-swift-version", "6",
            "-package-name", self.module.package, "-module-name", self.module.name,
            *self.sources(metatype_lines), triple=self.triple,
        )

    def sources(self, metatype_lines):
        self.copies.mkdir(parents=True, exist_ok=True)
        changed = {name for name, _ in metatype_lines}
        changed |= {self.name(file) for file in self.files if self.signs(file)}
        files = [self.copy(file, metatype_lines) if self.name(file) in changed else file for file in self.files]
        if self.module.has_resources:
            accessor = self.copies / "Bundle+Module.swift"
            accessor.write_text(BUNDLE)
            files.append(accessor)
        return files

    def signs(self, file):
        """Whether the branch for signed pointers in a file is compiled here."""
        return self.compiler.system.name == SIGNING_SYSTEM and SIGNED in file.read_text()

    # Objects made from metatypes

    def known_metatype_lines(self):
        """The lines that made objects from metatypes in the last run, each with the name of its file."""
        kept = json.loads(self.report.read_text())["metatypes"] if self.report.exists() else []
        return {(name, line) for name, line in kept}

    def metatype_lines(self, log):
        places = [METATYPE.match(line) for line in log.split("\n")]
        lines = {(found[1], int(found[2])) for found in places if found}
        return {(self.name(path), text_of_line(path, number)) for path, number in lines}

    def copy(self, file, metatype_lines):
        """A copy of a file in which such lines call what the UIKit here has for them, and that has the branch for signed pointers."""
        name = self.name(file)
        text = file.read_text()
        lines = (text.replace(SIGNED, "#if true") if self.signs(file) else text).split("\n")
        changed = [
            line.replace(".init(", "._made(") if (name, line.strip()) in metatype_lines else line for line in lines
        ]
        copy = self.copies / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("\n".join(changed))
        return copy

    # Diagnostics

    def name(self, path):
        """The name of a file below the root, also of the copy of one."""
        base = self.copies if str(path).startswith(str(self.copies)) else self.root
        return os.path.relpath(path, base)

    def parsed(self, log):
        for line in log.split("\n"):
            found = DIAGNOSTIC.match(line)
            if found and not METATYPE.match(line):
                kind = "" if found[4] == "error" else "warning: "
                yield f"{self.name(found[1])}:{found[2]}: {kind}{in_words(found[5])}"
            elif not found and FAILURE.match(line):
                yield f"{self.name(self.module.folder)}:0: the compiler fails: {line}"


def text_of_line(path, number):
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")[number - 1].strip()


def in_words(message):
    """The message without the version that means that a system lacks something."""
    return re.sub(r"is only available in (\w+) 99\.0 or newer", r"is not available in \1", message)
