// Adjustments of a production: the same calls on the same values as in Swift, and the Swift that makes them.
class Chain {
  constructor(sheet) {
    this.sheet = sheet;
    this.edits = [];
    this.undone = [];
    this.gesture = null;
  }

  // MARK: Editing

  // An edit is the indices of shapes, a call, and its arguments; numbers are kept to a hundredth of a point. Moves that
  // follow each other are one edit for each axis, and so is a call that is repeated while the pointer is down.
  add(indices, call, ...values) {
    const kept = values.map((value) => (typeof value === "number" ? Chain.rounded(value) : value));
    const move = Chain.moves[call];
    this.undone = [];
    for (let at = this.edits.length - 1; at >= 0; at--) {
      const edit = this.edits[at];
      const isSame = String(edit.indices) === String(indices) && edit.gesture === this.gesture;
      if (!isSame || !(this.gesture || Chain.moves[edit.call])) break;
      if (move && Chain.moves[edit.call]?.axis === move.axis) {
        const distance = move.sign * kept[0] + Chain.moves[edit.call].sign * edit.values[0];
        if (distance) Object.assign(edit, Chain.moved(move.axis, distance)); else this.edits.splice(at, 1);
        return;
      }
      if (!move && edit.call === call) {
        edit.values = kept;
        return;
      }
    }
    this.edits.push({ indices: [...indices], call, values: kept, gesture: this.gesture });
  }

  // Moves by a distance along both axes, in the words of the framework.
  move(indices, x, y) {
    if (x) this.add(indices, x < 0 ? "left" : "right", Math.abs(x));
    if (y) this.add(indices, y < 0 ? "up" : "down", Math.abs(y));
  }

  create(frame) {
    const index = Math.max(9, ...this.shapes.map((shape) => shape.index)) + 1;
    this.add([index], "create");
    for (const [call, value] of [["x", frame[0]], ["y", frame[1]], ["width", frame[2]], ["height", frame[3]]]) {
      this.add([index], call, value);
    }
    return index;
  }

  // Takes back the last edit, or all that one gesture made.
  undo() {
    const last = this.edits[this.edits.length - 1];
    if (!last) return;
    let first = this.edits.length - 1;
    while (last.gesture && first > 0 && this.edits[first - 1].gesture === last.gesture) first--;
    this.undone.push(this.edits.splice(first));
  }

  redo() { if (this.undone.length) this.edits.push(...this.undone.pop()); }

  // Takes back every edit of one shape; edits of several at once keep the others.
  reset(index) {
    this.undone = [];
    this.edits = this.edits
      .map((edit) => ({ ...edit, indices: edit.indices.filter((other) => other !== index) }))
      .filter((edit) => edit.indices.length && edit.values[0]?.target !== index);
  }

  // MARK: The shapes

  get shapes() {
    const shapes = this.sheet.components.map((shape) => ({
      ...shape, frame: [...shape.frame], lines: shape.lines && structuredClone(shape.lines), pins: {},
    }));
    for (const edit of this.edits) {
      if (edit.call === "create") {
        shapes.push({
          index: edit.indices[0], role: "created", frame: [0, 0, 0, 0], radius: 0, alignment: "left",
          removed: false, pins: {},
        });
        continue;
      }
      const other = shapes.find((shape) => shape.index === edit.values[0]?.target);
      const frame = other && [...other.frame];
      for (const shape of shapes) {
        if (edit.indices.includes(shape.index)) Chain.calls[edit.call](shape, edit.values[0], frame);
      }
    }
    return shapes;
  }

  // MARK: The Swift

  swift(address = "keyPath") {
    const rows = [];
    let last = "";
    for (const edit of this.summed) {
      if (edit.call === "create") {
        rows.push(`view.create(${edit.indices[0]})`);
        last = String(edit.indices);
        continue;
      }
      if (last !== String(edit.indices)) rows.push(this.selection(edit.indices, address));
      last = String(edit.indices);
      rows[rows.length - 1] += `.${edit.call}(${this.written(edit.values[0], address)})`;
    }
    return rows.join("\n");
  }

  // The edits, with the moves of several gestures in a row as one for each axis.
  get summed() {
    const chain = new Chain(this.sheet);
    for (const { indices, call, values } of this.edits) {
      const last = chain.edits[chain.edits.length - 1];
      const isRepeated = last?.call === call && !Chain.moves[call] && String(last.indices) === String(indices);
      if (isRepeated && typeof values[0] === "number") last.values = values;
      else chain.add(indices, call, ...values);
    }
    return chain.edits;
  }

  selection(indices, address) {
    if (indices.length === 1) return `view.animation(${this.name(indices[0], address)})`;
    return `view.animations([${indices.join(", ")}])`;
  }

  // A name that several shapes have would select all of them.
  name(index, address) {
    const shape = this.sheet.components.find((other) => other.index === index);
    const isAlone = shape?.name && /^[A-Za-z_]\w*$/.test(shape.name) &&
      !this.sheet.components.some((other) => other !== shape && other.name?.startsWith(shape.name));
    if (!isAlone || address === "index") return String(index);
    return address === "name" ? `named: "${shape.name}"` : `\\${this.sheet.class}.${shape.name}`;
  }

  written(value, address) {
    if (value === undefined) return "";
    if (typeof value === "object") return `view.animation(${value.target})`;
    return typeof value === "string" ? value : String(value);
  }

  // The rectangles that a shape is drawn with.
  static bars(shape) {
    if (!shape.lines) return [shape.frame];
    const lines = shape.lines, sure = (value) => (Number.isFinite(value) && value > 0 ? value : 0);
    const inset = lines.insets ?? {}, [left, top] = [sure(inset.left), sure(inset.top)];
    const area = [
      shape.frame[0] + left, shape.frame[1] + top, Math.max(0, shape.frame[2] - left - sure(inset.right)),
      Math.max(0, shape.frame[3] - top - sure(inset.bottom)),
    ];
    return lines.mode === "horizontal" ? Chain.row(lines, area, shape.alignment, sure) : Chain.stack(lines, area, shape.alignment, sure);
  }

  static stack(lines, area, alignment, sure) {
    const bars = [];
    const isFilling = lines.count <= 0;
    const limit = isFilling ? 1000 : Math.min(lines.count, 1000);
    for (let y = 0; bars.length < limit;) {
      let height = sure(lines.heights?.[bars.length] ?? lines.lineHeight);
      if (isFilling) {
        if (bars.length && y + height > area[3] + 0.001) break;
        height = Math.min(height, area[3]);
      }
      const advance = height + sure(lines.spacings?.[bars.length] ?? lines.spacing);
      bars.push([0, y, 0, height]);
      if (isFilling && advance <= 0) break;
      y += advance;
    }
    const last = bars[bars.length - 1];
    const top = lines.isCentered ? area[1] + (area[3] - (last ? last[1] + last[3] : 0)) / 2 : area[1];
    return bars.map(([, y, , height], index) => {
      const isLast = index === bars.length - 1 && (bars.length > 1 || lines.shortensSingleLine);
      const width = sure(lines.widths?.[index] ?? (isLast ? area[2] * Math.min(sure(lines.lastLineScale), 1) : area[2]));
      return [Chain.start(width, area, alignment), top + y, width, height];
    });
  }

  static row(lines, area, alignment, sure) {
    const count = lines.count > 0 ? Math.min(lines.count, 1000) : 3;
    const numbers = [...Array(count).keys()];
    const given = numbers.map((index) => (lines.widths?.[index] === undefined ? undefined : sure(lines.widths[index])));
    const gaps = numbers.slice(1).map((index) => sure(lines.spacings?.[index - 1] ?? lines.spacing));
    const taken = [...given, ...gaps].reduce((sum, value) => sum + (value ?? 0), 0);
    const scale = taken > area[2] && taken > 0 ? area[2] / taken : 1;
    const sharing = given.filter((value) => value === undefined).length;
    const share = sharing ? Math.max(0, area[2] - taken) / sharing : 0;
    let x = Chain.start(taken * scale + share * sharing, area, alignment);
    return numbers.map((index) => {
      const width = given[index] === undefined ? share : given[index] * scale;
      const height = Math.min(sure(lines.heights?.[index] ?? lines.lineHeight), area[3]);
      const bar = [x, lines.isCentered ? area[1] + (area[3] - height) / 2 : area[1], width, height];
      x += width + (gaps[index] ?? 0) * scale;
      return bar;
    });
  }

  static start(width, area, alignment) {
    if (alignment === "center") return area[0] + area[2] / 2 - width / 2;
    return alignment === "right" ? area[0] + area[2] - width : area[0];
  }
}

Chain.rounded = (value) => Math.round(value * 100) / 100;

// The axis along which each of these calls moves a shape, and the sign of its distance.
Chain.moves = {
  left: { axis: 0, sign: -1 }, right: { axis: 0, sign: 1 }, up: { axis: 1, sign: -1 }, down: { axis: 1, sign: 1 },
};

Chain.moved = (axis, distance) => ({
  call: axis ? (distance < 0 ? "up" : "down") : distance < 0 ? "left" : "right",
  values: [Chain.rounded(Math.abs(distance))],
});

// What each call does to a shape; relations get the frame of the other one.
Chain.calls = {
  left: (shape, value) => { shape.frame[0] -= value; },
  right: (shape, value) => { shape.frame[0] += value; },
  up: (shape, value) => { shape.frame[1] -= value; },
  down: (shape, value) => { shape.frame[1] += value; },
  x: (shape, value) => { shape.frame[0] = value; },
  y: (shape, value) => { shape.frame[1] = value; },
  width(shape, value) {
    if (!(value > 0)) return;
    const change = value - shape.frame[2];
    shape.frame[2] = value;
    if (shape.alignment === "center") shape.frame[0] -= change / 2;
    if (shape.alignment === "right") shape.frame[0] -= change;
  },
  height(shape, value) {
    if (!(value > 0)) return;
    if (shape.role !== "label" && shape.role !== "text") shape.hasHeight = true;
    if (shape.lines) shape.lines.lineHeight = value; else shape.frame[3] = value;
  },
  radius: (shape, value) => { shape.radius = Math.max(0, value); },
  color: (shape, value) => { shape.color = value; },
  remove: (shape) => { shape.removed = true; },
  show: (shape) => { shape.removed = false; },
  line(shape, value) {
    const isText = shape.role === "label" || shape.role === "text";
    const isOwn = shape.frame[3] > 0 && (isText || shape.hasHeight);
    shape.lines ??= { lineHeight: isOwn ? shape.frame[3] : 12, spacing: 8, lastLineScale: 0.5 };
    shape.lines.count = value;
    shape.lines.mode = "vertical";
  },
  leftEqualTo: (shape, value, other) => Chain.pin(shape, 0, false, value.target, other),
  rightEqualTo: (shape, value, other) => Chain.pin(shape, 0, true, value.target, other),
  topEqualTo: (shape, value, other) => Chain.pin(shape, 1, false, value.target, other),
  bottomEqualTo: (shape, value, other) => Chain.pin(shape, 1, true, value.target, other),
  widthEqualTo: (shape, value, other) => { if (other) shape.frame[2] = other[2]; },
  heightEqualTo: (shape, value, other) => { if (other) shape.frame[3] = other[3]; },
  horizontalCenterEqualTo(shape, value, other) {
    if (other) shape.frame[0] = other[0] + other[2] / 2 - shape.frame[2] / 2;
  },
  verticalCenterEqualTo(shape, value, other) {
    if (other) shape.frame[1] = other[1] + other[3] / 2 - shape.frame[3] / 2;
  },
};

// Puts an edge on that of another shape; the opposite edge stays where a relation to the same shape put it.
Chain.pin = (shape, axis, isFar, target, other) => {
  if (!other) return;
  const frame = shape.frame;
  const edge = (far) => frame[axis] + (far ? frame[axis + 2] : 0);
  const coordinate = other[axis] + (isFar ? other[axis + 2] : 0);
  const held = shape.pins[`${axis}${!isFar}`];
  const opposite = edge(!isFar);
  const isHeld = held && held.target === target && held.coordinate === opposite;
  if (isHeld && (isFar ? coordinate > opposite : coordinate < opposite)) {
    frame[axis + 2] = Math.abs(coordinate - opposite);
    if (!isFar) frame[axis] = coordinate;
  } else {
    frame[axis] = isFar ? coordinate - frame[axis + 2] : coordinate;
  }
  shape.pins[`${axis}${isFar}`] = { target, coordinate };
};
