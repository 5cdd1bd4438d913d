"""Swift's compiler, as it is called for one of Apple's systems."""

import json
import subprocess
from functools import cached_property
from pathlib import Path

from products import digest

SDK = Path(__file__).resolve().parent / "sdk"
FACTS = Path(__file__).resolve().parent / "facts"


class Toolchain:
    """The toolchain of this machine."""

    def __init__(self):
        command = ["swiftc", "-print-target-info"]
        info = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        self.version = info["compilerVersion"]
        self.triple = info["target"]["unversionedTriple"]
        self.resources = Path(info["paths"]["runtimeResourcePath"])

    def interface(self, module):
        """The textual interface of a module of the standard library."""
        return self.resources / "linux" / f"{module}.swiftmodule" / f"{self.triple}.swiftinterface"

    def run(self, *arguments):
        command = ["swiftc", *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True)


class Compiler:
    """The compiler for one system, and the folder with what it made."""

    def __init__(self, toolchain, system, oldest, products):
        self.toolchain, self.system = toolchain, system
        self.triple = system.triple(oldest)
        self.products = products / system.name
        self.modules = products / "modules"
        self.interfaces.mkdir(parents=True, exist_ok=True)
        self.make_sdk()

    @property
    def interfaces(self):
        return self.products / "interfaces"

    @property
    def is_for_visionos(self):
        return self.system.name == "visionos"

    def product(self, module):
        return self.products / f"{module}.swiftmodule"

    def frontend(self, *arguments, triple=None):
        shims = ["-I", self.toolchain.resources / "shims"] if self.is_for_visionos else []
        return self.toolchain.run(
            "-frontend", "-target", triple or self.triple, "-sdk", self.products / "sdk",
            "-resource-dir", self.toolchain.resources, "-module-cache-path", self.modules,
            "-I", self.products, "-I", SDK / "include", *shims, "-diagnostic-style", "llvm", *arguments,
        )

    @cached_property
    def key(self):
        return digest(self.toolchain.version, self.triple)

    def make_sdk(self):
        """An empty folder; for visionOS it says which version is meant where a declaration names one of iOS."""
        folder = self.products / "sdk"
        folder.mkdir(exist_ok=True)
        if self.is_for_visionos:
            versions = visionos_versions()
            settings = {
                "Version": "26.0", "MaximumDeploymentTarget": "26.99",
                "VersionMap": {"iOS_visionOS": versions, "iOS_xrOS": versions},
            }
            (folder / "SDKSettings.json").write_text(json.dumps(settings))


def visionos_versions():
    """The visionOS of each iOS: all before iOS 17.2 are 1.0, then they rise together."""
    versions = {f"{major}.0": "1.0" for major in range(2, 18)}
    versions |= {f"17.{minor}": f"1.{max(minor - 2, 0)}" for minor in range(1, 6)}
    return versions | {"18.0": "2.0", "26.0": "26.0"}
