"""Tests of what the check knows by itself; `mistakes` tests the whole of it."""

import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from availability import Availability, objective_c_names
from compiler import FACTS, visionos_versions
from declarations import Declaration, parse
from linking import STRONG, UNDEFINED, code_by_object, stub, symbol_list
from modules import in_words
from newer import NEWER, added_to, fragments, from_toolchain, is_older
from package import is_for_apple, options, sorted_by_dependencies
from products import CannotCheck
from symbols import declared, differences
from uikit import IMPORTS, UIKitInterface

ROOT = Path(__file__).resolve().parents[2]
AVAILABILITY = Availability(FACTS / "availability.tsv", FACTS / "deprecations.tsv")


def made_of(*lines):
    """The declarations that an interface becomes, without the imports."""
    return UIKitInterface("\n".join(lines), AVAILABILITY).lines()[len(IMPORTS) :]


class DeclarationTests(unittest.TestCase):
    def test_the_name_of_a_method_has_its_labels(self):
        head = "@objc open func tableView(_ table: UITableView, cellForRowAt path: [Int : Int]) -> UIView"
        self.assertEqual(Declaration(head).swift_name, "tableView(_:cellForRowAt:)")

    def test_a_closure_is_no_label(self):
        head = "public init(title: String, handler: @escaping (_ action: UIAction) -> Void)"
        self.assertEqual(Declaration(head).swift_name, "init(title:handler:)")

    def test_attributes_on_lines_of_their_own_belong_to_the_next_declaration(self):
        found = parse(["@available(iOS 17, *)", "public class A {", "  var a: Int { get }", "}", "let b: Int"])
        self.assertEqual([each.name for each in found], ["A", "b"])
        self.assertEqual([each.name for each in found[0].members], ["a"])
        self.assertTrue(found[0].head.startswith("@available"))


class AvailabilityTests(unittest.TestCase):
    def test_a_method_is_found_by_its_selector(self):
        found = AVAILABILITY.attributes(["UIImpactFeedbackGenerator"], "impactOccurred(intensity:at:)", "func")
        self.assertIn("iOS, introduced: 17.5", found)

    def test_a_method_with_a_longer_namesake_is_as_old_as_ever(self):
        found = AVAILABILITY.attributes(["UIImpactFeedbackGenerator"], "impactOccurred(intensity:)", "func")
        self.assertEqual(found, "")

    def test_a_class_is_missing_on_some_systems(self):
        found = AVAILABILITY.attributes([], "UIImpactFeedbackGenerator", "type")
        self.assertEqual(found, "@available(tvOS, introduced: 99.0) @available(visionOS, introduced: 99.0) ")

    def test_what_came_after_the_oldest_system_says_since_when(self):
        for owners, name, kind, version in [
            (["UICellAccessory"], "detail(displayed:options:actionHandler:)", "func", "15.4"),
            (["UICellAccessory"], "DetailOptions", "type", "15.4"),
            (["NSCollectionLayoutGroup"], "horizontal(layoutSize:repeatingSubitem:count:)", "func", "16.0"),
            (["UIMenu"], "ElementSize", "type", "16.0"),
            (["UIWindowScene", "Geometry"], "isInteractivelyResizing", "let", "26.0"),
        ]:
            found = AVAILABILITY.attributes(owners, name, kind)
            self.assertIn(f"@available(iOS, introduced: {version})", found, name)

    def test_what_is_deprecated_says_from_when_on(self):
        for owner, name, kind, version in [
            ("UIScreen", "screens", "var", "16.0"),
            ("NSCollectionLayoutSection", "supplementariesFollowContentInsets", "var", "16.0"),
            ("NSCollectionLayoutGroup", "vertical(layoutSize:subitem:count:)", "func", "16.0"),
            ("UIButton", "titleRect(forContentRect:)", "func", "15.0"),
        ]:
            found = AVAILABILITY.attributes([owner], name, kind)
            self.assertIn(f"@available(iOS, deprecated: {version})", found, name)

    def test_a_type_that_one_system_deprecates_is_deprecated_there_alone(self):
        found = AVAILABILITY.attributes([], "UINib", "type")
        self.assertEqual(found, "@available(visionOS, deprecated: 1.0) ")

    def test_a_deprecated_method_says_from_when_on(self):
        found = AVAILABILITY.attributes(["UIView"], "traitCollectionDidChange(_:)", "func")
        self.assertIn("@available(iOS, deprecated: 17.0)", found)

    def test_a_deprecated_initializer_is_found_by_its_label(self):
        found = AVAILABILITY.attributes(["UITraitCollection"], "init(traitsFrom:)", "init")
        self.assertIn("@available(iOS, deprecated: 17.0)", found)

    def test_a_method_that_reads_like_a_deprecated_one_is_not_deprecated(self):
        name = "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
        found = AVAILABILITY.attributes(["UICollectionViewDelegate"], name, "func")
        self.assertNotIn("deprecated", found)

    def test_a_nested_type_has_a_joined_name(self):
        self.assertIn("UITableViewStyle", objective_c_names(["UITableView", "Style"]))

    def test_a_missing_declaration_is_said_in_words(self):
        message = "'UISwitch' is only available in tvOS 99.0 or newer"
        self.assertEqual(in_words(message), "'UISwitch' is not available in tvOS")

    def test_every_later_visionos_is_known_by_its_ios(self):
        self.assertEqual([visionos_versions()[ios] for ios in ("15.0", "17.4", "18.0")], ["1.0", "1.2", "2.0"])


class UIKitTests(unittest.TestCase):
    def test_a_requirement_with_a_default_is_optional(self):
        found = made_of(
            "public protocol UIThingDelegate : AnyObject {", "func done()", "func needed()", "}",
            "extension UIKit.UIThingDelegate {", "public func done()", "}",
        )
        self.assertIn("@objc optional func done()", found)
        self.assertIn("func needed()", found)
        self.assertEqual(len(found), 4)

    def test_what_is_headless_goes(self):
        lines = ["public class HeadlessThing {", "}", "public class A : B {", "public func headlessStep()", "}"]
        self.assertNotIn("eadless", "".join(made_of(*lines)))

    def test_classes_are_those_of_objective_c(self):
        found = made_of("final public class UIThing : Foundation.NSObject {", "}")
        self.assertEqual(found[0], "@objc @objcMembers open class UIThing : Foundation.NSObject {")

    def test_structures_of_c_keep_only_what_swift_adds(self):
        found = made_of("public struct UIOffset : Swift.Hashable {", "public var horizontal: CGFloat", "}")
        self.assertNotIn("horizontal", "".join(found))
        self.assertNotIn("Hashable", "".join(found))


class PackageTests(unittest.TestCase):
    def test_modules_come_after_those_that_they_import(self):
        top = {"name": "Top", "dependencies": [{"byName": ["Base", None]}]}
        base = {"name": "Base", "dependencies": [{"byName": ["UIKit", None]}]}
        self.assertEqual([each["name"] for each in sorted_by_dependencies([top, base])], ["Base", "Top"])

    def test_every_target_of_the_sources_is_for_apple(self):
        self.assertTrue(is_for_apple({"type": "regular", "path": "Sources/Anything"}))
        self.assertFalse(is_for_apple({"type": "regular", "path": "Demo/HeadlessUIKit/UIKit"}))
        self.assertFalse(is_for_apple({"type": "test"}))

    def test_settings_become_options(self):
        settings = [{"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}]
        self.assertEqual([*options(self.target(settings))], ["-enable-upcoming-feature", "ExistentialAny"])

    def test_flags_for_release_are_no_others(self):
        kind = {"unsafeFlags": {"_0": ["-Osize"]}}
        target = self.target([{"tool": "swift", "kind": kind, "condition": {"config": "release", "platformNames": []}}])
        self.assertEqual([*options(target)], [])
        self.assertEqual([*options(target, "release")], ["-Osize"])

    def test_a_setting_that_is_not_known_is_no_silence(self):
        with self.assertRaises(CannotCheck):
            [*options(self.target([{"tool": "swift", "kind": {"interoperabilityMode": {"_0": "Cxx"}}}]))]
        with self.assertRaises(CannotCheck):
            [*options(self.target([{"tool": "swift", "kind": {}, "condition": {"platformNames": ["ios"]}}]))]

    def target(self, settings):
        return {"name": "A", "settings": settings}


class NewerTests(unittest.TestCase):
    SECTIONS = "// since 17.0\nlet a: Int\n// since 26.0\nlet b: Int\n"

    def test_versions_are_compared_as_numbers(self):
        self.assertTrue(is_older("9.3", "16.4"))
        self.assertFalse(is_older("26.0", "26.0"))

    def test_an_sdk_is_given_what_is_newer_than_it(self):
        self.assertEqual(fragments(self.SECTIONS, "16.4"), ("let a: Int\nlet b: Int\n", False))
        self.assertEqual(fragments(self.SECTIONS, "18.0"), ("let b: Int\n", False))
        self.assertEqual(fragments(self.SECTIONS, "26.1"), ("", False))

    def test_a_module_is_declared_anew_until_a_version(self):
        text = "// until 18.0\npublic struct Logger {}\n"
        self.assertEqual(fragments(text, "16.4"), ("public struct Logger {}\n", True))
        self.assertEqual(fragments(text, "18.0"), ("", False))

    def test_a_module_that_is_declared_anew_keeps_its_imports_alone(self):
        interface = "// swift-module-flags: -O\nimport Swift\n@_exported import os\npublic struct Old {}"
        expected = "// swift-module-flags: -O\nimport Swift\n@_exported import os\npublic struct New {}\n"
        self.assertEqual(added_to(interface, "public struct New {}\n", True), expected)
        self.assertEqual(added_to("let a: Int", "let b: Int\n", False), "let a: Int\nlet b: Int\n")

    def test_a_member_comes_with_its_extension_and_is_not_deployed_back(self):
        lines = ["extension Swift.Sequence {", "@backDeployed(before: iOS 17.0) func count() -> Int", "func all()", "}"]
        found = from_toolchain("\n".join(lines), "Sequence", "count")
        self.assertEqual(found, "extension Swift.Sequence {\nfunc count() -> Int\n}\n")

    def test_what_is_newer_says_since_when(self):
        for file in NEWER.glob("*.swiftinterface"):
            self.assertRegex(file.read_text(), r"\A// (since|until) \d+\.\d+\n", file.name)


class LinkingTests(unittest.TestCase):
    MAP = """# Path: app
# Object files:
[  0] linker synthesized
[  1] /products/Names.o
[  2] /products/TabCache.o
# Sections:
# Address\tSize    \tSegment\tSection
0x100004000\t0x00000030\t__TEXT\t__text
0x100008000\t0x00000040\t__DATA\t__data
# Symbols:
# Address\tSize    \tFile  Name
0x100004008\t0x00000008\t[  1] _main
0x100004010\t[  2] _load
0x100008000\t0x00000040\t[  2] _table
# Dead Stripped Symbols:
<<dead>>\t0x00000100\t[  2] _unused
"""

    def test_code_belongs_to_the_object_that_it_came_from(self):
        self.assertEqual(code_by_object(self.MAP), {"Names": 8, "TabCache": 32, "": 8})

    def test_a_missing_library_has_the_symbols_of_the_list(self):
        text = stub("/usr/lib/libA.dylib", ["_a", "_$sB"])
        self.assertIn("install-name: '/usr/lib/libA.dylib'", text)
        self.assertIn("symbols: [ '_a', '_$sB' ]", text)

    def test_an_undefined_symbol_is_read_from_what_the_linker_says(self):
        log = "ld64.lld: error: undefined symbol: _$s10Foundation4DataV\n>>> referenced by TabCache.o"
        self.assertEqual(UNDEFINED.findall(log), ["_$s10Foundation4DataV"])

    def test_a_strong_symbol_of_newer_systems_is_read_from_the_symbols(self):
        lines = (
            "(undefined) weak external _a (from /usr/lib/libTabAnimatedNewer)\n(undefined) external _b (from libTabAnimatedNewer)\n"
            "(undefined) external _c (from UIKit)\n(undefined) external _d (from /usr/lib/libTabAnimatedReplaced)\n"
        )
        self.assertEqual(STRONG.findall(lines), ["_b"])

    def test_the_list_of_foundation_has_names_of_foundation(self):
        for symbol in symbol_list("foundation-symbols.txt"):
            self.assertRegex(symbol, r"10Foundation|^_(OBJC_CLASS_\$_)?NS|swiftFoundation$")


class SymbolTests(unittest.TestCase):
    def words(self, text):
        return declared({"declarationFragments": [{"spelling": text}]})

    def test_the_same_declaration_has_the_same_words(self):
        apples = "@MainActor optional func scroll(_ view: UIKit.UIView, to point: CGPoint)"
        self.assertEqual(self.words(apples), self.words("func scroll(_ scrolled: UIView, to place: CGPoint)"))
        self.assertEqual(self.words("class let zero: CGSize"), self.words("static var zero: CGSize { get }"))
        self.assertEqual(self.words("var a: Int"), self.words("var a: Int { get set }"))

    def test_what_an_app_can_tell_apart_differs(self):
        self.assertNotEqual(self.words("weak var item: AnyObject?"), self.words("unowned(unsafe) var item: AnyObject?"))
        self.assertNotEqual(self.words("init?(coder: NSCoder)"), self.words("init(coder: NSCoder)"))

    def test_only_what_both_have_is_compared(self):
        found = list(differences({"A": {"class A"}, "B": {"class B"}}, {"A": {"struct A"}, "C": {"class C"}}))
        self.assertEqual(found, [("A", "class A", "struct A")])


class LogTests(unittest.TestCase):
    """What the branch for Apple's systems does with a warning, on a stand-in for the log of a system."""

    LOG = """
    public struct OSLogPrivacy: Sendable { public static let `public` = OSLogPrivacy() }
    public struct OSLogInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ part: String, privacy: OSLogPrivacy) { text += part }
    }
    public struct OSLogMessage: ExpressibleByStringInterpolation {
        let text: String
        public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
        public init(stringLiteral value: String) { text = value }
    }
    public struct Logger: Sendable {
        let subsystem: String, category: String
        public init(subsystem: String, category: String) {
            (self.subsystem, self.category) = (subsystem, category)
        }
        public func warning(_ message: OSLogMessage) { print("warning", subsystem, category, message.text) }
    }
    """

    def test_a_warning_is_written_to_the_log_of_the_system(self):
        source = (ROOT / "Sources/Production/System/SystemSupport.swift").read_text()
        # Of two, the first is for systems that have a log.
        log = re.search(r"    enum SystemLog \{.*?\n    \}\n", source, re.DOTALL)[0]
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "main.swift"
            program.write_text(self.LOG + log + 'SystemLog.write("A label is empty")')
            built = subprocess.run(["swiftc", "-o", f"{folder}/main", program], capture_output=True, text=True)
            self.assertEqual(built.returncode, 0, built.stderr)
            result = subprocess.run([f"{folder}/main"], capture_output=True, text=True)
        self.assertEqual(result.stdout, "warning TabAnimated Skeletons A label is empty\n")
        self.assertEqual(result.stderr, "")


if __name__ == "__main__":
    unittest.main()
