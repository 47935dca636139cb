import { between, pick, type Random } from "@candlewise/chart-vision/testing/random";
import { element, line, rect, text } from "@candlewise/chart-vision/testing/svg";

const WORDS =
  "the of and market to in a price is that for order on with as was at by company from share it said one more year than when open which long trade time first value day over into two only new other could after some".split(
    " ",
  );
export const PAPERS = [
  { paper: "#ffffff", ink: "#111111", rule: "#cccccc", good: "#1a7f37", bad: "#cf222e" },
  { paper: "#0d1117", ink: "#c9d1d9", rule: "#30363d", good: "#3fb950", bad: "#f85149" },
  { paper: "#fdf6e3", ink: "#586e75", rule: "#e0d8c0", good: "#859900", bad: "#dc322f" },
  { paper: "#f4f4f4", ink: "#333333", rule: "#d0d0d0", good: "#089981", bad: "#f23645" },
] as const;
const FONTS = ["DejaVu Sans", "Liberation Serif", "DejaVu Sans Mono", "Liberation Sans"];

export const page = (width: number, height: number, background: string, content: string): string =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height },
    rect(0, 0, width, height, { fill: background }) + content,
  );

export const counted = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join("");

export const sentence = (random: Random, words: number) =>
  Array.from({ length: words }, () => pick(random, WORDS)).join(" ");

export const amount = (random: Random) => (10 ** between(random, 0, 5)).toFixed(2);

export function textPage(random: Random): string {
  const { paper, ink } = pick(random, PAPERS);
  const size = Math.round(between(random, 11, 20));
  const font = { fill: ink, "font-size": size, "font-family": pick(random, FONTS) };
  const lines = counted(Math.floor(700 / (size * 1.5)), (at) => {
    const words = at % 7 === 6 ? 0 : at % 7 === 5 ? 5 : Math.floor(900 / (size * 3.1));
    return text(60, 70 + at * size * 1.5, sentence(random, words), font);
  });
  return page(1000, 800, paper, lines);
}

export function codePage(random: Random): string {
  const colors = ["#ff7b72", "#79c0ff", "#d2a8ff", "#7ee787", "#ffa657", "#c9d1d9"];
  const tokens = [
    "const",
    "return",
    "value",
    "=>",
    "function",
    "(index)",
    "{",
    "}",
    "if",
    "===",
    "null",
    "await",
    "=",
    "items",
    ".map(",
    ");",
  ];
  const lines = counted(36, (at) => {
    let x = 60 + (at % 5) * 24;
    const words = Array.from({ length: 2 + Math.floor(random() * 7) }, () => pick(random, tokens));
    const drawn = words.map((word) => {
      const piece = text(x, 30 + at * 20, word, {
        fill: pick(random, colors),
        "font-size": 14,
        "font-family": "DejaVu Sans Mono",
      });
      x += (word.length + 1) * 8.5;
      return piece;
    });
    return (
      text(20, 30 + at * 20, String(at + 1), { fill: "#6e7681", "font-size": 14, "font-family": "DejaVu Sans Mono" }) +
      drawn.join("")
    );
  });
  return page(960, 760, "#0d1117", lines);
}

/** A table or a spreadsheet of numbers, some in color. */
export function tablePage(random: Random): string {
  const { paper, ink, rule, good, bad } = pick(random, PAPERS);
  const columns = 5 + Math.floor(random() * 6);
  const height = pick(random, [22, 28, 36]);
  const width = 1000 / columns;
  const rows = Math.floor(640 / height);
  const hasLines = random() < 0.6;
  const cells = counted(rows * columns, (at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const isColored = column > 2 && random() < 0.5;
    const content = column === 0 ? `${pick(random, WORDS)} ${row}` : amount(random);
    const fill = isColored ? pick(random, [good, bad]) : ink;
    return text((column + 1) * width - 10, (row + 1) * height - 8, content, {
      fill,
      "font-size": 13,
      "font-family": "Liberation Sans",
      "text-anchor": "end",
    });
  });
  const lines = hasLines
    ? counted(rows, (at) => line(0, at * height + 0.5, 1000, at * height + 0.5, { stroke: rule })) +
      counted(columns, (at) => line(at * width + 0.5, 0, at * width + 0.5, 660, { stroke: rule }))
    : "";
  return page(1000, 660, paper, lines + cells);
}

export function orderBook(random: Random): string {
  const { paper, ink, good, bad } = pick(random, PAPERS);
  const height = pick(random, [18, 22, 26]);
  const rows = counted(28, (at) => {
    const color = at < 14 ? bad : good;
    const depth = Math.abs(at - 13.5) * 20 * between(random, 0.4, 1.2);
    const y = at * height;
    const font = { "font-size": 12, "font-family": "Liberation Sans" };
    return (
      rect(420 - depth, y, depth, height - 1, { fill: color, opacity: 0.2 }) +
      text(20, y + height - 6, (1532 - at * 0.25).toFixed(2), { ...font, fill: color }) +
      text(220, y + height - 6, amount(random), { ...font, fill: ink, "text-anchor": "end" }) +
      text(400, y + height - 6, amount(random), { ...font, fill: ink, "text-anchor": "end" })
    );
  });
  return page(420, 28 * height, paper, rows);
}

/** A settings screen, a form or a chat: boxes, buttons and switches. */
export function uiScreen(random: Random): string {
  const { paper, ink, rule, good, bad } = pick(random, PAPERS);
  const [width, height] = pick(random, [
    [390, 844],
    [1280, 800],
    [820, 1180],
  ] as const);
  const rows = Math.floor(height / 72);
  const content = counted(rows, (at) => {
    const y = at * 72 + 16;
    const color = pick(random, [good, bad, "#2962ff", rule]);
    const isOwn = random() < 0.5;
    const boxWidth = between(random, 0.3, 0.8) * width;
    return (
      rect(isOwn ? width - boxWidth - 16 : 16, y, boxWidth, 52, { fill: color, opacity: 0.85, rx: 10 }) +
      text((isOwn ? width - boxWidth - 16 : 16) + 14, y + 31, sentence(random, 3), {
        fill: ink,
        "font-size": 15,
        "font-family": "Liberation Sans",
      }) +
      element("circle", { cx: isOwn ? 30 : width - 30, cy: y + 26, r: 14, fill: color })
    );
  });
  return page(width, height, paper, content);
}
