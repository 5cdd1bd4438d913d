// One screen that plays a scene: the skeleton, the answers, the fading cover, the content.
class Player {
  constructor(host, prefix) {
    this.host = host;
    this.prefix = prefix;
    this.layers = ["under", "over"].map((name) => {
      const layer = document.createElement("div");
      layer.className = `picture ${name}`;
      host.append(layer);
      return { element: layer, source: "" };
    });
  }

  // Shows a scene at a moment, in seconds after it began to load.
  show(scene, course, look, time) {
    const phase = Player.phase(course, time);
    const before = course.phases[phase - 1];
    const elapsed = time - course.phases[phase].time;
    const isFading = before && elapsed < course.dissolve;
    if (look.part === "skeleton") {
      this.paint(1, null);
      this.paint(0, Player.reference(course, 0, look), scene.archive, time);
    } else if (look.part === "content") {
      const last = course.phases.length - 1;
      this.paint(1, null);
      this.paint(0, Player.reference(course, last, look), scene.archive, 0);
    } else if (look.part === "wiper") {
      const last = course.phases.length - 1;
      this.paint(0, Player.reference(course, last, look), scene.archive, 0);
      this.paint(1, Player.reference(course, 0, look), scene.archive, time, 1, look.wiper);
    } else {
      const start = course.phases[phase].start;
      this.paint(0, Player.reference(course, phase, look), scene.archive, Math.max(0, time - start));
      if (isFading) {
        const opacity = 1 - Player.ease(elapsed / course.dissolve);
        const reference = Player.reference(course, phase - 1, look);
        this.paint(1, reference, scene.archive, Math.max(0, time - before.start), opacity);
      } else {
        this.paint(1, null);
      }
    }
  }

  paint(number, reference, archive, time, opacity = 1, cut) {
    const layer = this.layers[number];
    const source = reference ? archive.source(reference, `${this.prefix}${number}-`) : "";
    if (layer.source !== source) {
      layer.source = source;
      layer.element.innerHTML = source;
      layer.element.firstElementChild?.setAttribute("aria-hidden", "true");
      layer.element.firstElementChild?.pauseAnimations?.();
    }
    layer.element.style.opacity = opacity;
    layer.element.style.clipPath = cut === undefined ? "" : `inset(0 ${100 - cut}% 0 0)`;
    if (source) layer.element.firstElementChild.setCurrentTime?.(time);
  }

  static phase(course, time) {
    let phase = 0;
    while (course.phases[phase + 1] && course.phases[phase + 1].time <= time) phase++;
    return phase;
  }

  // The picture of a phase that the switches ask for, or the nearest one that was drawn.
  static reference(course, phase, look) {
    const pictures = course.phases[phase].pictures;
    const animation = look.tags ? "tags" : look.animation;
    const plain = look.colors.replace("Contrast", "");
    const names = [`${animation}-${look.colors}`, look.colors, `${animation}-${plain}`, plain,
      `shimmer-${look.colors}`, "light"];
    return pictures[names.find((name) => pictures[name])];
  }

  // The curve that covers fade by.
  static ease(progress) {
    let low = 0, high = 1;
    for (let step = 0; step < 24; step++) {
      const middle = (low + high) / 2;
      const x = 3 * 0.42 * middle * (1 - middle) ** 2 + 3 * 0.58 * middle ** 2 * (1 - middle) + middle ** 3;
      if (x < progress) low = middle; else high = middle;
    }
    return 3 * low ** 2 * (1 - low) + low ** 3;
  }
}

// The time of the page: one clock for every picture on it.
class Clock {
  constructor(onTick) {
    this.time = 0;
    this.end = 4;
    this.speed = 1;
    this.isPlaying = false;
    this.onTick = onTick;
    this.last = 0;
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.last = performance.now();
    const step = (now) => {
      if (!this.isPlaying) return;
      this.time += ((now - this.last) / 1000) * this.speed;
      this.last = now;
      if (this.time > this.end) this.time = 0;
      this.onTick();
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  pause() { this.isPlaying = false; }

  set(time) {
    this.time = Math.min(Math.max(0, time), this.end);
    this.onTick();
  }
}
