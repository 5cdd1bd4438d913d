"""Apple's UIKit as the compiler would see it, made of what the headless UIKit declares.

Classes, protocols and enumerations become Objective-C's, requirements with a default become optional ones, what is
`Headless` goes, C's structures get the conformances that they have there, and every declaration its availability.
"""

import re

from declarations import parse, without_attributes

# Structures that come from headers of C.
C_STRUCTURES = {"UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "CATransform3D"}
# Classes of Core Graphics, which `sdk` declares without their members.
CORE_GRAPHICS_CLASSES = {
    "CGColor", "CGPath", "CGMutablePath", "CGImage", "CGGradient", "CGColorSpace", "CGContext",
}
# What the headless UIKit declares for want of a Core Graphics, and `sdk` in its place.
DECLARED_IN_SDK = {"CGAffineTransform", "CGVector", "CFTimeInterval", "CFTypeRef", "class_getInstanceMethod"}
# Protocols that UIKit declares in Swift.
SWIFT_PROTOCOLS = {
    "_Scrolling", "UIContentConfiguration", "UIConfigurationState", "UITraitDefinition", "UIMutableTraits",
    "UITraitOverrides", "UITraitChangeObservable", "UITraitChangeRegistration", "UITraitBridgedEnvironmentKey",
    "UIContentView",
    # Its anchors are generic here, which Objective-C's protocols cannot name.
    "UILayoutSupport",
}
LIST_PROTOCOLS = (
    "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate", "UICollectionViewDataSource",
)
MAIN_ACTOR = "@_Concurrency.MainActor"
IMPORTS = [
    "@_exported import Foundation", "@_exported import CoreGraphics", "@_exported import CAStructs", "@_exported import UIStructs",
    "import Swift", "import _Concurrency", "import _StringProcessing",
]
MODULE = re.compile(r"^(UIKit|Foundation|Swift)\.")


def with_apples_names(text):
    """The interface with the modules and superclasses that its declarations have on Apple's systems."""
    text = text.replace("FoundationEssentials.", "Foundation.").replace("HeadlessObjectiveC.", "Foundation.")
    text = re.sub(r"(?<!extension )UIKit\.HeadlessAccessibleObject", "Foundation.NSObject", text)
    text = re.sub(r", (UIKit|Foundation)\.HeadlessAssociating", "", text)
    return text.replace("HeadlessScrolling", "_Scrolling")


def is_headless(declaration):
    return re.search(r"[Hh]eadless", declaration.head) is not None


def is_in_sdk(declaration, owner):
    if declaration.kind == "extension":
        geometry = declaration.name in ("Foundation.CGPoint", "Foundation.CGSize")
        rect = declaration.name == "Foundation.CGRect" and "applying" in "".join(declaration.body or [])
        return geometry or rect
    return not owner and declaration.name in DECLARED_IN_SDK


def selector_with_type(member):
    """The selector of a method whose Swift name leaves out the type at its end, as that of a touch or of a press."""
    kind = re.findall(r"UIKit\.UI(\w+)", member.head[: member.head.rindex(")")])[-1]
    name, labels = member.swift_name.rstrip(")").split("(")
    return name + labels.removeprefix("_")[:-1] + kind + ":"


def joined(owner, name):
    return f"{owner}.{name}" if owner else name


def preconcurrent(head):
    """The head of a declaration, preconcurrency if it is bound to the main actor, as imported ones are."""
    return head if "@preconcurrency" in head else head.replace(MAIN_ACTOR, MAIN_ACTOR + " @preconcurrency")


class UIKitInterface:
    """Turns the textual interface of the headless UIKit into Apple's."""

    def __init__(self, text, availability):
        self.declarations = parse(with_apples_names(text).split("\n"))
        self.availability = availability
        self.protocols = {
            declaration.name: {member.swift_name for member in declaration.members}
            for declaration in self.declarations
            if declaration.kind == "protocol" and declaration.name not in SWIFT_PROTOCOLS
        }
        self.defaults = {}
        for declaration in self.declarations:
            if declaration.kind == "extension" and ":" not in declaration.head:
                members = {member.swift_name for member in declaration.members}
                self.defaults.setdefault(declaration.short_name, set()).update(members)

    def lines(self):
        found = list(IMPORTS)
        for declaration in self.declarations:
            if not re.match(r"(@_exported )?import ", declaration.head):
                found += self.declaration(declaration)
        return found

    def mark(self, owner, name, kind="type"):
        return self.availability.attributes(owner.split(".") if owner else [], name, kind)

    def declaration(self, declaration, owner="", context=""):
        """The lines of a declaration; the context is what the declaration around it became."""
        kind = declaration.kind
        if declaration.name == "HeadlessAccessibleObject" and kind == "class":
            return self.accessible_object(declaration)
        if kind == "deinit" or is_headless(declaration) or is_in_sdk(declaration, owner):
            return []
        if kind == "extension":
            return self.extension(declaration)
        if kind == "class" and not declaration.is_method_of_type:
            return self.class_(declaration, owner)
        if kind == "protocol":
            return self.protocol(declaration)
        if kind == "enum" and declaration.body is not None:
            return self.enumeration(declaration, owner)
        if kind == "struct":
            return self.structure(declaration, owner)
        return self.member(declaration, owner, context)

    def all(self, declarations, owner, context):
        return [line for each in declarations for line in self.declaration(each, owner, context)]

    # Extensions

    def accessible_object(self, declaration):
        """What UIKit adds to every object, which the headless UIKit keeps in a class of its own."""
        members = [m for m in declaration.members if m.kind != "init" and not is_headless(m)]
        lines = [line for m in members for line in self.member(m.with_head("@objc " + m.head), "NSObject", "")]
        return ["extension Foundation.NSObject {", *lines, "}"]

    def extension(self, declaration):
        head, name = declaration.head, declaration.short_name
        if ":" in head:
            if name in C_STRUCTURES and re.search(r":\s*Swift\.Hashable", head):
                return []
            if re.search(r":\s*Swift\.(Equatable|Hashable|RawRepresentable|Sendable)\s*$", head):
                return [head + " {}"]
        if name in self.protocols:
            members = [m for m in declaration.members if m.swift_name not in self.protocols[name]]
            lines = [line for m in members for line in self.member(m, name, "extension")]
        else:
            lines = self.all(declaration.members, MODULE.sub("", declaration.name), "extension")
        return declaration.lines(lines) if lines or ":" in head and name not in self.protocols else []

    # Classes

    def class_(self, declaration, owner):
        head = declaration.head.replace("@_hasMissingDesignatedInitializers ", "")
        name = declaration.name
        if name in CORE_GRAPHICS_CLASSES:
            return self.core_graphics_class(declaration)
        is_objective_c, is_generic = ": " in head, "<" in head
        if is_objective_c:
            head = re.sub(r"\b(final )?(public|open) class", "open class", head)
            head = head if is_generic else "@objc @objcMembers " + head
        head = self.mark(owner, name) + preconcurrent(head)
        members = [m for m in declaration.members if not self.answers_missing_requirement(m, name)]
        lines = self.all(members, joined(owner, name), "class" if is_objective_c else "plain")
        made = self.metatype_initializers(declaration) if is_objective_c and not is_generic and not owner else []
        return declaration.with_head(head).lines(lines) + made

    def core_graphics_class(self, declaration):
        """A class of Core Foundation takes members in an extension only, and none that is stored."""
        lines = []
        for member in declaration.members:
            if re.search(r"\binit\W|\bhash\(into|hashValue|func == ", member.head):
                continue
            head = re.sub(r"\bfinal public let\b", "public var", member.head)
            head = re.sub(r"\b(final|override) ", "", head)
            lines += self.declaration(member.with_head(head), declaration.name, "plain")
        lines = [re.sub(r"^(public var \w+: [^{]*)$", r"\1 { get }", line) for line in lines]
        lines = [re.sub(r"^(public (?:static )?)let (.*)$", r"\1var \2 { get }", line) for line in lines]
        return [f"extension UIKit.{declaration.name} {{", *lines, "}"] if lines else []

    def metatype_initializers(self, declaration):
        """What `type.init(…)` calls where the class is Objective-C's, under a name that `modules.py` puts there."""
        lines = []
        for member in declaration.members:
            if not re.search(r"\binit\(", member.head) or member.body is not None:
                continue
            text = re.sub(r"\b(public|open|convenience|required|override|nonisolated)\b ?", "", member.bare)
            actor = MAIN_ACTOR + " " if "MainActor" in member.head else ""
            made = f"{actor}public static func _made{text[text.index('init') + 4:]} -> Self"
            lines += [f"extension Foundation._Making where Self : UIKit.{declaration.name} {{", made, "}"]
        return lines

    def answers_missing_requirement(self, member, owner):
        """Whether a list controller has a method only for a requirement that the system lacks."""
        if member.kind != "func" or not owner.endswith("ViewController"):
            return False
        marks = [self.mark(protocol, member.swift_name, "func") for protocol in LIST_PROTOCOLS]
        return any("99.0" in mark for mark in marks)

    # Protocols

    def protocol(self, declaration):
        name = declaration.name
        head = preconcurrent(declaration.head)
        if name in SWIFT_PROTOCOLS:
            lines = [line for m in declaration.members for line in self.member(m, name, "requirement")]
            return declaration.with_head(self.mark("", name) + head).lines(lines)
        names = [m.swift_name for m in declaration.members]
        lines = [
            line for m in declaration.members for line in self.requirement(m, name, names.count(m.swift_name) > 1)
        ]
        head = re.sub(r": AnyObject$", ": Foundation.NSObjectProtocol", head)
        return declaration.with_head("@objc " + self.mark("", name) + head).lines(lines)

    def requirement(self, member, owner, is_overloaded):
        lines = self.member(member, owner, "requirement")
        if not lines or member.swift_name not in self.defaults.get(owner, ()):
            return lines
        head = lines[0].replace("@discardableResult ", "")
        attributes = head[: len(head) - len(without_attributes(head))]
        objc = f"@objc({selector_with_type(member)}) " if is_overloaded else "@objc "
        return [attributes + objc + "optional " + head[len(attributes) :], *lines[1:]]

    # Values

    def enumeration(self, declaration, owner):
        lines = self.all(declaration.members, joined(owner, declaration.name), "enum")
        objc = "@objc " if re.search(r": Swift\.(U?Int(8|16|32|64)?)\b", declaration.head) else ""
        head = self.mark(owner, declaration.name) + objc + declaration.head
        return declaration.with_head(head).lines(lines)

    def structure(self, declaration, owner):
        name, head = declaration.name, declaration.head
        if name in C_STRUCTURES:
            return self.c_structure(declaration)
        members, bridged = declaration.members, bridged_class(declaration)
        lines = [f"public typealias _ObjectiveCType = Foundation.{bridged}"] if bridged else []
        if "Swift.OptionSet" in head:
            head = head.replace("Swift.OptionSet, Swift.Hashable", "Swift.OptionSet")
            members = [m for m in members if not re.search(r"hash\(into|hashValue", m.head)]
        head = self.mark(owner, name) + head + (", Foundation._Bridged" if bridged else "")
        return declaration.with_head(head).lines(lines + self.all(members, joined(owner, name), "struct"))

    def c_structure(self, declaration):
        """A structure of a header has its fields and the initializer of all of them already."""
        name = declaration.name
        fields = [m.name for m in declaration.members if is_field(m)]
        imported = "init(%s)" % "".join(field + ":" for field in fields)
        lines = ["public typealias _ObjectiveCType = Foundation.NSValue"]
        for member in declaration.members:
            if is_field(member) or re.search(r"hash\(into|hashValue|public init\(\)", member.head):
                continue
            if member.swift_name != imported and not (name == "CATransform3D" and " == " in member.head):
                lines += self.member(member, name, "struct")
        conformances = "" if name == "CATransform3D" else "Swift.Equatable, Swift.Codable, "
        return [f"extension UIKit.{name} : {conformances}Foundation._Bridged {{", *lines, "}"]

    # Members

    def member(self, declaration, owner, context):
        if is_headless(declaration) or declaration.kind == "deinit":
            return []
        head = declaration.head
        if owner in CORE_GRAPHICS_CLASSES:
            if declaration.kind == "init":
                return []
            head = re.sub(r"\bfinal ", "", head) if context == "extension" else head
        if is_key_value_coding(declaration):
            head = head.replace("open func", "override open func")
        if context == "class":
            head = re.sub(r"\bfinal public let\b", "open var", head)
            head = head.replace("public static func", "open class func")
        mark = self.mark(owner, declaration.swift_name, declaration.kind)
        if context == "requirement":
            mark = mark.replace("introduced: 99.0", "unavailable")
        return declaration.with_head(mark + head).lines()


def is_field(member):
    return re.match(r"public var \w+: [\w.]+$", member.head) is not None


def is_key_value_coding(declaration):
    """Whether NSObject has the method, which the class of the headless UIKit declares first."""
    head = declaration.head
    return (
        declaration.kind == "func" and "override" not in head
        and re.search(r"\b(value|setValue)\(", head) is not None and re.search(r"forKey(Path)? ", head) is not None
    )


def bridged_class(declaration):
    """The class that a value becomes in Objective-C: a number or a string for what has a raw value."""
    if "Swift.OptionSet" in declaration.head:
        return "NSNumber"
    if "Swift.RawRepresentable" in declaration.head:
        has_text = any("rawValue: Swift.String" in line for line in declaration.body)
        return "NSString" if has_text else "NSNumber"
    return None

