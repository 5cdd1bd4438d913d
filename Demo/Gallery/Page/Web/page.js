// The page: the list of scenes, the switches, the clock, the panel and the keys.
const find = (id) => document.getElementById(id);
const standard = {
  animation: "shimmer", style: "light", device: "phone", direction: "ltr", text: "large", view: "play",
  contrast: false, motion: false, tags: false,
};
const state = { scene: "", ...standard };
const blocks = new Map([...document.querySelectorAll("script[data-name]")].map((block) => [block.dataset.name, block]));
const scenes = new Map();
const players = [new Player(find("screen"), "a"), new Player(find("screen-two"), "b")];
const clock = new Clock(() => tick());
const inspector = new Inspector(find("screen"), (isChoice) => shapesChanged(isChoice));

// Reads a scene when it is first shown.
function scene(name) {
  if (!scenes.has(name)) {
    const data = JSON.parse(blocks.get(name).textContent);
    data.archive = new Archive(data.archive);
    data.trees = Object.fromEntries(Object.entries(data.trees).map(([key, value]) => [key, JSON.parse(value)]));
    scenes.set(name, data);
  }
  return scenes.get(name);
}

function course() {
  const courses = scene(state.scene).courses;
  const place = `${state.device}-${state.direction}-${state.text}`;
  return courses.find((one) => one.place === place) ?? courses[0];
}

// Whether anything covers the screen first; a scene without a skeleton is shown as it goes.
function hasSkeleton() { return course().covers.some((cover) => cover.tiles.length); }

function view() { return hasSkeleton() ? state.view : "play"; }

// What the screen shows in place of an animation that moves things.
function animation() {
  const moving = ["shimmer", "classic", "drop"];
  return state.motion && moving.includes(state.animation) ? "bin" : state.animation;
}

// Whether an animation is drawn at the place that is shown; some take long to draw and are drawn on the phone alone.
function isDrawn(name) {
  const pictures = course().phases[0].pictures;
  return `${name}-light` in pictures || !("still-light" in pictures);
}

function colors() { return state.style + (state.contrast ? "Contrast" : ""); }

function look(part) {
  return {
    animation: isInspecting() && inspector.hasEdits ? "still" : animation(), colors: colors(),
    tags: state.tags, part, wiper: Number(find("wiper").value),
  };
}

function isInspecting() { return !find("pane-shapes").hidden || inspector.chosen.length > 0; }

// MARK: Drawing

function tick() {
  const [one, at] = [scene(state.scene), course()];
  const parts = { play: ["play"], beside: ["skeleton", "content"], wiper: ["wiper"] }[view()];
  parts.forEach((part, index) => players[index].show(one, at, look(part), clock.time));
  const phase = Player.phase(at, clock.time), last = at.phases.length - 1;
  const isSkeleton = view() !== "play" || phase === 0;
  inspector.svg.classList.toggle("inspecting", isInspecting());
  inspector.svg.style.display = isSkeleton ? "" : "none";
  inspector.svg.style.clipPath = view() === "wiper" ? `inset(0 ${100 - find("wiper").value}% 0 0)` : "";
  const words = view() === "wiper" ? "skeleton and content" : view() === "beside" ? "skeleton"
    : last > 5 ? `frame ${phase + 1} of ${last + 1}` : phase === 0 ? "skeleton"
    : clock.time - at.phases[phase].time < at.dissolve ? "the cover fades" : phase === last ? "content" : `answer ${phase} of ${last}`;
  if (find("phase").textContent !== words) find("phase").textContent = words;
  find("time").value = clock.time;
  find("seconds").textContent = `${clock.time.toFixed(2)} s`;
}

function open() {
  const [one, at] = [scene(state.scene), course()];
  document.title = `${one.title} · TabAnimated`;
  find("title").textContent = find("current").textContent = one.title;
  find("summary").textContent = one.summary;
  for (const [index, name] of ["device-one", "device-two"].entries()) {
    find(name).hidden = index === 1 && view() !== "beside";
    find(name).style.setProperty("--ratio", at.size.join("/"));
    find(name).style.setProperty("--shape", at.size[0] / at.size[1]);
    find(name).style.setProperty("--width", `${Math.min(at.size[0], 560) + 18}px`);
  }
  document.querySelector(".devices").classList.toggle("beside", view() === "beside");
  find("wiper-row").hidden = view() !== "wiper";
  const last = at.phases[at.phases.length - 1].time;
  clock.end = last + (at.phases.length > 6 ? 0.3 : 1.5);
  find("time").max = clock.end;
  if (clock.time > clock.end) clock.time = 0;
  for (const link of document.querySelectorAll("#list a")) {
    if (link.dataset.name === state.scene) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  switchesChanged(one);
  find("code").innerHTML = one.code ? marked(one.code.text) : "";
  find("file").textContent = one.code?.file ?? "";
  if (one.code) find("file").href = `../${one.code.file}`;
  inspector.open(one, at, colors());
  shapesChanged(false);
  showFindings(one);
  tick();
}

// Switches say what is shown; those that change nothing here cannot be used.
function switchesChanged(one) {
  find("animation").value = state.animation;
  const place = course().place.split("-");
  const shown = { style: state.style, device: place[0], direction: place[1], text: place[2], view: view() };
  for (const [name, value] of Object.entries(shown)) find(name).value = value;
  for (const name of ["contrast", "motion", "tags"]) find(name).checked = state[name];
  const isFilm = one.courses.length === 1;
  for (const name of ["animation", "style", "device", "direction", "text", "view", "contrast", "motion", "tags"]) {
    find(name).disabled = isFilm;
  }
  find("style").disabled = !one.courses[0].phases[0].pictures[isFilm ? "dark" : "still-dark"];
  find("animation").disabled = isFilm || state.tags;
  for (const option of find("animation").options) option.disabled = !isDrawn(option.value);
  find("animation").options[0].textContent = one.hasOwnAnimation ? "The scene’s own" : "Shimmer";
  // Two pictures of which neither is a skeleton say nothing.
  find("view").disabled = isFilm || !hasSkeleton();
  // What is laid out by hand does not follow the reader.
  find("direction").disabled = isFilm || state.device !== "phone" || !follows(one, `rtl-${state.text}`, `ltr-${state.text}`);
  find("text").disabled = isFilm || state.device !== "phone"
    || !follows(one, `${state.direction}-large`, `${state.direction}-accessibilityMedium`);
}

// Whether a scene looks otherwise at another place on the phone.
function follows(one, ...places) {
  const [first, second] = places.map((place) => {
    const at = one.courses.find((other) => other.place === `phone-${place}`) ?? one.courses[0];
    return one.archive.source(at.phases[at.phases.length - 1].pictures.light, "");
  });
  return first !== second;
}

// MARK: The list

function showList() {
  const wanted = find("search").value.trim().toLowerCase();
  const words = wanted.replace(/\bui(?=table|collection)|view\b|\bmode\b/g, " ").split(/\s+/).filter(Boolean);
  const groups = new Map();
  let count = 0;
  for (const [name, block] of blocks) {
    const { title, summary, group } = block.dataset;
    const text = `${title} ${summary} ${name} ${group}`.toLowerCase();
    if (wanted && !text.includes(wanted) && !(words.length && words.every((word) => text.includes(word)))) continue;
    if (!groups.has(group)) groups.set(group, []);
    groups.get(group).push(`<li><a href="#${name}" data-name="${name}" title="${summary}">${title}</a></li>`);
    count++;
  }
  find("list").innerHTML = [...groups].map(([group, rows]) => `<h3>${group}</h3><ul>${rows.join("")}</ul>`).join("");
  find("found").textContent = `${wanted ? `${count} of ` : ""}${blocks.size} scene${blocks.size === 1 ? "" : "s"}`;
  document.querySelector(`#list a[data-name="${state.scene}"]`)?.setAttribute("aria-current", "true");
}

function step(by) {
  const names = [...document.querySelectorAll("#list a")].map((link) => link.dataset.name);
  const index = names.indexOf(state.scene);
  change({ scene: names[(index + by + names.length) % names.length] });
  document.querySelector(`#list a[aria-current]`)?.scrollIntoView({ block: "nearest" });
}

// MARK: Links

function link() {
  const changed = Object.keys(standard).filter((key) => state[key] !== standard[key]);
  const words = changed.map((key) => `${key}=${state[key] === true ? "yes" : state[key]}`);
  return `#${[state.scene, ...words].join("&")}`;
}

function readLink() {
  const [name, ...words] = decodeURIComponent(location.hash.slice(1)).split("&");
  const next = { ...standard, style: preferredStyle(), scene: blocks.has(name) ? name : [...blocks.keys()][0] };
  for (const word of words) {
    const [key, value] = word.split("=");
    if (key === "at" && Number.isFinite(Number(value))) {
      clock.pause();
      clock.time = Number(value);
      showPlaying();
    } else if (typeof standard[key] === "boolean") {
      next[key] = value === "yes";
    } else if (key in standard && [...find(key).options].some((option) => option.value === value)) {
      next[key] = value;
    }
  }
  Object.assign(state, next);
  open();
}

function preferredStyle() { return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"; }

function change(values) {
  const isOther = values.scene && values.scene !== state.scene;
  Object.assign(state, values);
  if (state.device !== "phone") Object.assign(state, { direction: "ltr", text: "large" });
  if (!isDrawn(state.animation)) state.animation = "shimmer";
  if (isOther) clock.time = 0;
  history.replaceState(null, "", link());
  open();
}

// MARK: The panel

function highlighted(text) {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const rule = /(\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*")|\b(func|override|public|let|var|if|else|guard|return|for|in|where|self|try|await|true|false|nil|weak|class|switch|case)\b|\b([A-Z]\w*)\b/g;
  return escaped.replace(rule, (all, comment, string, word, type) =>
    `<span class="${comment ? "c" : string ? "s" : word ? "w" : "t"}">${all}</span>`);
}

// The code with what concerns skeletons marked: each line with a name of the framework, and the lines that it goes on in.
function marked(text) {
  let depth = 0;
  return text.split("\n").map((line) => {
    const isMarked = depth > 0 || /[tT]abAnimat|Animated\(|[sS]keleton|PullToRefresh|addLoadMore|Refreshing\(/.test(line);
    const opened = (line.match(/[[({]/g) ?? []).length - (line.match(/[\])}]/g) ?? []).length;
    // A function that only contains such a call is not marked as a whole.
    if (isMarked && !/^ *\/\/|\b(func|class|struct|extension)\b/.test(line)) {
      depth = Math.max(0, depth + opened);
      const text = line.trimStart();
      return `${" ".repeat(line.length - text.length)}<span class="mark">${highlighted(text)}</span>`;
    }
    return highlighted(line);
  }).join("\n");
}

function shapesChanged(isChoice) {
  if (isChoice && find("pane-shapes").hidden) selectTab("shapes");
  const text = inspector.course ? inspector.swift(find("address").value) : "";
  find("edits").innerHTML = text ? highlighted(text) : `<span class="c">// Nothing is changed yet.</span>`;
  find("copy-edits").disabled = !text;
  find("undo").disabled = !inspector.current?.edits.length;
  find("redo").disabled = !inspector.current?.undone.length;
  showShapes();
  showFacts();
  if (inspector.course) tick();
}

function showShapes() {
  const rows = inspector.sheets.flatMap((sheet) => {
    const name = scene(state.scene).sheets[sheet].class;
    const shapes = inspector.chain(sheet).shapes.map((shape) => {
      const isOn = sheet === inspector.sheet && inspector.chosen.includes(shape.index);
      const where = shape.frame.map((value) => Math.round(value)).join(" ");
      return `<li><button type="button" aria-pressed="${isOn}" data-sheet="${sheet}" data-index="${shape.index}">` +
        `<span>${shape.index}</span><span class="${shape.removed ? "gone" : ""}">${shape.name ?? shape.role}</span>` +
        `<span class="where">${where}</span></button></li>`;
    });
    return [`<li class="quiet">${name}</li>`, ...shapes];
  });
  find("shapes").innerHTML = rows.join("");
  const sheet = scene(state.scene).sheets[inspector.sheet ?? inspector.sheets[0]];
  const tree = sheet && scene(state.scene).trees[sheet.class];
  find("tree").innerHTML = tree ? `<ul>${branch(tree)}</ul>` : "";
}

// A view of the tree and the views inside it.
function branch(view) {
  const name = view.index === undefined ? view.class
    : `<button type="button" data-sheet="${inspector.sheet ?? inspector.sheets[0]}" data-index="${view.index}">${view.class} [${view.index}]</button>`;
  const inside = (view.children ?? []).map(branch).join("");
  return `<li>${name} <span class="rule">${view.removal ?? view.rule}</span>${inside ? `<ul>${inside}</ul>` : ""}</li>`;
}

function leaf(view, index) {
  if (!view) return undefined;
  if (view.index === index) return view;
  for (const child of view.children ?? []) {
    const found = leaf(child, index);
    if (found) return found;
  }
  return undefined;
}

function showFacts() {
  const shapes = inspector.current?.shapes.filter((shape) => inspector.chosen.includes(shape.index)) ?? [];
  find("tools").hidden = !shapes.length;
  find("hint").hidden = shapes.length > 0;
  find("facts-of-shape").innerHTML = "";
  if (!shapes.length) return;
  const shape = shapes[0], sheet = inspector.current.sheet;
  const view = leaf(scene(state.scene).trees[sheet.class], shape.index);
  const rows = {
    Shape: shapes.length > 1 ? shapes.map((one) => one.index).join(", ") : `${shape.index} ${shape.name ?? ""}`,
    In: sheet.class, View: view ? `${view.class}, by the rule “${view.rule}”` : shape.role,
    Frame: shape.frame.map((value) => Number(value.toFixed(2))).join(", "),
    Lines: Chain.bars(shape).length,
  };
  find("facts-of-shape").innerHTML = `<dl>${Object.entries(rows).map(([key, value]) => `<dt>${key}</dt><dd>${value}</dd>`).join("")}</dl>`;
  find("width").value = Number(shape.frame[2].toFixed(2));
  find("height").value = Number((shape.lines ? shape.lines.lineHeight : shape.frame[3]).toFixed(2));
  find("radius").value = Number(shape.radius.toFixed(2));
  find("lines").value = Chain.bars(shape).length;
  find("remove").textContent = shape.removed ? "Show" : "Remove";
  const others = inspector.current.shapes.filter((one) => !inspector.chosen.includes(one.index));
  find("other").innerHTML = others.map((one) => `<option value="${one.index}">${one.index} ${one.name ?? one.role}</option>`).join("");
}

function buildTools() {
  const number = (id, title) => `<label>${title} <input id="${id}" type="number" step="1" min="0"></label>`;
  const calls = Object.keys(Chain.calls).filter((call) => call.endsWith("EqualTo"));
  find("tools").innerHTML = `
    <div class="row"><button type="button" data-move="0,-1">Up</button><button type="button" data-move="0,1">Down</button>
    <button type="button" data-move="-1,0">Left</button><button type="button" data-move="1,0">Right</button>
    <label>by <input id="distance" type="number" min="0.5" step="0.5" value="3"></label></div>
    ${number("width", "Width")}${number("height", "Height")}${number("radius", "Radius")}${number("lines", "Lines")}
    <label>Color <select id="color"><option value="">standard</option>${Object.keys(Inspector.colors).map((name) => `<option>${name}</option>`).join("")}</select></label>
    <div class="row"><select id="relation" aria-label="Relation">${calls.map((call) => `<option>${call}</option>`).join("")}</select>
    <select id="other" aria-label="Other shape"></select><button type="button" id="relate">Align</button></div>
    <div class="row"><button type="button" id="remove">Remove</button><button type="button" id="create">Add a shape</button>
    <button type="button" id="reset">Reset</button></div>`;
  for (const [id, call] of [["width", "width"], ["height", "height"], ["radius", "radius"], ["lines", "line"]]) {
    find(id).addEventListener("change", (event) => inspector.change(call, Number(event.target.value)));
  }
  find("color").addEventListener("change", (event) => { if (event.target.value) inspector.change("color", event.target.value); });
  find("relate").addEventListener("click", () => inspector.change(find("relation").value, { target: Number(find("other").value) }));
  find("remove").addEventListener("click", () => inspector.change(find("remove").textContent === "Show" ? "show" : "remove"));
  find("create").addEventListener("click", () => inspector.create());
  find("reset").addEventListener("click", () => inspector.reset());
  for (const button of document.querySelectorAll("[data-move]")) {
    const [x, y] = button.dataset.move.split(",").map(Number);
    button.addEventListener("click", () => {
      const distance = Number(find("distance").value) || 1;
      inspector.move(x * distance, y * distance);
    });
  }
}

// What the review finds and how far shapes are from their content; each leads to its shape, and a drift to its fix.
function showFindings(one) {
  const known = new Set(inspector.sheets);
  const choice = ({ sheet, index }, text) => index === undefined || index === null ? `<b>${text}</b>`
    : `<button type="button" data-sheet="${sheet}" data-index="${index}">${text}</button>`;
  const name = ({ sheet, index }) => {
    const shape = one.sheets[sheet].components.find((other) => other.index === index);
    return shape ? `${index} ${shape.name ?? shape.role}` : one.sheets[sheet].class;
  };
  const findings = one.findings.map((finding) => {
    const place = inspector.place(finding.view);
    return `<li class="finding">${choice(place ?? {}, finding.view)}: ${finding.problem}. ${finding.fix}</li>`;
  });
  const drift = inspector.drift.map((entry, position) => ({ entry, position })).filter(({ entry }) => known.has(entry.sheet))
    .map(({ entry, position }) => `<li class="finding">${choice(entry, name(entry))} ${entry.problem}. ` +
      `<button type="button" data-fix="${position}">Fix</button></li>`);
  const words = (rows, none) => rows.length ? `<ul>${rows.join("")}</ul>` : `<p class="quiet">${none}</p>`;
  const none = inspector.sheets.length ? "Every shape stands within a point of its content." : "There is no skeleton here.";
  find("findings").innerHTML = words(findings, inspector.sheets.length ? "The review finds nothing wrong here." : none);
  find("drift").innerHTML = words(drift, none);
}

function selectTab(name) {
  for (const one of ["code", "shapes"]) {
    find(`tab-${one}`).setAttribute("aria-selected", String(one === name));
    find(`tab-${one}`).tabIndex = one === name ? 0 : -1;
    find(`pane-${one}`).hidden = one !== name;
  }
  tick();
}

// Copies where the browser lets a page do so, else by a field that is chosen.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  find("said").textContent = "Copied.";
  setTimeout(() => { find("said").textContent = ""; }, 2000);
}

function showPlaying() {
  find("play").textContent = clock.isPlaying ? "Pause" : "Play";
  find("play").setAttribute("aria-pressed", String(clock.isPlaying));
}

function toggle() {
  if (clock.isPlaying) clock.pause(); else clock.play();
  showPlaying();
}

function replay() {
  clock.set(0);
  clock.play();
  showPlaying();
}

// MARK: Listening

function press(event) {
  const tag = event.target.tagName;
  if (event.key === "Escape" && event.target === find("search")) { find("search").value = ""; showList(); }
  if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "z" && tag !== "INPUT") {
    if (event.shiftKey) inspector.redo(); else inspector.undo();
    event.preventDefault();
    return;
  }
  if (event.metaKey || event.ctrlKey || event.altKey || tag === "INPUT" || tag === "SELECT") return;
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (arrows[event.key] && event.target.getAttribute("role") === "tab") {
    const other = find("pane-code").hidden ? "code" : "shapes";
    selectTab(other);
    find(`tab-${other}`).focus();
  } else if (arrows[event.key] && inspector.chosen.length) {
    const by = event.shiftKey ? 10 : 1;
    inspector.move(arrows[event.key][0] * by, arrows[event.key][1] * by);
    event.preventDefault();
  } else if (event.key === "/") {
    find("search").closest("details").open = true;
    find("search").focus();
    event.preventDefault();
  } else if (event.key === " " && tag !== "BUTTON" && tag !== "A" && tag !== "SUMMARY") {
    toggle();
    event.preventDefault();
  } else {
    const keys = {
      r: replay, "[": () => step(-1), "]": () => step(1), t: () => change({ tags: !state.tags }),
      d: () => change({ style: state.style === "dark" ? "light" : "dark" }),
      Delete: () => inspector.change("remove"),
    };
    keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.();
  }
}

function listen() {
  for (const name of ["animation", "style", "device", "direction", "text", "view"]) {
    find(name).addEventListener("change", (event) => change({ [name]: event.target.value }));
  }
  for (const name of ["contrast", "motion", "tags"]) {
    find(name).addEventListener("change", (event) => change({ [name]: event.target.checked }));
  }
  find("search").addEventListener("input", showList);
  find("list").addEventListener("click", (event) => {
    const target = event.target.closest("a");
    if (!target) return;
    event.preventDefault();
    change({ scene: target.dataset.name });
    if (innerWidth <= 820) find("search").closest("details").open = false;
  });
  find("time").addEventListener("input", (event) => { clock.pause(); showPlaying(); clock.set(Number(event.target.value)); });
  find("wiper").addEventListener("input", () => tick());
  find("speed").addEventListener("change", (event) => { clock.speed = Number(event.target.value); });
  find("play").addEventListener("click", toggle);
  find("replay").addEventListener("click", replay);
  find("copy").addEventListener("click", () => copy(scene(state.scene).code?.text ?? ""));
  find("copy-edits").addEventListener("click", () => copy(inspector.swift(find("address").value)));
  find("address").addEventListener("change", () => shapesChanged(false));
  find("undo").addEventListener("click", () => inspector.undo());
  find("redo").addEventListener("click", () => inspector.redo());
  for (const name of ["code", "shapes"]) find(`tab-${name}`).addEventListener("click", () => selectTab(name));
  for (const id of ["shapes", "tree", "findings", "drift"]) {
    find(id).addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button?.dataset.fix) inspector.fix(Number(button.dataset.fix));
      else if (button) inspector.choose(Number(button.dataset.sheet), Number(button.dataset.index), event.shiftKey);
    });
  }
  addEventListener("keydown", press);
  addEventListener("hashchange", readLink);
}

// Every animation that the program drew, the standard one first.
const drawn = Object.keys(scene([...blocks.keys()][0]).courses[0].phases[0].pictures).map((key) => key.split("-")[0]);
const animations = [...new Set(["shimmer", ...drawn.filter((name) => name !== "still"), "still"])].filter((name) => name !== "tags");
find("animation").innerHTML = animations.map((name) => `<option value="${name}">${name[0].toUpperCase()}${name.slice(1)}</option>`).join("");
for (const block of document.querySelectorAll("[data-swift]")) block.innerHTML = highlighted(block.textContent);
if (innerWidth <= 820) for (const part of document.querySelectorAll(".scenes details, .options")) part.open = false;
buildTools();
listen();
showList();
readLink();
if (!location.hash.includes("at=") && !matchMedia("(prefers-reduced-motion: reduce)").matches) clock.play();
showPlaying();
