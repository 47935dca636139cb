import { between, chance, pick, type Random } from "@candlewise/chart-vision/testing/random";
import { element, path, rect, text } from "@candlewise/chart-vision/testing/svg";
import { page } from "./pages.ts";

const counted = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join("");

export function barcode(random: Random): string {
  const unit = pick(random, [2, 3, 4]);
  let x = 40;
  const bars: string[] = [];
  while (x < 560) {
    const width = unit * (1 + Math.floor(random() * 4));
    bars.push(rect(x, 40, width, 180, { fill: "#000000" }));
    x += width + unit * (1 + Math.floor(random() * 3));
  }
  return page(
    600,
    280,
    "#ffffff",
    bars.join("") + text(300, 250, "4 006381 333931", { "font-size": 24, "text-anchor": "middle" }),
  );
}

/** Modules by chance, with the three finder patterns of a QR code. */
export function qrCode(random: Random): string {
  const side = pick(random, [21, 29, 37]);
  const unit = Math.floor(520 / side);
  const color = pick(random, ["#000000", "#1a237e", "#b71c1c"]);
  const isFinder = (x: number, y: number) => (x < 8 || x > side - 9) && (y < 8 || (y > side - 9 && x < 8));
  const modules = counted(side * side, (at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return isFinder(x, y) || chance(random, 0.5) ? "" : rect(40 + x * unit, 40 + y * unit, unit, unit, { fill: color });
  });
  const finder = (x: number, y: number) =>
    rect(40 + x * unit, 40 + y * unit, 7 * unit, 7 * unit, { fill: color }) +
    rect(40 + (x + 1) * unit, 40 + (y + 1) * unit, 5 * unit, 5 * unit, { fill: "#ffffff" }) +
    rect(40 + (x + 2) * unit, 40 + (y + 2) * unit, 3 * unit, 3 * unit, { fill: color });
  return page(600, 600, "#ffffff", modules + finder(0, 0) + finder(side - 7, 0) + finder(0, side - 7));
}

/** A street map: blocks, roads, a river, names. */
export function map(random: Random): string {
  const [land, road, water, park] = pick(random, [
    ["#f2efe9", "#ffffff", "#aad3df", "#c8facc"],
    ["#242f3e", "#38414e", "#17263c", "#263c3f"],
  ] as const);
  const streets = counted(26, (at) => {
    const isDown = at % 2 === 0;
    const from = between(random, 0, isDown ? 900 : 600);
    const to = from + between(random, -80, 80);
    const points = isDown
      ? ([
          [from, 0],
          [to, 600],
        ] as const)
      : ([
          [0, from],
          [900, to],
        ] as const);
    return path(points, { stroke: road, "stroke-width": pick(random, [3, 5, 9]) });
  });
  const river = path(
    Array.from({ length: 12 }, (_, at) => [at * 82, 300 + 120 * Math.sin(at * 0.7 + random())] as const),
    { stroke: water, "stroke-width": 34 },
  );
  const parks = counted(5, () =>
    rect(between(random, 0, 800), between(random, 0, 500), between(random, 40, 160), between(random, 40, 120), {
      fill: park,
    }),
  );
  const names = counted(9, (at) =>
    text(between(random, 20, 800), between(random, 20, 580), `Street ${at + 1}`, {
      "font-size": 13,
      fill: "#808080",
      "font-family": "Liberation Sans",
    }),
  );
  return page(900, 600, land, parks + river + streets + names);
}

export function logo(random: Random): string {
  const colors = ["#e53935", "#1e88e5", "#43a047", "#fdd835", "#8e24aa", "#00897b"];
  const shapes = counted(2 + Math.floor(random() * 5), (at) => {
    const fill = pick(random, colors);
    const [x, y, size] = [between(random, 120, 380), between(random, 80, 260), between(random, 30, 110)];
    return at % 2 === 0
      ? element("circle", { cx: x, cy: y, r: size, fill, opacity: 0.9 })
      : rect(x - size / 2, y - size, size, size * 2, { fill, rx: 8 });
  });
  return page(
    500,
    420,
    pick(random, ["#ffffff", "#111111", "#fafafa"]),
    shapes +
      text(250, 390, "BOREALIS", {
        "font-size": 44,
        "text-anchor": "middle",
        fill: pick(random, colors),
        "font-family": "Liberation Sans",
      }),
  );
}
