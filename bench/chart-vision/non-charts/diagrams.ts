import { between, chance, gauss, pick, type Random } from "@candlewise/chart-vision/testing/random";
import { element, line, path, rect, text } from "@candlewise/chart-vision/testing/svg";
import { counted, page, PAPERS } from "./pages.ts";

/** Staves with notes, stems and bar lines. */
export function musicScore(random: Random): string {
  const { paper, ink } = pick(random, PAPERS);
  const gap = pick(random, [7, 9, 12]);
  const staves = counted(Math.floor(760 / (gap * 11)), (stave) => {
    const top = 40 + stave * gap * 11;
    const rules = counted(5, (at) => line(40, top + at * gap, 960, top + at * gap, { stroke: ink }));
    const bars = counted(5, (at) => line(40 + at * 230, top, 40 + at * 230, top + 4 * gap, { stroke: ink }));
    let pitch = 4;
    const notes = counted(20, (at) => {
      pitch = Math.min(9, Math.max(-1, pitch + Math.round(between(random, -2.4, 2.4))));
      const [x, y] = [70 + at * 44, top + pitch * (gap / 2)];
      const fill = chance(random, 0.75) ? ink : "none";
      const isUp = pitch > 3;
      const stem = isUp ? [x + gap * 0.55, y - gap * 3.2] : [x - gap * 0.55, y + gap * 3.2];
      return (
        element("ellipse", { cx: x, cy: y, rx: gap * 0.6, ry: gap * 0.45, fill, stroke: ink, "stroke-width": 1.5 }) +
        line(stem[0] ?? x, y, stem[0] ?? x, stem[1] ?? y, { stroke: ink, "stroke-width": 1.5 })
      );
    });
    return rules + bars + notes;
  });
  return page(1000, 800, paper, staves);
}

/** Closed outlines and hatching, as drawn with a pen. */
export function lineDrawing(random: Random): string {
  const { paper, ink } = pick(random, PAPERS);
  const stroke = { stroke: ink, "stroke-width": pick(random, [1.5, 2, 3, 4]) };
  const outlines = counted(3 + Math.floor(random() * 4), () => {
    const [x, y, size] = [between(random, 150, 750), between(random, 120, 480), between(random, 60, 260)];
    const phases = [2, 3, 5].map(() => random() * 7);
    const points = Array.from({ length: 121 }, (_, at) => {
      const turn = (at / 120) * 2 * Math.PI;
      const bump = [2, 3, 5].reduce((sum, waves, index) => sum + 0.13 * Math.sin(waves * turn + phases[index]!), 1);
      return [x + size * bump * Math.cos(turn), y + 0.7 * size * bump * Math.sin(turn)] as const;
    });
    return path(points, stroke);
  });
  const hatching = chance(random, 0.5)
    ? counted(40, (at) => line(200 + at * 9, 420, 180 + at * 9, 470 + 40 * random(), { stroke: ink }))
    : "";
  return page(900, 600, paper, outlines + hatching);
}

/** A skyline: one closed shape whose upper edge steps up and down. */
export function skyline(random: Random): string {
  const { paper, ink, good } = pick(random, PAPERS);
  const towers = counted(24, (at) => {
    const height = between(random, 80, 380);
    const windows = counted(Math.floor(height / 26), (row) =>
      counted(2, (column) => rect(at * 40 + 8 + column * 14, 520 - height + 8 + row * 26, 8, 12, { fill: paper })),
    );
    return rect(at * 40, 520 - height, 38, height, { fill: chance(random, 0.8) ? ink : good }) + windows;
  });
  return page(960, 540, paper, towers);
}

/** The hours of some days: a smooth curve of temperatures over bars of rain. */
export function weatherGraph(random: Random): string {
  const { paper, ink, rule } = pick(random, PAPERS);
  const days = pick(random, [1, 2, 5, 7]);
  const [width, height] = pick(random, [
    [390, 600],
    [900, 420],
  ] as const);
  const phase = random() * 6;
  const at = (x: number) =>
    height * 0.45 - height * 0.2 * Math.sin((x / width) * days * 2 * Math.PI + phase) + 14 * Math.sin((x / width) * 3);
  const points = Array.from({ length: 24 * days + 1 }, (_, hour) => {
    const x = 30 + (hour / (24 * days)) * (width - 60);
    return [x, at(x)] as const;
  });
  const rain = counted(Math.min(40, 12 * days), (hour) => {
    const tall = chance(random, 0.4) ? random() * 60 : 0;
    return rect(34 + hour * ((width - 60) / Math.min(40, 12 * days)), height - 60 - tall, 6, tall, { fill: "#4fa3ff" });
  });
  const labels = counted(8, (slot) =>
    text(40 + (slot * (width - 80)) / 8, height - 30, `${(slot * 3) % 24}:00`, { fill: ink, "font-size": 12 }),
  );
  const degrees = counted(8, (slot) => {
    const x = 40 + (slot * (width - 80)) / 8;
    return text(x, at(x) - 14, `${Math.round(12 + random() * 12)}°`, { fill: ink, "font-size": 13 });
  });
  const rules = counted(4, (row) => line(30, 80 + row * 70, width - 30, 80 + row * 70, { stroke: rule }));
  return page(
    width,
    height,
    paper,
    rules +
      rain +
      path(points, { stroke: "#f59e0b", "stroke-width": 3 }) +
      labels +
      degrees +
      text(30, 40, "Temperature", { fill: ink, "font-size": 20 }),
  );
}

/** Rows of app icons with names below. */
export function iconGrid(random: Random): string {
  const colors = ["#e53935", "#1e88e5", "#43a047", "#fdd835", "#8e24aa", "#00897b", "#fb8c00", "#546e7a"];
  const columns = pick(random, [4, 6, 9]);
  const side = 900 / columns;
  const icons = counted(columns * Math.floor(640 / (side * 1.15)), (at) => {
    const [x, y] = [(at % columns) * side + side * 0.2, Math.floor(at / columns) * side * 1.15 + 20];
    const size = side * 0.6;
    const sign = pick(random, [
      element("circle", { cx: x + size / 2, cy: y + size / 2, r: size * 0.25, fill: "#ffffff" }),
      rect(x + size * 0.3, y + size * 0.25, size * 0.4, size * 0.5, { fill: "#ffffff" }),
      line(x + size * 0.3, y + size * 0.7, x + size * 0.7, y + size * 0.3, { stroke: "#ffffff", "stroke-width": 6 }),
    ]);
    return (
      rect(x, y, size, size, { fill: pick(random, colors), rx: size * 0.22 }) +
      sign +
      text(x + size / 2, y + size + 16, pick(random, ["Mail", "Music", "Photos", "Clock", "Maps", "Notes"]), {
        "font-size": 12,
        "text-anchor": "middle",
        fill: "#777777",
      })
    );
  });
  return page(900, 660, pick(random, ["#ffffff", "#10131a", "#e8eef7"]), icons);
}

/** The amplitude of a sound, the same above and below the middle. */
export function waveform(random: Random): string {
  const { paper, good } = pick(random, PAPERS);
  const step = pick(random, [3, 5, 8]);
  let loudness = 0.4;
  const bars = counted(Math.floor(880 / step), (at) => {
    loudness = Math.min(1, Math.max(0.05, loudness + 0.16 * gauss(random)));
    const half = 120 * loudness * (0.4 + 0.6 * random());
    return rect(10 + at * step, 150 - half, Math.max(1, step * 0.6), 2 * half, { fill: good });
  });
  return page(900, 300, paper, bars);
}

/** Boxes with words, joined by arrows. */
export function flowChart(random: Random): string {
  const { paper, ink, good, bad } = pick(random, PAPERS);
  const boxes = counted(15, (at) => {
    const [x, y] = [40 + (at % 5) * 190, 40 + Math.floor(at / 5) * 190 + between(random, -15, 15)];
    return (
      rect(x, y, 120, 60, { fill: pick(random, ["none", good, bad]), stroke: ink, rx: pick(random, [0, 10, 30]) }) +
      text(x + 60, y + 35, pick(random, ["Start", "Check", "Send", "Store", "Done"]), {
        fill: ink,
        "font-size": 15,
        "text-anchor": "middle",
      }) +
      line(x + 120, y + 30, x + 190, y + 30, { stroke: ink, "stroke-width": 2 }) +
      line(x + 60, y + 60, x + 60, y + 130, { stroke: ink, "stroke-width": 2 })
    );
  });
  return page(1000, 600, paper, boxes);
}

/** The walls of a labyrinth. */
export function maze(random: Random): string {
  const { paper, ink } = pick(random, PAPERS);
  const cell = pick(random, [18, 25, 40]);
  const columns = Math.floor(800 / cell);
  const walls = counted(columns * Math.floor(560 / cell), (at) => {
    const [x, y] = [20 + (at % columns) * cell, 20 + Math.floor(at / columns) * cell];
    const [dx, dy] = chance(random, 0.5) ? [cell, 0] : [0, cell];
    return line(x, y, x + dx, y + dy, { stroke: ink, "stroke-width": 3 });
  });
  return page(840, 600, paper, walls);
}

/** Lines of a scrawl, as a signature or a hand-written note. */
export function handwriting(random: Random): string {
  const { paper } = pick(random, PAPERS);
  const lines = counted(pick(random, [1, 3, 6]), (row) => {
    const size = row === 0 ? 40 : 22;
    const points = Array.from({ length: 260 }, (_, at) => {
      const turn = at * 0.55;
      const height = size * (0.5 + 0.5 * Math.sin(at * 0.21 + row)) * (0.6 + 0.4 * Math.sin(at * 0.07));
      return [
        60 + at * 2.9 + size * 0.3 * Math.cos(turn),
        90 + row * 80 + height * Math.sin(turn) + gauss(random),
      ] as const;
    });
    return path(points, { stroke: "#1b3a8a", "stroke-width": 3 });
  });
  return page(900, 560, paper, lines);
}

/** A crossword or a number puzzle. */
export function puzzle(random: Random): string {
  const { paper, ink } = pick(random, PAPERS);
  const side = pick(random, [9, 13, 17]);
  const cell = Math.floor(560 / side);
  const cells = counted(side * side, (at) => {
    const [x, y] = [20 + (at % side) * cell, 20 + Math.floor(at / side) * cell];
    if (chance(random, 0.2)) return rect(x, y, cell, cell, { fill: ink });
    const frame = rect(x, y, cell, cell, { fill: "none", stroke: ink });
    const isGiven = chance(random, 0.4);
    return isGiven
      ? frame + text(x + cell / 3, y + cell * 0.7, String(1 + Math.floor(random() * 9)), { fill: ink, "font-size": 16 })
      : frame;
  });
  return page(600, 600, paper, cells);
}
