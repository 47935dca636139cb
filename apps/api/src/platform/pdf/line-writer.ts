import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Direction, type Run, runsOf } from "./runs.ts";
import { unpackWoff } from "./unpack-woff.ts";
import { wrap } from "./wrap.ts";

export interface Style {
  readonly size: number;
  readonly isBold: boolean;
  readonly color: string;
}

interface LineWriter {
  /** The lines that a text takes. */
  linesOf(text: string, width: number, style: Style): readonly string[];
  widthOf(line: string, style: Style): number;
  /** Writes a line from its left end. */
  write(line: string, left: number, baseline: number, style: Style): void;
}

const require = createRequire(import.meta.url);
const ARABIC_FONTS = { regular: "Arabic", bold: "Arabic-Bold" };
const ARABIC_FILES = {
  [ARABIC_FONTS.regular]: require.resolve("@fontsource/rubik/files/rubik-arabic-400-normal.woff"),
  [ARABIC_FONTS.bold]: require.resolve("@fontsource/rubik/files/rubik-arabic-700-normal.woff"),
};
const arabicFonts = Object.entries(ARABIC_FILES).map(([name, file]) => [name, unpackWoff(readFileSync(file))] as const);
/** Every PDF reader has them. They lack Arabic letters, the narrow space of French figures, and the minus sign. */
const LATIN_FONTS = { regular: "Helvetica", bold: "Helvetica-Bold" };
const plainText = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, " ").replaceAll("\u2212", "-");

/** Writes lines that may mix Arabic and Latin letters. */
export function lineWriter(doc: PDFKit.PDFDocument, direction: Direction): LineWriter {
  for (const [name, font] of arabicFonts) doc.registerFont(name, font);
  /** Selects the font of a part; the options with which it is shaped as a whole. */
  const select = ({ isArabic }: Run, { size, isBold }: Style) => {
    doc.font((isArabic ? ARABIC_FONTS : LATIN_FONTS)[isBold ? "bold" : "regular"]).fontSize(size);
    return isArabic ? { features: [] } : {};
  };
  const widthOfRun = (run: Run, style: Style) => doc.widthOfString(plainText(run.text), select(run, style));
  const widthOf = (line: string, style: Style) =>
    runsOf(line, direction).reduce((sum, run) => sum + widthOfRun(run, style), 0);
  return {
    widthOf,
    linesOf: (text, width, style) => wrap(text, width, (line) => widthOf(line, style)),
    write(line, left, baseline, style) {
      let x = left;
      for (const run of runsOf(line, direction)) {
        const width = widthOfRun(run, style);
        const options = { ...select(run, style), lineBreak: false, baseline: "alphabetic" } as const;
        doc.fillColor(style.color).text(plainText(run.text), x, baseline, options);
        x += width;
      }
    },
  };
}
