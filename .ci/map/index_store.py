"""Reads the index that the compiler writes while it builds: what each source file declares and what it names.

Only what a file spells counts. A witness that the compiler finds by itself, or an accessor that it calls
for a property, names nothing.
"""

import ctypes
import shutil
from dataclasses import dataclass, field
from pathlib import Path

DEFINITION, REFERENCE, IMPLICIT, CHILD_OF = 1 << 1, 1 << 2, 1 << 8, 1 << 9
MODULE, EXTENSION, PARAMETER = 1, 9, 25
RECORD = 2


class Text(ctypes.Structure):
    """A text that the library owns."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


@dataclass
class SourceFile:
    """What one file declares (symbol to name) and names (symbol to the first line that does)."""

    module: str
    path: str
    declared: dict = field(default_factory=dict)
    named: dict = field(default_factory=dict)


class StoreError(Exception):
    """The index cannot be read, or does not describe the sources as they are."""


class IndexStore:
    """The index of a debug build of a package."""

    def __init__(self, package):
        self.package = Path(package).resolve()
        folder = self.package / ".build/debug/index/store"
        if not folder.is_dir():
            raise StoreError("There is no index: run swift build.")
        self.library = load_library()
        self.store = self.library.store_create(str(folder).encode(), None)

    def files(self):
        """The files of Sources, by path; each from the newest unit that describes it."""
        newest = {}
        for name in self.unit_names():
            unit = self.library.unit_reader_create(self.store, name.encode(), None)
            path = self.source_path(str(self.library.unit_reader_get_main_file(unit)))
            if path:
                newest[path] = max(newest.get(path, (0, None)), (self.modified(name), unit))
        self.check_freshness(newest)
        return {path: self.file(path, newest[path][1]) for path in sorted(newest)}

    def unit_names(self):
        """The names of all units, those of deleted files among them."""
        names = []
        self.library.store_units_apply_f(self.store, 1, None, NameVisitor(lambda _, name: not names.append(str(name))))
        return names

    def modified(self, unit):
        """When a unit was written."""
        return (self.package / ".build/debug/index/store/v5/units" / unit).stat().st_mtime

    def source_path(self, path):
        """The path below the package of a file of Sources that exists; a build elsewhere may have written its own."""
        _, found, rest = path.partition("/Sources/")
        return "Sources/" + rest if found and (self.package / "Sources" / rest).is_file() else None

    def check_freshness(self, units):
        """Throws when a source is newer than its unit, or has none."""
        sources = {str(path.relative_to(self.package)): path for path in self.package.glob("Sources/**/*.swift")}
        old = [name for name, path in sources.items() if name not in units or units[name][0] < path.stat().st_mtime]
        if old:
            raise StoreError("The index is older than these files: run swift build.\n  " + "\n  ".join(sorted(old)))

    def file(self, path, unit):
        """What the unit's records say about the file."""
        file = SourceFile(str(self.library.unit_reader_get_module_name(unit)), path)
        for record in self.records(unit):
            reader = self.library.record_reader_create(self.store, record.encode(), None)
            visit = Visitor(lambda _, occurrence: self.note(occurrence, file))
            self.library.record_reader_occurrences_apply_f(reader, None, visit)
            self.library.record_reader_dispose(reader)
        return file

    def records(self, unit):
        """The names of the records that belong to a unit."""
        names = []

        def visit(_, dependency):
            if self.library.unit_dependency_get_kind(dependency) == RECORD:
                names.append(str(self.library.unit_dependency_get_name(dependency)))
            return True

        self.library.unit_reader_dependencies_apply_f(unit, None, Visitor(visit))
        return names

    def note(self, occurrence, file):
        """Adds one occurrence to what the file declares or names."""
        roles = self.library.occurrence_get_roles(occurrence)
        symbol = self.library.occurrence_get_symbol(occurrence)
        kind = self.library.symbol_get_kind(symbol)
        if kind in (MODULE, EXTENSION, PARAMETER):
            return True
        usr = str(self.library.symbol_get_usr(symbol))
        if roles & DEFINITION:
            file.declared[usr] = self.full_name(occurrence, symbol)
        elif roles & REFERENCE and not roles & IMPLICIT:
            file.named.setdefault(usr, self.line(occurrence))
        return True

    def line(self, occurrence):
        """The line of an occurrence, from 1."""
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self.library.occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
        return line.value

    def full_name(self, occurrence, symbol):
        """The name of a declared symbol, after that of the type that it belongs to."""
        names = [str(self.library.symbol_get_name(symbol))]

        def visit(_, relation):
            if self.library.symbol_relation_get_roles(relation) & CHILD_OF:
                parent = self.library.symbol_relation_get_symbol(relation)
                names.insert(0, str(self.library.symbol_get_name(parent)))
            return True

        self.library.occurrence_relations_apply_f(occurrence, None, Visitor(visit))
        return ".".join(names[-2:])


Pointer, Number = ctypes.c_void_p, ctypes.c_uint64
Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Pointer)
NameVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Text)
Unsigned = ctypes.POINTER(ctypes.c_uint)

# The functions of the library that are called here: what each returns and takes.
FUNCTIONS = {
    "store_create": (Pointer, ctypes.c_char_p, Pointer),
    "store_units_apply_f": (ctypes.c_bool, Pointer, ctypes.c_uint, Pointer, NameVisitor),
    "unit_reader_create": (Pointer, Pointer, ctypes.c_char_p, Pointer),
    "unit_reader_get_main_file": (Text, Pointer),
    "unit_reader_get_module_name": (Text, Pointer),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, Pointer, Pointer, Visitor),
    "unit_dependency_get_kind": (ctypes.c_int, Pointer),
    "unit_dependency_get_name": (Text, Pointer),
    "record_reader_create": (Pointer, Pointer, ctypes.c_char_p, Pointer),
    "record_reader_dispose": (None, Pointer),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, Pointer, Pointer, Visitor),
    "occurrence_get_symbol": (Pointer, Pointer),
    "occurrence_get_roles": (Number, Pointer),
    "occurrence_get_line_col": (None, Pointer, Unsigned, Unsigned),
    "occurrence_relations_apply_f": (ctypes.c_bool, Pointer, Pointer, Visitor),
    "symbol_get_kind": (ctypes.c_int, Pointer),
    "symbol_get_name": (Text, Pointer),
    "symbol_get_usr": (Text, Pointer),
    "symbol_relation_get_roles": (Number, Pointer),
    "symbol_relation_get_symbol": (Pointer, Pointer),
}


class Library:
    """The functions of the index library, with their types."""

    def __init__(self, path):
        loaded = ctypes.CDLL(str(path))
        for name, (result, *parameters) in FUNCTIONS.items():
            function = getattr(loaded, "indexstore_" + name)
            function.restype, function.argtypes = result, parameters
            setattr(self, name, function)


def load_library():
    """The index library that came with the compiler in use."""
    compiler = shutil.which("swiftc")
    folder = Path(compiler).resolve().parents[1] / "lib" if compiler else Path()
    for name in ("libIndexStore.so", "libIndexStore.dylib"):
        if (folder / name).exists():
            return Library(folder / name)
    raise StoreError("There is no index library beside swiftc.")
