// Three hundred random edits of a cell, with the Swift that the page writes for them and where the shapes are then.
function makeEdits(Chain) {
  let seed = 20260;
  const random = (limit) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * limit);
  };
  const label = (index, name, frame, alignment, lines) => ({ index, name, role: "label", frame, alignment, lines, radius: 0, removed: false });
  const sheet = {
    class: "NewsCell", size: [375, 120], components: [
      { index: 0, name: "avatar", role: "image", frame: [16, 16, 48, 48], alignment: "left", radius: 24, removed: false },
      label(1, "titleLabel", [76, 17.5, 155.5, 15.25], "left"),
      label(2, "summaryLabel", [76, 38, 283, 38], "left",
        { count: 2, lineHeight: 13.5, spacing: 4.5, lastLineScale: 0.5, mode: "vertical", isCentered: true }),
      label(3, "dateLabel", [76, 88.25, 72, 11.5], "center"),
      { index: 4, name: "followButton", role: "button", frame: [267, 80, 92, 28], alignment: "right", radius: 14, removed: false },
    ],
  };
  const addresses = ["keyPath", "name", "index"];
  const relations = Object.keys(Chain.calls).filter((call) => call.endsWith("EqualTo"));
  const trials = [];
  let count = 0;
  while (count < 300) {
    const chain = new Chain(sheet);
    const edits = 1 + random(5);
    for (let edit = 0; edit < edits; edit++) {
      const indices = [random(5)];
      if (random(4) === 0) indices.push((indices[0] + 1) % 5);
      const target = (Math.max(...indices) + 1 + random(2)) % 5;
      const choices = [
        () => chain.move(indices, random(41) - 20, random(41) - 20),
        () => chain.move(indices, 0, 3),
        () => chain.add(indices, "width", 1 + random(300) / 4),
        () => chain.add(indices, "height", 1 + random(120) / 4),
        () => chain.add(indices, "radius", random(20)),
        () => chain.add(indices, "line", 1 + random(4)),
        () => chain.add(indices, "color", ".systemGray4"),
        () => chain.add(indices, "remove"),
        () => chain.add(indices, "x", random(300)),
        () => chain.add(indices, "y", random(100)),
        () => { if (!indices.includes(target)) chain.add(indices, relations[random(relations.length)], { target }); },
        () => { chain.create([random(200), random(100), 1 + random(90), 1 + random(30)]); },
        () => { chain.undo(); },
      ];
      choices[random(choices.length)]();
      count++;
    }
    if (!chain.edits.length) continue;
    trials.push({
      swift: chain.swift(addresses[random(3)]),
      bars: chain.shapes.map((shape) => (shape.removed ? [] : Chain.bars(shape))),
      radii: chain.shapes.map((shape) => shape.radius),
    });
  }
  return { sheet, trials };
}
