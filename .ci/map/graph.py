"""The house as a graph: who names whom, on which floor, and what runs in a circle or up."""

from dataclasses import dataclass, field
from os.path import commonpath, dirname, relpath


@dataclass(frozen=True)
class Mention:
    """A symbol of another file, and the line that names it first."""

    symbol: str
    line: int


@dataclass
class Module:
    """A module: its files by their path below it, and for each pair of files what the first names of the second."""

    name: str
    root: str
    files: list
    arrows: dict = field(default_factory=dict)

    @property
    def folders(self):
        """The folders that hold files."""
        return sorted({folder(file) for file in self.files})

    def files_of(self, name):
        """The files of a folder."""
        return [file for file in self.files if folder(file) == name]

    @property
    def folder_arrows(self):
        """For each pair of folders, what files of the first name of the second."""
        arrows = {}
        for (source, target), mentions in self.arrows.items():
            pair = (folder(source), folder(target))
            if pair[0] != pair[1]:
                arrows.setdefault(pair, []).extend(mentions)
        return arrows


def folder(file):
    """The folder of a file below its module; a dot for the module's own."""
    return dirname(file) or "."


def modules(files):
    """The modules that the files make, by name."""
    paths = {}
    for file in files.values():
        paths.setdefault(file.module, []).append(file.path)
    found = {name: module(name, paths[name]) for name in sorted(paths)}
    owners = {usr: (file, name) for file in files.values() for usr, name in file.declared.items()}
    for file in files.values():
        for usr, line in file.named.items():
            owner, name = owners.get(usr, (file, ""))
            if owner is not file and owner.module == file.module:
                root = found[file.module].root
                pair = (relpath(file.path, root), relpath(owner.path, root))
                found[file.module].arrows.setdefault(pair, []).append(Mention(name, line))
    return found


def module(name, paths):
    """A module of files, without arrows."""
    root = commonpath([dirname(path) for path in paths])
    return Module(name, root, [relpath(path, root) for path in paths])


def between_modules(files):
    """For each pair of modules, how many symbols of the second the first names."""
    owners = {usr: file.module for file in files.values() for usr in file.declared}
    named = {(file.module, usr) for file in files.values() for usr in file.named if usr in owners}
    pairs = [(source, owners[usr]) for source, usr in named if owners[usr] != source]
    return {pair: pairs.count(pair) for pair in sorted(set(pairs))}


def circles(nodes, arrows):
    """The sets of nodes that reach one another, largest first (Tarjan's components of more than one node)."""
    following = {node: sorted(target for source, target in arrows if source == node) for node in nodes}
    order, lowest, stack, found = {}, {}, [], []

    def visit(node):
        order[node] = lowest[node] = len(order)
        stack.append(node)
        for target in following[node]:
            if target not in order:
                visit(target)
                lowest[node] = min(lowest[node], lowest[target])
            elif target in stack:
                lowest[node] = min(lowest[node], order[target])
        if lowest[node] == order[node]:
            component = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            found.append(sorted(component))

    for node in sorted(nodes):
        if node not in order:
            visit(node)
    return sorted((circle for circle in found if len(circle) > 1), key=lambda circle: (-len(circle), circle))


def inside(circle, arrows):
    """The arrows between the members of a circle; those of the fewest symbols, which are cut first, in front."""
    found = [(pair, mentions) for pair, mentions in arrows.items() if set(pair) <= set(circle)]
    return sorted(found, key=lambda arrow: (len(arrow[1]), arrow[0]))


def folder_circles(module):
    """The circles of folders."""
    return circles(module.folders, module.folder_arrows)


def large_circles(module, allowed=3):
    """The circles of more files than a type and its delegates make."""
    return [circle for circle in circles(module.files, module.arrows) if len(circle) > allowed]


def heights(nodes, arrows):
    """The floor of each node, from 0: one above the highest that it names; the nodes of a circle share a floor."""
    together = {node: {node} for node in nodes}
    together.update((node, set(circle)) for circle in circles(nodes, arrows) for node in circle)

    def height(node):
        below = {target for source, target in arrows if source in together[node]} - together[node]
        return max((height(target) + 1 for target in below), default=0)

    return {node: height(node) for node in nodes}


def floors(module, order=()):
    """The floor of each folder, from 0.

    With an order, from top to bottom, a folder stands where its outermost folder does; what the order does not
    name, the module's own files among it, stands on top of all.
    """
    if not order:
        return heights(module.folders, module.folder_arrows)
    levels = {name: level for level, name in enumerate(reversed(order))}
    return {name: levels.get(name.split("/")[0], len(order)) for name in module.folders}


def storeys(module, order=()):
    """The folders of each floor, from the top to the bottom; on a floor, a folder is before those that it names."""
    levels, own = floors(module, order), heights(module.folders, module.folder_arrows)
    names = sorted(module.folders, key=lambda name: (-own[name], name))
    return [
        [name for name in names if levels[name] == level] for level in sorted(set(levels.values()), reverse=True)
    ]


def upward_arrows(module, order=()):
    """The arrows between folders that run to a higher floor."""
    level = floors(module, order)
    found = [(pair, mentions) for pair, mentions in module.folder_arrows.items() if level[pair[0]] < level[pair[1]]]
    return sorted(found)
