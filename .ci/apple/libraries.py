"""What the package's modules import on Apple's systems: the standard library, the stubs of `sdk`, and UIKit."""

import re

from availability import Availability
from compiler import FACTS, SDK
from products import CannotCheck, current, digest, digest_of_files, record
from uikit import UIKitInterface

STANDARD_LIBRARY = ("Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport")
STUBS = ("DarwinOverlay", "ObjectiveC", "Dispatch", "CoreFoundation", "CoreGraphics", "Foundation", "os")
HEADLESS = ("HeadlessObjectiveC", "Demo/HeadlessUIKit/ObjectiveC"), ("UIKit", "Demo/HeadlessUIKit/UIKit")


def make_standard_library(compiler):
    """Reads the toolchain's own interfaces, which carry every availability, as if for the system."""
    for module in STANDARD_LIBRARY:
        source, product = compiler.toolchain.interface(module), compiler.product(module)
        text = as_on_apple(source.read_text(), compiler.triple)
        if module == "Swift":
            text += (SDK / "SwiftObjC.swiftinterface").read_text()
        key = digest(compiler.key, text)
        if not current(product, key):
            compile_interface(compiler, module, text, "-parse-stdlib")
            record(product, key)


def as_on_apple(interface, triple):
    """The interface of a Linux module with Objective-C, for the system's target."""
    flags = re.search(r"// swift-module-flags: (.*)", interface)[1]
    changed = re.sub(r"-target \S+", f"-target {triple}", flags)
    changed = changed.replace("-disable-objc-interop", "-enable-objc-interop")
    changed = changed.replace("-target-min-inlining-version min", "")
    return re.sub(r"@backDeployed\([^)]*\)\s*", "", interface.replace(flags, changed, 1))


def compile_interface(compiler, module, text, *options):
    path = compiler.interfaces / f"{module}.swiftinterface"
    path.write_text(text)
    result = compiler.frontend(
        "-compile-module-from-interface", "-enable-objc-interop", "-disable-availability-checking", *options,
        "-module-name", module, path, "-o", compiler.product(module),
    )
    if result.returncode:
        raise CannotCheck(f"{module} cannot be made", result.stderr)


def make_stubs(compiler):
    """Compiles what `sdk` declares of Apple's modules, and returns the key of all of them."""
    files = sorted(path for path in SDK.rglob("*") if path.is_file())
    key = digest(compiler.key, digest_of_files(files, SDK))
    if not all(current(compiler.product(module), key) for module in STUBS):
        for module in STUBS:
            make_stub(compiler, module)
            record(compiler.product(module), key)
    return key


def make_stub(compiler, module):
    underlying = ["-import-underlying-module"] if module == "ObjectiveC" else []
    result = compiler.frontend(
        "-emit-module", "-experimental-skip-all-function-bodies", "-parse-as-library", "-swift-version", "6",
        "-enable-library-evolution", "-disable-objc-attr-requires-foundation-module",
        "-module-name", module, *underlying, SDK / f"{module}.swift", "-o", compiler.product(module),
    )
    if result.returncode:
        raise CannotCheck(f"{module} cannot be made", result.stderr)


def headless_interface(toolchain, root, products):
    """The textual interface of the headless UIKit."""
    out = products / "headless"
    out.mkdir(parents=True, exist_ok=True)
    interface = out / "UIKit.swiftinterface"
    files = {module: sorted((root / folder).rglob("*.swift")) for module, folder in HEADLESS}
    key = digest(toolchain.version, digest_of_files([file for each in files.values() for file in each], root))
    if not current(interface, key):
        for module, _ in HEADLESS:
            result = toolchain.run(
                "-emit-module", "-wmo", "-parse-as-library", "-module-name", module, "-swift-version", "6",
                "-enable-library-evolution", "-suppress-warnings", "-I", out,
                "-Xfrontend", "-experimental-skip-all-function-bodies",
                "-emit-module-interface-path", out / f"{module}.swiftinterface",
                "-o", out / f"{module}.swiftmodule", *files[module],
            )
            if result.returncode:
                raise CannotCheck(f"the interface of {module} cannot be made", result.stderr)
        record(interface, key)
    return interface.read_text()


def make_uikit(compiler, interface, key_of_stubs):
    """Compiles Apple's UIKit, made from the interface of the headless one and of `sdk`, and returns its key."""
    lines = UIKitInterface(interface, Availability(FACTS / "availability.tsv", FACTS / "deprecations.tsv")).lines()
    flags = (
        f"-target {compiler.triple} -enable-objc-interop -enable-library-evolution -swift-version 6"
        " -module-name UIKit -disable-availability-checking"
    )
    version = re.search(r"// swift-compiler-version: (.*)", interface)[1]
    head = [
        "// swift-interface-format-version: 1.0", f"// swift-compiler-version: {version}",
        f"// swift-module-flags: {flags}",
    ]
    text = "\n".join([*head, *lines, (SDK / "UIKitApp.swiftinterface").read_text()])
    key = digest(compiler.key, key_of_stubs, text)
    if not current(compiler.product("UIKit"), key):
        compile_interface(compiler, "UIKit", text)
        record(compiler.product("UIKit"), key)
        make_stub(compiler, "SwiftUI")
    return key
