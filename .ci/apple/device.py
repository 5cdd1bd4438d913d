"""Swift's compiler, as it is called for a device with an SDK of Apple's."""

import json
import platform
import re
import subprocess
from pathlib import Path

from modules import DIAGNOSTIC
from newer import NEWER, newer_headers, newer_interfaces, overlay
from products import CannotCheck, current, digest, digest_of_files, record

ARCHITECTURE = "arm64"
# What the toolchain for Linux has of modules that an SDK has too, and what no device needs.
NOT_FOR_APPLE = {"Block", "CoreFoundation", "FrameworkABIBaseline", "_foundation_unicode", "_FoundationCShims", "dispatch", "os"}
# As Xcode's: a bundle beside the app.
BUNDLE = "import Foundation\nextension Foundation.Bundle { static let module: Bundle = Bundle.main }\n"


class DeviceSDK:
    """An SDK for iOS in a folder."""

    def __init__(self, path):
        self.path = path.resolve()
        settings = self.path / "SDKSettings.json"
        if not settings.exists():
            raise CannotCheck(f"{path} is no SDK: it has no SDKSettings.json")
        self.version = json.loads(settings.read_text())["Version"]

    def framework(self, name):
        return self.path / "System/Library/Frameworks" / f"{name}.framework"

    def interface(self, module):
        """The textual interface of a module, of the system's library or of a framework."""
        name = f"{module}.swiftmodule/{ARCHITECTURE}-apple-ios.swiftinterface"
        for folder in (self.path / "usr/lib/swift", self.framework(module) / "Modules"):
            if (folder / name).exists():
                return (folder / name).read_text()
        raise CannotCheck(f"The SDK has no interface of {module}")


class Device:
    """The compiler for a device, and the folder with what it made."""

    def __init__(self, sdk, toolchain, oldest, products):
        self.sdk, self.toolchain, self.oldest = sdk, toolchain, oldest
        self.triple = f"{ARCHITECTURE}-apple-ios{oldest}"
        self.products = products
        self.newer, self.resources = products / "newer", products / "resources"
        for folder in (self.newer, self.resources / "apinotes"):
            folder.mkdir(parents=True, exist_ok=True)
        files = sorted(path for path in NEWER.iterdir() if path.is_file())
        self.key = digest(toolchain.version, self.triple, sdk.path, sdk.version, digest_of_files(files, NEWER))
        if not current(self.newer / "overlay.json", self.key):
            self.make_newer()
            self.make_resources()
            record(self.newer / "overlay.json", self.key)

    def make_newer(self):
        for module, text in newer_interfaces(self.sdk, self.toolchain).items():
            (self.newer / f"{module}.swiftinterface").write_text(text)
        files = {}
        for header, text in newer_headers(self.sdk).items():
            files[header] = self.newer / header.name
            files[header].write_text(text)
        (self.newer / "overlay.json").write_text(overlay(files))

    def make_resources(self):
        """The compiler's own files, without those that are for Linux, and with notes that Apple's toolchain has."""
        for file in self.toolchain.resources.iterdir():
            place = self.resources / file.name
            if file.name not in (*NOT_FOR_APPLE, "apinotes", "linux") and not place.exists():
                place.symlink_to(file)
        for file in (*(self.toolchain.resources / "apinotes").glob("*.apinotes"), *NEWER.glob("*.apinotes")):
            (self.resources / "apinotes" / file.name).write_text(file.read_text())

    def search_options(self):
        """Where the compiler and its tools find modules."""
        on_linux = [] if platform.system() == "Darwin" else ["-resource-dir", self.resources]
        return [
            "-target", self.triple, "-sdk", self.sdk.path, *on_linux, "-module-cache-path", self.products / "modules",
            "-I", self.newer, "-I", self.products,
        ]

    def frontend(self, *arguments):
        return self.toolchain.run(
            "-frontend", *self.search_options(), "-vfsoverlay", self.newer / "overlay.json", "-diagnostic-style", "llvm",
            *arguments,
        )

    def object(self, module):
        return self.products / f"{module}.o"

    def compile(self, module, root, imported):
        """Compiles a module to an optimized object; returns what the compiler says, and the key of the object."""
        files, report = list(module.files), self.products / f"{module.name}.json"
        options = [
            "-c", "-O", "-parse-as-library", "-swift-version", "6", *module.options, *module.optimizing,
            "-package-name", module.package, "-module-name", module.name,
        ]
        key = digest(self.key, *options, *imported, digest_of_files(files, module.folder))
        if not (current(report, key) and self.object(module.name).exists()):
            if module.has_resources:
                accessor = self.products / f"Bundle+{module.name}.swift"
                accessor.write_text(BUNDLE)
                files.append(accessor)
            log = self.frontend(
                *options, "-emit-module-path", self.products / f"{module.name}.swiftmodule",
                "-o", self.object(module.name), *files,
            )
            found = list(diagnostics(log.stderr, root))
            if log.returncode and not found:
                raise CannotCheck(f"{module.name} cannot be compiled", log.stderr)
            report.write_text(json.dumps(found))
            record(report, key)
        return json.loads(report.read_text()), key


def diagnostics(log, root):
    """The errors and warnings of a log, with the names of files below a folder; what compiles an interface says nothing."""
    for line in dict.fromkeys(log.split("\n")):
        found = DIAGNOSTIC.match(line)
        if found and not found[1].endswith(".swiftinterface"):
            kind = "" if found[4] == "error" else "warning: "
            path = Path(found[1])
            name = path.relative_to(root) if path.is_relative_to(root) else path
            yield f"{name}:{found[2]}: {kind}{found[5]}"
        elif line.startswith("Stack dump"):
            yield f"{root.name}:0: the compiler fails: {line}"
