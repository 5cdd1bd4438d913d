"""Says in words what the graph holds."""

import graph


def house(modules, between):
    """The modules from the top, with what each names of the others."""
    levels = graph.heights(modules, between)
    yield "modules, from the top (symbols)"
    for name in sorted(modules, key=lambda name: (-levels[name], name)):
        targets = [f"{target} ({count})" for (source, target), count in between.items() if source == name]
        yield f"  {name}" + (" -> " + ", ".join(targets) if targets else "")


def rooms(module, order):
    """The floors of a module from the top, each with its folders and how many files they hold."""
    yield f"\n{module.name}\n  floors, from the top (files)"
    for names in graph.storeys(module, order):
        yield "    " + ", ".join(f"{name} ({len(module.files_of(name))})" for name in names)


def names(module):
    """Who names whom in a module."""
    yield "  who names whom (symbols)"
    for file in module.files:
        targets = [f"{b} ({len(mentions)})" for (a, b), mentions in sorted(module.arrows.items()) if a == file]
        if targets:
            yield f"    {file} -> {', '.join(targets)}"


def problems(module, order):
    """What runs up or in a circle, a text each, with the symbols that are the cause."""
    for pair, _ in graph.upward_arrows(module, order):
        yield "\n".join([f"{module.name}: an arrow runs up", *folder_arrow(module, pair)])
    for circle in graph.folder_circles(module):
        lines = [f"{module.name}: a circle of {len(circle)} folders: {', '.join(circle)}"]
        for pair, _ in graph.inside(circle, module.folder_arrows):
            lines += folder_arrow(module, pair)
        yield "\n".join(lines)
    for circle in graph.large_circles(module):
        lines = [f"{module.name}: a circle of {len(circle)} files: {', '.join(circle)}"]
        lines += [file_arrow(*arrow) for arrow in graph.inside(circle, module.arrows)]
        yield "\n".join(lines)


def folder_arrow(module, pair):
    """The arrow between two folders, file by file."""
    arrows = [arrow for arrow in module.arrows.items() if tuple(map(graph.folder, arrow[0])) == pair]
    return [f"  {pair[0]} -> {pair[1]}", *(file_arrow(*arrow) for arrow in sorted(arrows))]


def file_arrow(pair, mentions):
    """The arrow between two files, with the symbols in the order of the lines that name them."""
    ordered = sorted(mentions, key=lambda mention: (mention.line, mention.symbol))
    return f"    {pair[0]}:{ordered[0].line} -> {pair[1]}: {', '.join(mention.symbol for mention in ordered)}"
