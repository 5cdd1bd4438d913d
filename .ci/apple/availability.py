"""Since when a declaration of UIKit exists on each system, and from when on it is deprecated, found by its Swift name in `facts`."""

import re

SYSTEMS = {"iOS": "15.0", "tvOS": "15.0", "macCatalyst": "15.0", "visionOS": "1.0"}


class Availability:
    """The facts of the table, which names declarations as Objective-C does, asked for with Swift's names."""

    def __init__(self, path, deprecations=None):
        self.rows = {}
        self.deprecations = Availability(deprecations) if deprecations else None
        for line in open(path, encoding="utf-8"):
            if not line.startswith("#"):
                owner, name, *versions = line.rstrip("\n").split("\t")
                self.rows.setdefault(owner, {})[name] = versions

    def attributes(self, owners, declaration_name, kind):
        """The attributes of a declaration inside the named types, followed by a space; nothing if none is needed."""
        found = [availability_attributes(self.of(owners, declaration_name, kind))]
        if self.deprecations:
            found.append(deprecation_attributes(self.deprecations.of(owners, declaration_name, kind)))
        return "".join(each + " " for each in found if each)

    def of(self, owners, name, kind):
        return self.of_type([*owners, name]) if kind == "type" else self.of_member(owners, name, kind)

    def of_type(self, path):
        for owner in objective_c_names(path):
            if "" in self.rows.get(owner, {}):
                return self.rows[owner][""]
        return []

    def of_member(self, owners, name, kind):
        for owner in objective_c_names(owners):
            for row in self.rows.get(owner, {}):
                if row and self.is_named(row, name, kind, owner):
                    return self.rows[owner][row]
        return []

    def is_named(self, row, name, kind, owner):
        """Whether a row is about the member: a case by its name, a property by its getter, a method by its selector."""
        if row.startswith("."):
            return kind in ("case", "var", "let") and row[1:].lower() == name.lower()
        if kind in ("var", "let"):
            getter = name[2:3].lower() + name[3:] if name.startswith("is") else None
            return row in (name, getter, name + ("Color" if owner == "UIColor" else ""))
        return kind in ("func", "init") and row == self.closest_selector(name, owner)

    def closest_selector(self, name, owner):
        """The shortest selector of the class that reads like a Swift name with its labels."""
        base, _, rest = name.partition("(")
        labels = [label for label in rest.rstrip(")").split(":") if label]
        alike = [row for row in self.rows[owner] if not row.startswith(".") and reads_like(row, base, labels)]
        return min(alike, key=len, default=None)


def reads_like(selector, base, labels):
    if selector.count(":") != len(labels):
        return False
    first, *others = selector.split(":")
    begins = initializer_begins if base == "init" else method_begins
    return begins(first, base, labels) and all(
        label == "_" or piece.lower().startswith(label.lower()) for label, piece in zip(labels[1:], others)
    )


def initializer_begins(piece, base, labels):
    if not labels:
        return piece == "init"
    label = labels[0][:1].upper() + labels[0][1:]
    return re.search(f"(With|init){re.escape(label)}|^initWith{re.escape(labels[0])}", piece, re.I) is not None


def method_begins(piece, base, labels):
    rest = piece.removeprefix(base).lower()
    label = labels[0].lower() if labels else "_"
    return piece.startswith(base) and (label == "_" or rest.startswith(label) or rest.endswith("with" + label))


def objective_c_names(path):
    """What Objective-C may call a type that Swift nests: `UITableView.Style` is `UITableViewStyle` there."""
    names = ["".join(path)]
    if len(path) > 1:
        names += [
            "".join(path[:-1]) + path[-1][length:]
            for length in range(1, len(path[-1]))
            if path[-2].endswith(path[-1][:length])
        ]
    return [name + ending for name in names for ending in ("", "s", "Mask")]


def availability_attributes(versions):
    """What is nowhere on a system is introduced by one that does not exist: other declarations may still name it."""
    missing, later = [], []
    for (system, oldest), version in zip(SYSTEMS.items(), versions):
        if version == "none":
            missing.append(f"@available({system}, introduced: 99.0)")
        elif version and numbers(version) > numbers(oldest):
            later.append(f"@available({system}, introduced: {version})")
    return " ".join(missing + later)


def deprecation_attributes(versions):
    return " ".join(
        f"@available({system}, deprecated: {version})" for system, version in zip(SYSTEMS, versions) if version
    )


def numbers(version):
    return [int(number) for number in version.split(".")]
