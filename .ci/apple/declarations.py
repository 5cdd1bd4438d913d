"""The declarations of a textual Swift interface: where each one ends, what it declares, and how Swift names it."""

import re
from dataclasses import dataclass, replace
from functools import cached_property

KEYWORD = re.compile(
    r"\b(func|var|let|init|subscript|class|struct|enum|protocol|extension|typealias|case|deinit|import"
    r"|associatedtype|operator)\b"
)
NAMED = re.compile(
    r"\b(func|var|let|class|struct|enum|protocol|extension|typealias|case)\s+(`?[\w.]+`?|[^\s\w]+)"
)
ATTRIBUTE = re.compile(r"^\s*@[\w.]+(\((?:[^()]|\([^()]*\))*\))?\s*")


@dataclass(frozen=True)
class Declaration:
    """One declaration: its head on one line, and the lines between its braces if it has any."""

    head: str
    body: list[str] | None = None

    @cached_property
    def members(self):
        return parse(self.body or [])

    @cached_property
    def bare(self):
        """The head without attributes."""
        return without_attributes(self.head)

    @cached_property
    def kind_and_name(self):
        text = re.sub(r"\bclass (?=func|var|subscript)", "static ", self.bare)
        found = NAMED.search(text)
        if found:
            return found[1], found[2].strip("`")
        found = re.search(r"\b(init|subscript|deinit)\b", self.bare)
        return (found[1], found[1]) if found else ("", "")

    @property
    def kind(self):
        return self.kind_and_name[0]

    @property
    def name(self):
        return self.kind_and_name[1]

    @property
    def short_name(self):
        """The name without its module and the types around it."""
        return self.name.split(".")[-1]

    @cached_property
    def swift_name(self):
        """`tableView(_:cellForRowAt:)` for what is called, the name for anything else."""
        if self.kind not in ("func", "init", "subscript"):
            return self.name
        opening = self.bare.index("(", self.bare.index(self.name) + len(self.name))
        return f"{self.name}({''.join(label + ':' for label in labels(self.bare[opening:]))})"

    @property
    def is_method_of_type(self):
        return re.search(r"\bclass (func|var|subscript)", self.head) is not None

    def with_head(self, head):
        return replace(self, head=head)

    def lines(self, members=None):
        """The declaration as text, with other members if they are given."""
        if self.body is None:
            return [self.head]
        return [self.head + " {", *(self.body if members is None else members), "}"]


def without_attributes(text):
    while (shorter := ATTRIBUTE.sub("", text)) != text:
        text = shorter
    return text


def labels(parameters):
    """The argument labels of a parameter list that begins at its parenthesis."""
    found, token, depth, is_label = [], "", 0, True
    for character in parameters:
        if character in "([{<":
            depth += 1
        if character in ")]}>" and not token.endswith("-"):
            depth -= 1
        if depth == 0:
            break
        if depth == 1 and character == ",":
            token, is_label = "", True
        elif depth == 1 and character == ":" and is_label:
            found.append(token.strip(" (").split()[0].strip("`"))
            token, is_label = "", False
        else:
            token += character
    return found


def parse(lines):
    """The declarations of some lines, each with the attributes that stand on lines of their own before it."""
    found, attributes, index = [], [], 0
    while index < len(lines):
        line = lines[index].strip()
        index += 1
        if not line or line.startswith("//"):
            continue
        if line.startswith("@") and not KEYWORD.search(without_attributes(line)):
            attributes.append(line)
            continue
        head, attributes = " ".join([*attributes, line]), []
        if line.endswith("{}"):
            found.append(Declaration(head[:-2].strip(), []))
        elif line.endswith("{"):
            end = end_of_body(lines, index)
            found.append(Declaration(head[:-1].strip(), lines[index : end - 1]))
            index = end
        else:
            found.append(Declaration(head))
    return found


def end_of_body(lines, start):
    """The index after the line with the brace that ends the body which starts there."""
    depth, index = 1, start
    while depth:
        depth += lines[index].count("{") - lines[index].count("}")
        index += 1
    return index
