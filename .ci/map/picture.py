"""Draws the house: modules from the top, in each its folders on their floors, and arrows that say who names whom.

Every arrow has a lane of its own beside the boxes: it leaves one in its lower half and enters the other in its upper
half, with the number of symbols that are named. Rooms are joined on the right, modules on the left.
"""

import os
from html import escape
from itertools import count

import graph

# Lengths in pixels: of rooms and what is between them, of cards, and of arrows.
ROOM, WIDTH, GAP = 38, 190, 10
HEAD, LEFT, CARD_GAP, MARGIN = 34, 110, 22, 8
LANE, CORNER, PORT, TIP = 28, 6, 9, 7

STYLE = """
    text { font: 13px -apple-system, system-ui, sans-serif; fill: #1f2328 }
    .title { font-weight: 600; font-size: 15px }
    .faint, .count { fill: #656d76; font-size: 11px }
    .end { text-anchor: end }
    .count { text-anchor: middle; paint-order: stroke; stroke: #f6f8fa; stroke-width: 4px }
    .card { fill: #f6f8fa; stroke: #d0d7de }
    .floor { fill: none; stroke: #d0d7de; stroke-dasharray: 2 4 }
    .room { fill: #ffffff; stroke: #8c959f }
    .arrow { fill: none; stroke: #8c959f; stroke-width: 1.2 }
    .up { stroke: #cf222e; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 }
      .faint, .count { fill: #8d96a0 }
      .count { stroke: #161b22 }
      .card { fill: #161b22; stroke: #30363d }
      .floor { stroke: #30363d }
      .room { fill: #0d1117; stroke: #6e7681 }
      .arrow { stroke: #6e7681 }
      .up { stroke: #f85149 }
    }
"""


def place(spans):
    """A lane for each span of heights, from 0; those in one lane do not meet, and short ones are near the rooms."""
    found = {}
    for name, (low, high) in sorted(spans.items(), key=lambda item: (item[1][1] - item[1][0], item[0])):
        meets = {found[other] for other in found if spans[other][0] <= high and low <= spans[other][1]}
        found[name] = next(lane for lane in count() if lane not in meets)
    return found


def ends(pair, middles):
    """Where an arrow leaves and where it enters, as heights."""
    return middles[pair[0]] + PORT, middles[pair[1]] - PORT


def lanes(pairs, middles):
    """The lane of each arrow between boxes with the given middles."""
    return place({pair: tuple(sorted(ends(pair, middles))) for pair in pairs})


def arrows(counts, middles, edge, side):
    """The arrows beside boxes: to the right of the edge for a side of 1, to the left for -1."""
    lines = []
    for pair, lane in sorted(lanes(counts, middles).items()):
        start, end = ends(pair, middles)
        x, turn = edge + side * (LANE * lane + LANE), CORNER if end > start else -CORNER
        path = (
            f"M{edge} {start}H{x - side * CORNER}Q{x} {start} {x} {start + turn}"
            f"V{end - turn}Q{x} {end} {x - side * CORNER} {end}H{edge}l{side * TIP} -4m{-side * TIP} 4l{side * TIP} 4"
        )
        kind = "arrow" if end > start else "arrow up"
        lines.append(f'<path class="{kind}" d="{path}"/>')
        lines.append(text(x, end - turn * 2 + (3 if turn > 0 else 6), counts[pair], "count"))
    return lines


def text(x, y, content, kind=""):
    """A line of text."""
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(str(content))}</text>'


def box(x, y, width, height, kind):
    """A rectangle with round corners."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" class="{kind}"/>'


def files(number):
    """A number of files in words."""
    return "1 file" if number == 1 else f"{number} files"


def middles(module, order, top):
    """The middle of each room, in a card that begins at a height."""
    found, y = {}, top + HEAD
    for storey in graph.storeys(module, order):
        for name in storey:
            found[name] = y + ROOM // 2
            y += ROOM + GAP
        y += GAP
    return found


def height(module, order):
    """The height of a module's card."""
    return max(middles(module, order, 0).values()) + ROOM // 2 + 2 * GAP


def card(module, order, top, width):
    """A module: its name, its rooms on their floors, and the arrows between them."""
    places = middles(module, order, top)
    lines = [box(LEFT, top, width, height(module, order), "card")]
    lines += [text(LEFT + GAP, top + 22, module.name, "title")]
    lines += [text(LEFT + width - GAP, top + 22, f"{module.root}, {files(len(module.files))}", "faint end")]
    for storey in graph.storeys(module, order)[1:]:
        y = places[storey[0]] - ROOM // 2 - GAP
        lines.append(f'<path class="floor" d="M{LEFT} {y}H{LEFT + width}"/>')
    for name, y in places.items():
        lines.append(box(LEFT + GAP, y - ROOM // 2, WIDTH, ROOM, "room"))
        lines.append(text(LEFT + 2 * GAP, y - 1, os.path.basename(module.root) if name == "." else name))
        lines.append(text(LEFT + 2 * GAP, y + 13, files(len(module.files_of(name))), "faint"))
    counts = {pair: len(mentions) for pair, mentions in module.folder_arrows.items()}
    return lines + arrows(counts, places, LEFT + GAP + WIDTH, 1)


def card_width(module, order):
    """The width that a module's rooms and arrows take."""
    used = lanes(module.folder_arrows, middles(module, order, 0)).values()
    return WIDTH + 3 * GAP + LANE * (max(used, default=0) + 1)


def left_edge(between, middles):
    """Where the picture begins: at zero, or as far left as the outermost arrow between modules needs."""
    outermost = max(lanes(between, middles).values(), default=0)
    return min(0, LEFT - LANE * (outermost + 1) - 2 * MARGIN)


def draw(modules, between, orders):
    """The picture of all modules, as SVG."""
    levels = graph.heights(modules, between)
    sorted_modules = sorted(modules.values(), key=lambda module: (-levels[module.name], module.name))
    width = max(card_width(module, orders.get(module.name)) for module in sorted_modules)
    lines, names, y = [], {}, MARGIN
    for module in sorted_modules:
        order = orders.get(module.name)
        lines += card(module, order, y, width)
        names[module.name] = y + HEAD // 2
        y += height(module, order) + CARD_GAP
    lines += arrows(between, names, LEFT, -1)
    start = left_edge(between, names)
    size = f'width="{LEFT + width + MARGIN - start}" height="{y - CARD_GAP + MARGIN}"'
    view = f'viewBox="{start} 0 {LEFT + width + MARGIN - start} {y - CARD_GAP + MARGIN}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view}>\n<style>{STYLE}</style>'
    return "\n".join([head, *lines, "</svg>"]) + "\n"
