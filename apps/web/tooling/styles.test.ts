import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "src");
const sheets = globSync("**/*.css", { cwd: root }).toSorted();

const PHYSICAL =
  /(?:^|[\s;{])(?:(?:left|right|top|bottom)\s*:|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b[^:]*:|border-(?:top|bottom)-(?:left|right)-radius\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right))/;
const NAMED = "white|black|red|green|blue|gray|grey|orange|purple|yellow|pink|brown|silver|gold";
const COLOR = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\\(|:[^;]*\\s(?:${NAMED})\\b`,
  "i",
);

const withoutComments = (line: string) => line.replaceAll(/\/\*.*?\*\//g, "");

/** Declarations of physical sides, unless the line says why: `left: 0; /* physical: … *\/`. */
const physicalSides = (css: string) =>
  css.split("\n").filter((line) => PHYSICAL.test(withoutComments(line)) && !line.includes("/* physical: "));

/** Colors without a name: those of tokens.css have one, and a sheet may name its own, as in `--notice-bg: …`. A mask has only opacity. */
const rawColors = (css: string) =>
  css.split("\n").filter((line) => COLOR.test(withoutComments(line)) && !/^\s*(?:mask|--[\w-]+:)/.test(line));

/** Type in pixels and layers above those of a component, unless the line is of a drawing with units of its own. */
const rawSizes = (css: string) =>
  css
    .split("\n")
    .filter(
      (line) =>
        /^\s*(?:(?:font|font-size|line-height):.*\b\d+(?:\.\d+)?px|z-index: (?:[4-9]|\d{2}))/.test(
          withoutComments(line),
        ) && !line.includes("/* drawing units */"),
    );

const SPACE = /^\s*(?:(?:row-|column-)?gap|(?:margin|padding)(?:-[\w-]+)?):/;
/** Distances of the scale end here; longer ones are measures of one place. */
const LONGEST_SPACE = 32;

/** Distances in pixels that the scale has: all but a hair, and the width of a border that padding makes room for. */
const rawSpaces = (css: string) =>
  css.split("\n").filter((line) => {
    const declaration = withoutComments(line).replaceAll(/\) - \dpx/g, ")");
    const pixels = Array.from(declaration.matchAll(/(?<![\w.])(\d+(?:\.\d+)?)px\b/g), ([, value]) => Number(value));
    return SPACE.test(declaration) && pixels.some((value) => value > 1 && value <= LONGEST_SPACE);
  });

/** Media queries begin at one of these widths, or end just below it. */
const BREAKPOINTS = [390, 480, 600, 760, 1024, 1200];

const otherBreakpoints = (css: string) =>
  css.split("\n").filter((line) => {
    if (!line.trimStart().startsWith("@media")) return false;
    if (/width\s*[<>]/.test(line)) return true;
    const ends = [...line.matchAll(/(min|max)-width: (\d+)px/g)];
    return ends.some(([, end, width]) => !BREAKPOINTS.includes(Number(width) + (end === "max" ? 1 : 0)));
  });

test.each(sheets)("%s uses logical sides and the colors, sizes, distances and layers of tokens.css", (sheet) => {
  const css = readFileSync(join(root, sheet), "utf8");
  expect(physicalSides(css), "mirror in Arabic: use inset-inline-start, margin-block …").toEqual([]);
  expect(otherBreakpoints(css), `begin at ${BREAKPOINTS.join(", ")} px`).toEqual([]);
  if (sheet.endsWith("theme/tokens.css")) return;
  expect(rawColors(css), "use a color of shared/theme/tokens.css, or name it: --name: …").toEqual([]);
  expect(rawSpaces(css), "use --s… of shared/theme/tokens.css").toEqual([]);
  expect(rawSizes(css), "use --t…, --l… or --z… of shared/theme/tokens.css").toEqual([]);
});

test("planted sizes, layers and breakpoints are found", () => {
  const sizes = [
    "  font-size: 15px;",
    "  font: 700 15px/22px var(--font);",
    "  line-height: 22px;",
    "  z-index: 7;",
    "  z-index: 40;",
  ];
  for (const line of sizes) expect(rawSizes(line), line).toEqual([line]);
  expect(
    rawSizes("  font-size: var(--t4);\n  line-height: 1.2;\n  z-index: 3;\n  z-index: var(--z2);\n  z-index: -1;"),
  ).toEqual([]);
  const widths = ["  @media (min-width: 720px) {", "  @media (max-width: 480px) {", "  @media (width >= 600px) {"];
  for (const line of widths) expect(otherBreakpoints(line), line).toEqual([line]);
  expect(otherBreakpoints("  @media (min-width: 600px) and (max-width: 1023px) {")).toEqual([]);
});

test("planted distances are found", () => {
  const spaces = [
    "  gap: 6px;",
    "  padding: var(--s2) 14px;",
    "  margin-block-start: -8px;",
    "  padding: calc(12px + 1em);",
  ];
  for (const line of spaces) expect(rawSpaces(line), line).toEqual([line]);
  expect(
    rawSpaces(
      "  gap: var(--s2);\n  padding: calc(var(--s3) - 2px);\n  margin: 1px 72px;\n  inset-inline: 6px;\n  --gap: 7px;",
    ),
  ).toEqual([]);
});

test("planted sides and colors are found", () => {
  const sides = ["  left: 0;", "  margin-left: 4px;", "a{border-top-left-radius: 2px}", "  text-align: right;"];
  for (const line of sides) expect(physicalSides(line), line).toEqual([line]);
  expect(
    physicalSides("  inset-inline-start: 0;\n  text-align: start;\n  --left: 2px;\n  padding-block: 1px;"),
  ).toEqual([]);
  const colors = ["  color: #fff;", "  background: rgb(0 0 0 / 8%);", "  fill: white;", "  border: 1px solid Red;"];
  for (const line of colors) expect(rawColors(line), line).toEqual([line]);
  expect(
    rawColors("  color: var(--text);\n  stroke: currentColor;\n  mask-image: linear-gradient(#000, transparent);"),
  ).toEqual([]);
});
