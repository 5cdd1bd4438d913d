"""Links programs for a device, and says how much code they have."""

import platform
import re
import shutil
import subprocess

from compiler import FACTS
from device import ARCHITECTURE
from products import CannotCheck

UNDEFINED = re.compile(r"undefined symbol: (.*)")
# What a program needs of newer systems in any case; without a weak symbol it starts.
STRONG = re.compile(r"\(undefined\) external (\S+) \(from \S*libTabAnimatedNewer\)")
# What Apple's toolchain links for older systems; another one does without.
COMPATIBILITY = ("50", "51", "56", "Concurrency", "DynamicReplacements", "Packs")
LIBRARIES = ("System", "objc", "swiftCore", "TabAnimatedNewer", "TabAnimatedReplaced")


def linker():
    """The command of a linker for iOS: its own on a Mac, elsewhere an lld; that of Swift's toolchain knows no iOS."""
    if platform.system() == "Darwin":
        return ["xcrun", "ld"]
    names = (*(f"ld64.lld-{version}" for version in range(40, 13, -1)), "ld64.lld")
    found = next((path for path in map(shutil.which, names) if path), None)
    if not found:
        raise CannotCheck("There is no ld64.lld; `apt-get install lld` brings one")
    return [found, "--error-limit=0"]


def symbol_list(name):
    """The stored symbols of a library that an SDK lacks, without their comments."""
    lines = (FACTS / name).read_text().split("\n")
    return [line for line in lines if line and not line.startswith("#")]


def stub(install_name, symbols):
    """A library as a linker wants to know it: its place on a device, and what it has."""
    names = ", ".join(f"'{symbol}'" for symbol in symbols)
    target = f"[ {ARCHITECTURE}-ios ]"
    return (
        f"--- !tapi-tbd\ntbd-version: 4\ntargets: {target}\ninstall-name: '{install_name}'\n"
        f"exports:\n  - targets: {target}\n    symbols: [ {names} ]\n...\n"
    )


class Linker:
    """The linker for a device, and the folder with what stands for libraries that the SDK lacks."""

    def __init__(self, device):
        self.device = device
        self.libraries = device.products / "libraries"
        self.make_stub("/usr/lib/libTabAnimatedNewer", "newer-symbols.txt")
        self.make_stub("/usr/lib/libTabAnimatedReplaced", "replaced-symbols.txt")
        if not (device.sdk.framework("Foundation") / "Foundation.tbd").exists():
            self.make_stub("/System/Library/Frameworks/Foundation.framework/Foundation", "foundation-symbols.txt")
        for name in COMPATIBILITY:
            (self.libraries / f"usr/lib/libswiftCompatibility{name}.a").write_bytes(b"!<arch>\n")

    def make_stub(self, place, symbols):
        path = self.libraries / f"{place[1:]}.tbd"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(stub(place, symbol_list(symbols)))

    def link(self, name, objects, *options):
        """Links objects; returns the program, its map, and the undefined symbols."""
        sdk, program = self.device.sdk, self.device.products / name
        command = [
            *linker(), "-arch", ARCHITECTURE, "-platform_version", "ios", self.device.oldest, sdk.version,
            "-syslibroot", self.libraries, "-syslibroot", sdk.path, "-L/usr/lib", "-L/usr/lib/swift",
            *options, "-map", f"{program}.map", "-o", program, "-framework", "UIKit", "-framework", "Foundation",
            *(f"-l{each}" for each in LIBRARIES), *objects,
        ]
        result = subprocess.run([str(word) for word in command], capture_output=True, text=True)
        undefined = sorted(set(UNDEFINED.findall(result.stderr)))
        if result.returncode and not undefined:
            raise CannotCheck(f"{name} cannot be linked", result.stderr)
        return program, undefined

    def strong_symbols(self, program):
        """What a program needs of newer systems, without which an older one does not start it."""
        reader = ["xcrun", "nm"] if platform.system() == "Darwin" else ["llvm-nm"]
        command = [*reader, "-m", str(program)]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            raise CannotCheck(f"The symbols of {program.name} cannot be read", result.stderr)
        return STRONG.findall(result.stdout)


def code_by_object(text):
    """The bytes of `__TEXT` that a map says of each object file; what belongs to none of them is at the empty name.

    A symbol is taken to end where the next one begins, or its section ends.
    """
    files, sections, symbols = parsed_map(text)
    sizes = {"": 0}
    for start, end in sections:
        inside = [(address, files.get(file, "")) for address, file in symbols if start <= address < end]
        places = [(start, ""), *sorted(inside, key=lambda each: each[0]), (end, "")]
        for (address, name), (following, _) in zip(places, places[1:]):
            sizes[name] = sizes.get(name, 0) + following - address
    return sizes


def parsed_map(text):
    """The names of the object files by number, the addresses of sections of code, and those of symbols with their file."""
    files, sections, symbols, part = {}, [], [], ""
    for line in text.split("\n"):
        if line.startswith("#"):
            part = line.strip("# :") if line.endswith(":") else part
        elif part == "Object files" and (found := re.match(r"\[\s*(\d+)\] .*?([^/]+)\.o$", line)):
            files[int(found[1])] = found[2]
        elif part == "Sections" and (found := re.match(r"0x(\w+)\s+0x(\w+)\s+__TEXT", line)):
            start = int(found[1], 16)
            sections.append((start, start + int(found[2], 16)))
        elif part == "Symbols" and (found := re.match(r"0x(\w+)\s+(?:0x\w+\s+)?\[\s*(\d+)\]", line)):
            symbols.append((int(found[1], 16), int(found[2])))
    return files, sections, symbols
