"""What each task of a contributor may edit, and what a patch edits beyond it."""

import re

NEW, ANY = "a new file", "any number of lines"

# The files that each task edits, and what it may do: a number is that of the lines it adds. No line is taken away.
PROMISES = {
    "new-animation": {
        "Sources/Decoration/Animations/TiltAnimation.swift": NEW,
        "Tests/TabDecorationTests/Animations/TiltAnimationTests.swift": NEW,
    },
    "new-system-control": {
        "Sources/Production/Mapping/Kinds/ControlShape.swift": 1,
        "Tests/TabProductionTests/Mapping/ControlMappingTests.swift": ANY,
    },
    "new-component-attribute": {
        "Sources/Production/Values/Component.swift": ANY,
        "Sources/Production/Coding/Component+Fields.swift": 1,
        "Tests/TabProductionTests/Coding/CodingSamples.swift": 1,
    },
}


def broken(task, patch):
    """What a patch edits beside or beyond the promise of its task."""
    promise, edits, problems = PROMISES[task], edits_of(patch), []
    for file in sorted(edits.keys() | promise.keys()):
        if file not in promise:
            problems.append(f"{task}: edits {file} too")
        elif file not in edits:
            problems.append(f"{task}: does not edit {file}")
        else:
            added, removed, is_new = edits[file]
            if removed or is_new != (promise[file] == NEW):
                problems.append(f"{task}: {file} is not edited as promised")
            if isinstance(promise[file], int) and added > promise[file]:
                problems.append(f"{task}: adds {added} lines to {file}, {promise[file]} promised")
    return problems


def edits_of(patch):
    """The files of a patch with the lines added and removed, and whether each is new."""
    edits = {}
    for part in re.split(r"^diff --git ", patch, flags=re.M)[1:]:
        file = re.match(r"a/(\S+) b/", part).group(1)
        lines = part.split("\n@@", 1)[-1].splitlines()[1:]
        edits[file] = (
            sum(line.startswith("+") for line in lines),
            sum(line.startswith("-") for line in lines),
            "\nnew file mode" in part,
        )
    return edits
