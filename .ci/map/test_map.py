"""Tests of the map: what it takes for a circle or an arrow up, and what it reads from an index."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
import graph
import index_store
import report


def module(*arrows):
    """A module whose files name one another as given: "Top/A -> Low/B"."""
    pairs = [tuple(arrow.split(" -> ")) for arrow in arrows]
    files = sorted({file for pair in pairs for file in pair})
    return graph.Module("M", "Sources/M", files, {pair: [graph.Mention("symbol", 1)] for pair in pairs})


class CircleTests(unittest.TestCase):
    """What is a circle, and which circles may be."""

    def test_a_line_is_no_circle(self):
        line = module("A/a -> A/b", "A/b -> A/c", "A/a -> A/c")
        self.assertEqual(graph.circles(line.files, line.arrows), [])

    def test_circles_are_found_largest_first(self):
        two = module("A/a -> A/b", "A/b -> A/a", "A/a -> A/x", "A/x -> A/y", "A/y -> A/z", "A/z -> A/x")
        self.assertEqual(graph.circles(two.files, two.arrows), [["A/x", "A/y", "A/z"], ["A/a", "A/b"]])

    def test_a_circle_of_three_files_is_allowed(self):
        three = module("A/a -> A/b", "A/b -> A/c", "A/c -> A/a")
        self.assertEqual(list(report.problems(three, ())), [])

    def test_a_circle_of_four_files_is_found(self):
        four = module("A/a -> A/b", "A/b -> A/c", "A/c -> A/d", "A/d -> A/a")
        self.assertEqual(graph.large_circles(four), [["A/a", "A/b", "A/c", "A/d"]])
        self.assertEqual(len(list(report.problems(four, ()))), 1)

    def test_two_pairs_that_share_a_file_are_a_circle_of_three(self):
        pairs = module("A/a -> A/b", "A/b -> A/a", "A/b -> A/c", "A/c -> A/b")
        self.assertEqual(graph.circles(pairs.files, pairs.arrows), [["A/a", "A/b", "A/c"]])

    def test_a_circle_of_two_files_across_folders_is_found(self):
        across = module("A/a -> B/b", "B/b -> A/a")
        self.assertEqual(graph.folder_circles(across), [["A", "B"]])
        self.assertEqual(len(list(report.problems(across, ()))), 1)

    def test_folders_run_in_a_circle_where_no_files_do(self):
        crossed = module("A/a -> B/b", "B/c -> A/d")
        self.assertEqual(graph.circles(crossed.files, crossed.arrows), [])
        self.assertEqual(graph.folder_circles(crossed), [["A", "B"]])

    def test_a_folder_and_the_one_inside_it_are_two(self):
        nested = module("A/a -> A/Inner/b", "A/Inner/b -> A/c")
        self.assertEqual(graph.folder_circles(nested), [["A", "A/Inner"]])


class FloorTests(unittest.TestCase):
    """Where a folder stands, and what runs up."""

    def test_a_folder_stands_above_all_that_it_names(self):
        stairs = module("Top/a -> Middle/b", "Middle/b -> Ground/c", "Top/a -> Ground/c")
        self.assertEqual(graph.floors(stairs), {"Ground": 0, "Middle": 1, "Top": 2})
        self.assertEqual(graph.upward_arrows(stairs), [])

    def test_an_arrow_against_the_order_runs_up(self):
        stairs = module("Ground/c -> Top/a")
        self.assertEqual([pair for pair, _ in graph.upward_arrows(stairs, ["Top", "Ground"])], [("Ground", "Top")])
        self.assertEqual(len(list(report.problems(stairs, ["Top", "Ground"]))), 1)

    def test_a_folder_inside_another_stands_on_its_floor(self):
        stairs = module("Ground/Deep/c -> Top/a", "Top/Wing/b -> Ground/d")
        self.assertEqual(graph.floors(stairs, ["Top", "Ground"])["Ground/Deep"], 0)
        self.assertEqual(
            [pair for pair, _ in graph.upward_arrows(stairs, ["Top", "Ground"])], [("Ground/Deep", "Top")]
        )

    def test_on_a_floor_a_folder_is_before_those_that_it_names(self):
        stairs = module("Ground/Deep/c -> Ground/d", "Top/a -> Ground/d")
        self.assertEqual(graph.storeys(stairs, ["Top", "Ground"]), [["Top"], ["Ground/Deep", "Ground"]])

    def test_what_the_order_does_not_name_may_not_be_named(self):
        beside = module("Beside/a -> Ground/b", "Ground/b -> Other/c")
        self.assertEqual([pair for pair, _ in graph.upward_arrows(beside, ["Ground"])], [("Ground", "Other")])


class IndexTests(unittest.TestCase):
    """What the compiler's index tells of a package of three files."""

    SOURCES = {
        "Low/Value.swift": "struct Value: Equatable { var number = 1; enum Kind { case plain } }",
        "Low/Sized.swift": "protocol Sized {}; extension Value: Sized { var size: Int { number } }",
        "Top/Reader.swift": "// Value.Kind \n struct Reader { let value = Value(); var size: Int { value.size } }",
    }

    @classmethod
    def setUpClass(cls):
        """Compiles the package once; each test has a copy, whose index speaks of the files of the first."""
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.compiled = Path(folder.name)
        for name, text in cls.SOURCES.items():
            path = cls.compiled / "Sources/House" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        store = cls.compiled / ".build/debug/index/store"
        store.mkdir(parents=True)
        files = [f"Sources/House/{name}" for name in cls.SOURCES]
        command = ["swiftc", "-c", "-module-name", "House", "-index-store-path", store, *files]
        subprocess.run(command, cwd=cls.compiled, check=True)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.package = Path(folder.name) / "copy"
        shutil.copytree(self.compiled, self.package)

    def arrows(self):
        """The names that each file of the package takes from another."""
        house = graph.modules(index_store.IndexStore(self.package).files())["House"]
        return {pair: sorted(mention.symbol for mention in mentions) for pair, mentions in house.arrows.items()}

    def test_types_members_and_extended_types_are_named_and_comments_are_not(self):
        self.assertEqual(
            self.arrows(),
            {
                ("Low/Sized.swift", "Low/Value.swift"): ["Value", "Value.number"],
                ("Top/Reader.swift", "Low/Sized.swift"): ["Value.size"],
                ("Top/Reader.swift", "Low/Value.swift"): ["Value", "Value.init()"],
            },
        )

    def test_what_was_deleted_since_is_ignored(self):
        os.remove(self.package / "Sources/House/Low/Sized.swift")
        self.assertEqual(list(self.arrows()), [("Top/Reader.swift", "Low/Value.swift")])

    def test_a_source_that_changed_since_is_refused(self):
        (self.package / "Sources/House/Low/Value.swift").touch()
        with self.assertRaisesRegex(index_store.StoreError, "Low/Value.swift"):
            self.arrows()

    def test_a_source_that_was_never_compiled_is_refused(self):
        (self.package / "Sources/House/New.swift").write_text("struct New {}")
        with self.assertRaisesRegex(index_store.StoreError, "New.swift"):
            self.arrows()


if __name__ == "__main__":
    unittest.main()
