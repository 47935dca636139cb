import type { RichNode, RichText } from "@candlewise/domain/learning/rich-text";
import type { Weight } from "./fonts.ts";

type Doc = PDFKit.PDFDocument;

export interface Style {
  readonly size: number;
  /** Line height. */
  readonly line: number;
  readonly color: string;
  readonly weight?: Weight;
}

interface Run {
  readonly text: string;
  readonly weight: Weight;
}

/** Words set in lines of a width. */
export interface Setting {
  readonly height: number;
  draw(x: number, y: number): void;
}

/** The runs of inline text; whatever is strong is bold. */
export function runsOf(nodes: RichText, weight: Weight = 400): Run[] {
  return nodes.flatMap((node: RichNode): Run[] => {
    if (typeof node === "string") return [{ text: curly(node), weight }];
    return runsOf(node.children, node.tag === "strong" ? 700 : weight);
  });
}

type Word = readonly Run[];

/** Breaks runs into lines. Pieces of a word in two weights stay together. */
export function setRuns(doc: Doc, runs: readonly Run[], width: number, { size, line, color }: Style): Setting {
  const widthOf = ({ text, weight }: Run): number => doc.font(fontOf(weight)).fontSize(size).widthOfString(text);
  const lines = breakLines(wordsOf(runs), width, widthOf);
  return {
    height: lines.length * line,
    draw(left, top) {
      lines.forEach((words, index) => {
        let x = left;
        for (const run of joinWords(words)) {
          doc.font(fontOf(run.weight)).fontSize(size).fillColor(color);
          doc.text(run.text, x, top + index * line + line * 0.74, { lineBreak: false, baseline: "alphabetic" });
          x += widthOf(run);
        }
      });
    },
  };
}

export const setText = (doc: Doc, text: string, width: number, style: Style): Setting =>
  setRuns(doc, [{ text: curly(text), weight: style.weight ?? 400 }], width, style);

export const fontOf = (weight: Weight): string => `onest-${weight}`;

function breakLines(words: readonly Word[], width: number, widthOf: (run: Run) => number): Word[][] {
  const lines: Word[][] = [[]];
  let x = 0;
  for (const word of words) {
    const wide = word.reduce((sum, piece) => sum + widthOf(piece), 0);
    const space = widthOf({ text: " ", weight: word[0]?.weight ?? 400 });
    if (x > 0 && x + space + wide > width) {
      lines.push([]);
      x = 0;
    }
    x += x > 0 ? space + wide : wide;
    lines.at(-1)?.push(word);
  }
  return lines;
}

/** The words of a line with their spaces, in as few runs as its weights allow, so that a reader copies whole sentences. */
function joinWords(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  words.forEach((word, index) => {
    word.forEach(({ text, weight }, part) => {
      const spaced = index > 0 && part === 0 ? ` ${text}` : text;
      const last = runs.at(-1);
      if (last?.weight === weight) runs[runs.length - 1] = { weight, text: last.text + spaced };
      else runs.push({ weight, text: spaced });
    });
  });
  return runs;
}

function wordsOf(runs: readonly Run[]): Word[] {
  const words: Run[][] = [];
  let isOpen = false;
  for (const { text, weight } of runs) {
    for (const piece of text.split(/( +)/)) {
      if (piece.trim() === "") {
        if (piece !== "") isOpen = false;
        continue;
      }
      if (isOpen) words.at(-1)?.push({ text: piece, weight });
      else words.push([{ text: piece, weight }]);
      isOpen = true;
    }
  }
  return words;
}

/** Apostrophes and quotation marks as they are printed. */
const curly = (text: string): string => text.replaceAll(/(?<=\w)'/g, "’").replaceAll(/"([^"]*)"/g, "“$1”");
