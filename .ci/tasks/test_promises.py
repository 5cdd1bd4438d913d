"""Tests of the promises: what a patch may edit, and what is found out."""

import sys
import unittest

sys.dont_write_bytecode = True
from promises import broken, edits_of

SHAPES = "Sources/Production/Mapping/Kinds/ControlShape.swift"
TESTS = "Tests/TabProductionTests/Mapping/ControlMappingTests.swift"


def edit(file, *lines):
    """A patch of one file, with lines as they stand in it."""
    return f"diff --git a/{file} b/{file}\n--- a/{file}\n+++ b/{file}\n@@ -1 +1 @@\n" + "".join(
        line + "\n" for line in lines)


class PromiseTests(unittest.TestCase):
    """The task of a system control promises one line and its test."""

    def test_the_promised_edits_are_fine(self):
        self.assertEqual(
            broken("new-system-control", edit(SHAPES, " a", "+b") + edit(TESTS, "+c", "+d")), [])

    def test_another_file_is_found_out(self):
        patch = edit(SHAPES, "+b") + edit(TESTS, "+c") + edit("Sources/Other.swift", "+d")
        self.assertEqual(
            broken("new-system-control", patch), ["new-system-control: edits Sources/Other.swift too"])

    def test_a_file_that_is_missing_is_found_out(self):
        self.assertEqual(
            broken("new-system-control", edit(SHAPES, "+b")), [f"new-system-control: does not edit {TESTS}"])

    def test_a_second_line_is_found_out(self):
        self.assertEqual(
            broken("new-system-control", edit(SHAPES, "+b", "+c") + edit(TESTS, "+d")),
            [f"new-system-control: adds 2 lines to {SHAPES}, 1 promised"])

    def test_a_line_that_is_taken_away_is_found_out(self):
        self.assertEqual(
            broken("new-system-control", edit(SHAPES, "-a", "+b") + edit(TESTS, "+d")),
            [f"new-system-control: {SHAPES} is not edited as promised"])

    def test_lines_are_counted_in_every_part_of_a_file(self):
        patch = edit(SHAPES, "+a") + "@@ -9 +9,2 @@\n+b\n-c\n"
        self.assertEqual(edits_of(patch), {SHAPES: (2, 1, False)})


if __name__ == "__main__":
    unittest.main()
