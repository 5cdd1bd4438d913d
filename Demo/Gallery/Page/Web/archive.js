// The pictures of a scene, as the program packed them.
class Archive {
  // The lines that several scenes have.
  static shared = document.getElementById("lines").textContent.split("\n");

  constructor(data) {
    this.palettes = data.palettes;
    this.lines = data.lines.split("\n").map((line) => (line[0] === "@" ? Archive.shared[line.slice(1)] : line));
    this.written = [];
    this.bounds = data.templates.map((packed) => this.unpack(packed));
    this.sources = new Map();
  }

  // Each entry is the number of a line, or a negative length and the place of a run that was written before.
  unpack(packed) {
    const start = this.written.length;
    for (let index = 0; index < packed.length; index++) {
      if (packed[index] >= 0) {
        this.written.push(packed[index]);
      } else {
        const place = packed[++index];
        for (let step = 0; step < -packed[index - 1]; step++) this.written.push(this.written[place + step]);
      }
    }
    return [start, this.written.length];
  }

  // The source of a picture; the prefix keeps the ids of two pictures on one page apart.
  source([template, palette], prefix) {
    const key = `${prefix}${template}/${palette}`;
    if (!this.sources.has(key)) {
      const [start, end] = this.bounds[template];
      let text = this.written.slice(start, end).map((line) => this.lines[line]).join("\n");
      if (palette !== undefined) text = Archive.recolor(text, this.palette(palette));
      this.sources.set(key, text.replace(/( id=["']|url\(#|href=["']#)/g, `$1${prefix}`));
    }
    return this.sources.get(key);
  }

  palette(number) {
    const changes = this.palettes[number] ?? [];
    return new Map(changes.flatMap((name, index) => (index % 2 ? [] : [[name, changes[index + 1]]])));
  }

  static recolor(text, palette) {
    return text.replace(/<(\w+)([^>]*)/g, (whole, element, attributes) =>
      "<" + element + attributes.replace(/([\w-]+)=(["'])(.*?)\2/g, (pair, name, quote, value) => {
        const color = palette.get(`${element} ${name}=${value}`);
        return color === undefined ? pair : `${name}=${quote}${color}${quote}`;
      }));
  }
}
