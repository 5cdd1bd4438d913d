// The shapes of the skeleton over the screen: choosing one, changing it, and the Swift of the changes.
class Inspector {
  constructor(host, onChange) {
    this.host = host;
    this.onChange = onChange;
    this.chosen = [];
    this.chains = new Map();
    this.svg = Inspector.element("svg", { class: "shapes", role: "group", "aria-label": "Shapes of the skeleton" });
    host.append(this.svg);
    this.svg.addEventListener("pointerdown", (event) => this.press(event));
    this.svg.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) this.svg.addEventListener(name, () => this.release());
  }

  static element(name, attributes = {}) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }

  // Takes the covers of a scene at a place; edits of another place of the same scene are not carried over.
  open(scene, course, colors) {
    const key = `${scene.name}/${course.place}`;
    if (key !== this.key) {
      this.key = key;
      this.chosen = [];
      this.sheet = null;
    }
    [this.scene, this.course, this.colors] = [scene, course, colors];
    this.draw();
  }

  chain(sheet) {
    const key = `${this.key}/${sheet}`;
    if (!this.chains.has(key)) this.chains.set(key, new Chain(this.scene.sheets[sheet]));
    return this.chains.get(key);
  }

  get current() { return this.sheet === null || this.sheet === undefined ? null : this.chain(this.sheet); }
  get hasEdits() { return this.sheets.some((sheet) => this.chain(sheet).edits.length); }
  get sheets() { return [...new Set(this.course.covers.flatMap((cover) => cover.tiles.map((tile) => tile.production)))]; }

  // The changed color of a shape or a ground, in the colors that are shown.
  painted(element, color) {
    const pictures = this.course.phases[0].pictures;
    const palette = this.scene.archive.palette((pictures[`still-${this.colors}`] ?? [])[1]);
    const short = color.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
    return palette.get(`${element} fill=${short}`) ?? palette.get(`${element} fill=${color}`) ?? color;
  }

  // MARK: What is wrong

  // Drift is measured on the phone; elsewhere the same sheets have the same drift.
  get drift() { return this.scene.drift; }

  // The shape that a finding names, by the property of its view or by its class and index.
  place(view) {
    for (const sheet of this.sheets) {
      const shapes = this.scene.sheets[sheet].components;
      const shape = shapes.find((one) => one.name === view) ?? shapes.find((one) => view.endsWith(` ${one.index}`));
      if (shape) return { sheet, index: shape.index };
    }
    return undefined;
  }

  isFound(sheet, index) {
    const isWrong = (place) => place?.sheet === sheet && place?.index === index;
    return this.drift.some(isWrong) || this.scene.findings.some((finding) => isWrong(this.place(finding.view)));
  }

  // Makes the calls that bring a shape to its content.
  fix(position) {
    const entry = this.drift[position];
    this.sheet = entry.sheet;
    const chain = this.current;
    for (const { call, values } of entry.fix) {
      if (call === "create") this.chosen = [chain.create(values)];
      else chain.add([entry.index], call, ...values);
    }
    if (entry.index !== undefined && entry.index !== null) this.chosen = [entry.index];
    this.draw();
    this.onChange(true);
  }

  // MARK: Drawing

  draw() {
    const [width, height] = this.course.size;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.replaceChildren();
    const hits = Inspector.element("g");
    for (const cover of this.course.covers) {
      for (const tile of cover.tiles) this.drawTile(cover, tile, hits);
    }
    this.svg.append(hits);
  }

  drawTile(cover, tile, hits) {
    const sheet = this.scene.sheets[tile.production];
    const chain = this.chain(tile.production);
    const [x, y] = [cover.origin[0] + tile.origin[0], cover.origin[1] + tile.origin[1]];
    if (y > this.course.size[1] || x > this.course.size[0]) return;
    const shapes = chain.shapes;
    if (chain.edits.length) this.drawEdits(cover, sheet, shapes, x, y);
    for (const { sheet: of, index, content } of this.drift) {
      if (of !== this.sheet || of !== tile.production || !content || !this.chosen.includes(index)) continue;
      hits.append(Inspector.element("rect", {
        x: x + content[0], y: y + content[1], width: content[2], height: content[3], class: "content",
      }));
    }
    for (const shape of shapes) {
      const isChosen = tile.production === this.sheet && this.chosen.includes(shape.index);
      if (shape.removed && !isChosen) continue;
      const box = Inspector.box(shape);
      const hit = Inspector.element("rect", {
        x: x + box[0], y: y + box[1], width: Math.max(1, box[2]), height: Math.max(1, box[3]),
        rx: Math.min(shape.radius, box[3] / 2), class: isChosen ? "hit on" : "hit",
      });
      hit.classList.toggle("found", this.isFound(tile.production, shape.index));
      hit.dataset.sheet = tile.production;
      hit.dataset.index = shape.index;
      const title = Inspector.element("title");
      title.textContent = `${shape.index} ${shape.name ?? shape.role}`;
      hit.append(title);
      hits.append(hit);
      if (isChosen && this.chosen.length === 1 && !this.hasKnob(hits)) {
        const knob = Inspector.element("circle", { cx: x + box[0] + box[2], cy: y + box[1] + box[3], r: 5, class: "knob" });
        hits.append(knob);
      }
    }
  }

  hasKnob(group) { return group.querySelector(".knob") !== null; }

  // Paints the old shapes over with the ground, and the changed ones on it.
  drawEdits(cover, sheet, shapes, x, y) {
    const changed = (shape) => {
      const old = sheet.components.find((other) => other.index === shape.index);
      return !old || JSON.stringify([Chain.bars(old), old.radius, old.removed, undefined])
        !== JSON.stringify([Chain.bars(shape), shape.radius, shape.removed, shape.color]);
    };
    const rect = ([left, top, width, height], attributes) => this.svg.append(Inspector.element("rect", {
      x: x + left, y: y + top, width: Math.max(0, width), height: Math.max(0, height), ...attributes,
    }));
    const ground = this.painted("rect", cover.background);
    const touched = shapes.filter(changed);
    for (const { index } of touched) {
      const old = sheet.components.find((other) => other.index === index);
      if (!old || old.removed) continue;
      for (const bar of Chain.bars(old)) rect([bar[0] - 0.5, bar[1] - 0.5, bar[2] + 1, bar[3] + 1], { fill: ground });
    }
    for (const shape of touched) {
      if (shape.removed) continue;
      const usual = shape.fill ?? sheet.components.find((other) => other.fill)?.fill ?? "#eeeeee";
      const fill = shape.color ? Inspector.colors[shape.color] : this.painted("rect", usual);
      for (const bar of Chain.bars(shape)) {
        rect(bar, { fill, rx: Math.min(shape.radius, bar[2] / 2, bar[3] / 2), class: "changed" });
      }
    }
  }

  // The area that all bars of a shape take.
  static box(shape) {
    const bars = Chain.bars(shape);
    const left = Math.min(...bars.map((bar) => bar[0])), top = Math.min(...bars.map((bar) => bar[1]));
    return [
      left, top, Math.max(...bars.map((bar) => bar[0] + bar[2])) - left,
      Math.max(...bars.map((bar) => bar[1] + bar[3])) - top,
    ];
  }

  // MARK: Choosing and dragging

  choose(sheet, index, isMore = false) {
    if (sheet !== this.sheet || !isMore) this.chosen = [];
    this.sheet = sheet;
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((other) => other !== index);
    else if (index !== undefined) this.chosen.push(index);
    this.draw();
    this.onChange(true);
  }

  point(event) {
    const bounds = this.svg.getBoundingClientRect();
    const scale = this.course.size[0] / bounds.width;
    return [(event.clientX - bounds.left) * scale, (event.clientY - bounds.top) * scale];
  }

  press(event) {
    const target = event.target;
    if (target.classList.contains("knob")) {
      this.hold = { at: this.point(event), isSize: true };
    } else if (target.dataset.index !== undefined) {
      const [sheet, index] = [Number(target.dataset.sheet), Number(target.dataset.index)];
      if (sheet !== this.sheet || !this.chosen.includes(index) || event.shiftKey) this.choose(sheet, index, event.shiftKey);
      this.hold = { at: this.point(event) };
    } else {
      this.chosen = [];
      this.draw();
      this.onChange(false);
      return;
    }
    this.svg.setPointerCapture?.(event.pointerId);
    event.preventDefault();
    // All that one drag does is one step back.
    this.current.gesture = this.gestures = (this.gestures ?? 0) + 1;
  }

  release() {
    this.hold = null;
    for (const chain of this.chains.values()) chain.gesture = null;
  }

  // Follows the pointer in whole points, along one edit.
  drag(event) {
    if (!this.hold || !this.chosen.length) return;
    const at = this.point(event);
    const [x, y] = [Math.round(at[0] - this.hold.at[0]), Math.round(at[1] - this.hold.at[1])];
    if (!x && !y) return;
    this.hold.at = [this.hold.at[0] + x, this.hold.at[1] + y];
    if (this.hold.isSize) this.resize(x, y); else this.move(x, y);
  }

  // MARK: Changing

  change(call, ...values) {
    if (!this.current || !this.chosen.length) return;
    this.current.add(this.chosen, call, ...values);
    this.changed();
  }

  move(x, y) {
    if (!this.current || !this.chosen.length) return;
    this.current.move(this.chosen, x, y);
    this.changed();
  }

  resize(x, y) {
    const shape = this.current.shapes.find((other) => other.index === this.chosen[0]);
    const height = shape.lines ? shape.lines.lineHeight : shape.frame[3];
    const set = (call, value) => this.current.add(this.chosen, call, Math.max(1, value));
    if (x) set("width", shape.frame[2] + x);
    if (y) set("height", height + y);
    this.changed();
  }

  create() {
    if (!this.current) this.sheet = this.sheets[0];
    const size = this.current.sheet.size;
    const index = this.current.create([16, Math.round(size[1] / 2), 80, 12]);
    this.chosen = [index];
    this.changed();
  }

  reset() {
    for (const index of this.chosen) this.current?.reset(index);
    this.changed();
  }

  undo() { this.current?.undo(); this.changed(); }
  redo() { this.current?.redo(); this.changed(); }

  changed() {
    const indices = new Set(this.current?.shapes.map((shape) => shape.index));
    this.chosen = this.chosen.filter((index) => indices.has(index));
    this.draw();
    this.onChange(false);
  }

  // The Swift of every edit on this screen, ready for a closure.
  swift(address) {
    const edited = this.sheets.filter((sheet) => this.chain(sheet).edits.length);
    const classes = new Set(this.sheets.map((sheet) => this.scene.sheets[sheet].class));
    return edited.map((sheet) => {
      const text = this.chain(sheet).swift(address);
      if (classes.size === 1) return text;
      return `if view.className == "${this.scene.sheets[sheet].class}" {\n${text.replace(/^/gm, "    ")}\n}`;
    }).join("\n");
  }
}

// Colors to choose from, as UIKit names them, in the light.
Inspector.colors = {
  ".systemGray4": "#d1d1d6", ".systemGray5": "#e5e5ea", ".systemBlue": "#007aff", ".systemTeal": "#30b0c7",
  ".systemPink": "#ff2d55",
};
