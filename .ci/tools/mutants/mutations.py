"""Mutations of Swift sources: small changes of behavior behind a switch, so that one build holds all of them."""

import re
from dataclasses import dataclass

COMPARISONS = {" < ": " <= ", " > ": " >= ", " <= ": " < ", " >= ": " > ", " == ": " != ", " != ": " == "}
AXES = {".width": ".height", ".height": ".width", ".minX": ".minY", ".minY": ".minX", ".maxX": ".maxY", ".maxY": ".maxX",
        ".x": ".y", ".y": ".x"}
#: What cannot be one of the two branches of a conditional expression.
UNFIT = re.compile(r"\b(let|var|case|try|await|if|switch|is|as|inout)\b|[{}]|\.\.\.|\.\.<|#|\$0 \?|=[^=>]| in $")


@dataclass
class Mutation:
    kind: str
    path: str
    line: int
    before: str
    after: str
    number: int = 0

    def __str__(self):
        return f"{self.number}: {self.kind} at {self.path}:{self.line}: {self.before.strip()}"


def balanced(text):
    depth = 0
    for character in text:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(character, 0)
        if depth < 0:
            return False
    return depth == 0


def parts(condition):
    """The clauses of a condition: what its commas outside of parentheses separate."""
    found, depth, start = [], 0, 0
    for position, character in enumerate(condition):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if character == "," and depth == 0:
            found.append((start, position))
            start = position + 1
    return found + [(start, len(condition))]


def expressions(line):
    """The spans of a line that hold a whole expression."""
    for pattern in (r"^\s*(?:\} else )?if (.*) \{$", r"^\s*guard (.*) else \{(?:.*\})?$", r"^\s*while (.*) \{$"):
        match = re.match(pattern, line)
        if match:
            start = match.start(1)
            for begin, end in parts(match.group(1)):
                yield start + begin, start + end
            return
    for pattern in (r"^\s*return (.+)$", r"^\s*(?:let|var) \w+(?:: [\w.]+)? = (.+)$", r"^.*(?:var|func) .*\{ (.+) \}$",
                    r"^.*(?:filter|contains|first|allSatisfy|map)(?:\(where:)? ?\{ (?:\w+ in )?([^{}]+) \}.*$"):
        match = re.match(pattern, line)
        if match:
            yield match.start(1), match.end(1)
            return


def replaced(kind, path, number, line, table):
    for start, end in expressions(line):
        text = line[start:end].strip()
        if not text or UNFIT.search(text) or not balanced(text) or '"' in text:
            continue
        for old, new in table.items():
            for match in re.finditer(re.escape(old) + (r"\b" if old[0] == "." else ""), text):
                other = text[: match.start()] + new + text[match.end():]
                lead = line[start:end][: len(line[start:end]) - len(line[start:end].lstrip())]
                after = f"{line[:start]}{lead}(mutant(#) ? ({other}) : ({text})){line[end:]}"
                yield Mutation(kind, path, number, line, after)


def changeable(lines):
    """The numbers and texts of the lines that can be changed: no comments, no imports, no body that callers inline, and
    nothing for another system."""
    inlined, foreign = None, False
    for number, line in enumerate(lines, 1):
        code = line.strip()
        indent = len(line) - len(line.lstrip())
        if code.startswith("#"):
            foreign = code.startswith(("#if os(", "#if canImport(os)", "#if canImport(Darwin)"))
        if foreign:
            continue
        if code.startswith("@inlinable"):
            inlined = indent
        elif inlined is not None:
            if code == "}" and indent == inlined:
                inlined = None
        elif not code.startswith(("//", "*", "import", "package import", "public import", "@")) and "precondition" not in code:
            yield number, line


def is_statement(lines, number):
    """Whether a line that is a call does not give its function's result by being all of its body."""
    before, after = lines[number - 2].strip(), lines[number].strip() if number < len(lines) else ""
    if not after.startswith("}") or not before.endswith(("{", " in")):
        return True
    return before.startswith(("if ", "} else", "for ", "while ")) or ("func " in before and "->" not in before)


def mutations(path, text):
    """All mutations of a file."""
    lines = text.splitlines()
    for number, line in changeable(lines):
        code = line.strip()
        yield from replaced("comparison", path, number, line, COMPARISONS)
        yield from replaced("swapped axes", path, number, line, AXES)
        yield from replaced("logic", path, number, line, {" && ": " || ", " || ": " && "})
        yield from replaced("dropped mirroring", path, number, line, {" == .rightToLeft": " == .leftToRight"})
        yield from replaced("default", path, number, line, {"?? 0": "?? 1", "?? false": "?? true", "?? true": "?? false"})
        match = re.match(r"^(\s*guard )([^{}]*)( else \{.*)$", line)
        if match and not UNFIT.search(match.group(2)) and "," not in match.group(2):
            yield Mutation("guard", path, number, line, f"{match.group(1)}mutant(#) || ({match.group(2)}){match.group(3)}")
        if (re.match(r"^ {8,}[\w.?!]+\([^{}]*\)$", line) and balanced(code)
                and not code.startswith(("super.", "self.init", ".")) and is_statement(lines, number)):
            yield Mutation("omitted call", path, number, line, f"{line[: len(line) - len(code)]}if !mutant(#) {{ {code} }}")
        if "[weak self] in" in line:
            yield Mutation("retained closure", path, number, line,
                           line.replace("[weak self] in", "[weak self, kept = mutant(#) ? self : nil] in _ = kept;", 1))
