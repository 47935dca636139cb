import { resolve } from "node:path";
import { getDocumentProxy, extractText } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { compileContent, compileFiles } from "../compile.ts";
import type { CompiledSheet } from "../compile/sheet.ts";
import { changedContent, problemsOf, sampleContent } from "../testing/sample-content.ts";
import { withFigure, type SampleFigure } from "../testing/sample-figures.ts";
import type { Part } from "./blocks.ts";
import { fillColumns } from "./columns.ts";
import { sheetFonts, type Weight } from "./fonts.ts";
import { PAPERS, renderSheet, type Paper } from "./render-sheet.ts";
import { lettersOf } from "./write-sheets.ts";

const root = resolve(import.meta.dirname, "../..");
const { sheets, problems: reported } = compileContent(root);
let fonts: ReadonlyMap<Weight, Buffer>;
beforeAll(async () => {
  fonts = await sheetFonts(lettersOf(sheets));
});

const find = (id: string): CompiledSheet => {
  const sheet = sheets.find((each) => each.id === id);
  if (!sheet) throw new Error(`no sheet ${id}`);
  return sheet;
};
const open = async (sheet: CompiledSheet, paper: Paper = "a4") =>
  getDocumentProxy(new Uint8Array((await renderSheet(sheet, paper, fonts)).bytes));
const termsOf = ({ sections }: CompiledSheet): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "facts" ? block.facts.map(({ name }) => name) : [])),
  );
const words = (text: string): string => text.replaceAll(/\s+/g, " ");

test("S3.08 there are at least seven cheat-sheets, all without problems", () => {
  expect(reported.filter(({ file }) => file.startsWith("sheets/"))).toEqual([]);
  expect(sheets.length).toBeGreaterThanOrEqual(7);
});

test.for(sheets.map((sheet) => [sheet.id, sheet] as const))(
  "S3.08 %s is a tagged PDF in English on A4 and Letter whose text can be read",
  async ([, sheet]) => {
    for (const paper of ["a4", "letter"] as const) {
      const pdf = await open(sheet, paper);
      const { text, totalPages } = await extractText(pdf, { mergePages: true });
      expect(totalPages).toBeLessThanOrEqual(sheet.id === "glossary" ? Math.ceil(termsOf(sheet).length / 30) : 2);
      expect(words(text)).toContain(sheet.title);
      for (const { title } of sheet.sections) expect(words(text)).toContain(title);
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Title: `${sheet.title} (Candlewise cheat-sheet)`, Language: "en-US" });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const { view } = await pdf.getPage(1);
      expect([view[2], view[3]]).toEqual(PAPERS[paper].map((points) => expect.closeTo(points, 1)));
    }
  },
);

test("S3.08 a sheet has the values of its lessons, says where they come from, and describes its figures", async () => {
  const pdf = await open(find("costs-and-fees"));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const value of ["$71,968", "$49,840", "$22,128"]) expect(text).toContain(value);
  expect(words(text)).toContain("From “What fees cost”");
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(tree).toContain("Four bars, cost as a share of the order");
});

test("S3.08 the glossary has every term but those of crypto lessons, in order", () => {
  const names = termsOf(find("glossary"));
  expect(names.length).toBeGreaterThan(60);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(names).not.toContain("Stablecoin");
});

test("the same sheet gives the same bytes", async () => {
  const sheet = find("order-types");
  const [first, again] = [await renderSheet(sheet, "a4", fonts), await renderSheet(sheet, "a4", fonts)];
  expect(first.bytes.equals(again.bytes)).toBe(true);
});

const part = (tag: Part["tag"], height: number): Part => ({
  tag,
  height,
  gap: 4,
  isHead: tag === "H2",
  draw: () => {},
});

test("a head never ends a column, and the columns of the last page are about as long as each other", () => {
  const section = [part("H2", 20), ...Array.from({ length: 6 }, () => part("P", 30))];
  const placed = fillColumns([...section, ...section, ...section], { first: 300, other: 400, columns: 2 });
  placed.forEach(({ part: { isHead }, column }, index) => {
    if (isHead) expect(placed[index + 1]?.column).toBe(column);
  });
  const last = Math.max(...placed.map(({ column }) => column));
  const ends = [last - 1, last].map((at) =>
    Math.max(...placed.filter(({ column }) => column === at).map(({ y, part: { height } }) => y + height)),
  );
  expect(placed.every(({ y, part: { height }, column }) => y + height <= (column < 2 ? 300 : 400))).toBe(true);
  expect(Math.max(...ends) / Math.min(...ends)).toBeLessThan(3);
});

const SHEET = "sheets/saving.en.yaml";
const sheetWith = (section: string) => `title: Saving
summary: All of it.
color: lime
sections:
  - title: One
${section}
`;

test.for([
  [
    "an unknown lesson",
    "    lesson: nowhere\n    parts: [{ text: Words. }]",
    "name the lesson or task that teaches this",
  ],
  ["an unknown value", '    lesson: saving\n    parts: [{ text: "{% $nothing %}" }]', "$nothing has no value"],
  ["a page without a figure", "    lesson: saving\n    parts: [{ figure: p9 }]", "no figure on a page p9"],
  ["an unknown term", "    lesson: saving\n    parts: [{ terms: [nothing] }]", "there is no term nothing"],
  ["a short row", "    lesson: saving\n    parts: [{ table: { head: [A, B], rows: [[one]] } }]", "as many cells"],
] as const)("an author is told of %s in a sheet", ([, section, message]) => {
  const problems = problemsOf(sampleContent().set(SHEET, sheetWith(section)));
  expect(problems.filter((line) => line.startsWith(`error   ${SHEET}`)).join("\n")).toContain(message);
});

test.for([
  ["balance", ["Owned: $166,889", "Loan $120,000", "Left over: $46,889"]],
  ["flow", ["Pay: $1,000", "Rent $600", "Rest $400"]],
  ["ladder", ["Shares", "10.10", "9.80", "400"]],
  ["timeline", ["Jan 2009", "A pizza"]],
  ["line", ["Title (Yearly return: 6%)", "Grown"]],
  ["distribution", ["Heads less tails", "More tails: "]],
] as const satisfies [SampleFigure, string[]][])("a %s is drawn in a sheet, with its values", async ([type, texts]) => {
  const files = new Map(changedContent(...withFigure(type)));
  files.set(SHEET, sheetWith("    lesson: saving\n    parts: [{ figure: p1 }]"));
  const { sheets: own, problems } = compileFiles(files);
  expect(problems).toEqual([]);
  const pdf = await open(own[0] ?? find("order-types"));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const each of texts) expect(words(text)).toContain(each);
  expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toMatch(/Title.*What it shows\./);
});
