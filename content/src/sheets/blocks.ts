import type { RichNode, RichText } from "@candlewise/domain/learning/rich-text";
import type { SheetBlock } from "../compile/sheet.ts";
import { candlePicture, figurePicture, type Picture } from "./figures.ts";
import { INK, LIME_WASH, LINE, MUTED, PAPER, TEXT, VIOLET, WASH } from "./ink.ts";
import { runsOf, setRuns, setText, type Setting, type Style } from "./typeset.ts";

type Doc = PDFKit.PDFDocument;

/** A part of a column that is not broken. */
export interface Part {
  /** In the structure of the document, which screen readers follow. */
  readonly tag: "H2" | "P" | "Figure" | "LI";
  readonly alt?: string;
  readonly height: number;
  /** Above it, unless it begins a column. */
  readonly gap: number;
  /** The next one is in the same column. */
  readonly isHead?: boolean;
  draw(x: number, y: number): void;
}

const BODY: Style = { size: 9, line: 12.6, color: TEXT };
const GAP = 5;

/** What is taught in one section of a sheet, part by part. */
export function partsOf(doc: Doc, block: SheetBlock, width: number): Part[] {
  switch (block.type) {
    case "text":
      return block.text.flatMap((node) => prose(doc, node, width));
    case "note":
      return [boxed(doc, block.text.flatMap(paragraphs), width, WASH)];
    case "figure":
      return [picture(figurePicture(doc, block.figure, width))];
    case "candle":
      return [picture(candlePicture(doc, width))];
    case "facts":
      return block.facts.map(({ name, text }) => {
        const setting = setRuns(
          doc,
          [{ text: `${name}.`, weight: 700 }, { text: " ", weight: 400 }, ...runsOf(text)],
          width,
          BODY,
        );
        return { tag: "LI", gap: GAP, height: setting.height, draw: (x, y) => setting.draw(x, y) };
      });
    case "formula": {
      const says: RichText = [{ tag: "strong", children: [block.says] }];
      return [boxed(doc, [says, ...(block.example === null ? [] : [[block.example]])], width, LIME_WASH)];
    }
    case "table":
      return table(doc, block, width);
    case "checks":
      return block.checks.map((text) => check(doc, text, width));
    case "blanks":
      return block.blanks.map((blank) => lined(doc, blank, width));
  }
}

/** Title of a section with where it is taught. */
export function headOf(doc: Doc, title: string, from: string | null, width: number): Part {
  const head = setText(doc, title, width - 11, { size: 12, line: 15, color: INK, weight: 800 });
  const source =
    from === null ? null : setText(doc, `From “${from}”`, width - 11, { size: 7.5, line: 10, color: MUTED });
  return {
    tag: "H2",
    gap: 15,
    height: head.height + (source ? source.height + 1 : 0),
    isHead: true,
    draw(x, y) {
      doc.roundedRect(x, y + 2.5, 4.5, head.height - 4.5, 2).fill(VIOLET);
      head.draw(x + 11, y);
      source?.draw(x + 11, y + head.height + 1);
    },
  };
}

const picture = ({ height, alt, draw }: Picture): Part => ({ tag: "Figure", alt, gap: 8, height, draw });

const paragraph = (setting: Setting, gap = GAP): Part => ({
  tag: "P",
  gap,
  height: setting.height,
  draw: (x, y) => setting.draw(x, y),
});

const paragraphs = (node: RichNode): RichText[] => (typeof node === "string" ? [[node]] : [node.children]);

function prose(doc: Doc, node: RichNode, width: number): Part[] {
  if (typeof node === "string") return [paragraph(setText(doc, node, width, BODY))];
  if (node.tag !== "ul" && node.tag !== "ol") return [paragraph(setRuns(doc, runsOf(node.children), width, BODY))];
  return node.children.map((item, index) => {
    const inner = typeof item === "string" ? [item] : item.children;
    const setting = setRuns(doc, runsOf(inner), width - 14, BODY);
    const mark = node.tag === "ol" ? setText(doc, `${index + 1}.`, 14, { ...BODY, color: VIOLET, weight: 700 }) : null;
    return {
      tag: "LI",
      gap: 3,
      height: setting.height,
      draw(x, y) {
        if (mark) mark.draw(x, y);
        else doc.roundedRect(x + 2, y + 4.5, 3, 5, 1.5).fill(VIOLET);
        setting.draw(x + 14, y);
      },
    };
  });
}

function boxed(doc: Doc, texts: readonly RichText[], width: number, color: string): Part {
  const inset = 9;
  const settings = texts.map((text) => setRuns(doc, runsOf(text), width - 2 * inset, BODY));
  const inner = settings.reduce((sum, { height }) => sum + height, 0) + (settings.length - 1) * 3;
  return {
    tag: "P",
    gap: 8,
    height: inner + 2 * inset - 3,
    draw(x, y) {
      doc.roundedRect(x, y, width, inner + 2 * inset - 3, 7).fill(color);
      let top = y + inset - 1.5;
      for (const setting of settings) {
        setting.draw(x + inset, top);
        top += setting.height + 3;
      }
    },
  };
}

function table(doc: Doc, { head, rows }: Extract<SheetBlock, { type: "table" }>, width: number): Part[] {
  const cell = width / head.length;
  return [head, ...rows].map((texts, index): Part => {
    const isHead = index === 0;
    const style: Style = {
      ...BODY,
      line: 12,
      weight: isHead ? 700 : 400,
      color: isHead ? MUTED : TEXT,
      size: isHead ? 7.5 : 9,
    };
    const settings = texts.map((text) => setText(doc, text, cell - 8, style));
    const height = Math.max(...settings.map((setting) => setting.height)) + 7;
    return {
      tag: "P",
      gap: isHead ? 7 : 0,
      height,
      isHead: index < rows.length,
      draw(x, y) {
        settings.forEach((setting, column) => setting.draw(x + column * cell, y + 3));
        doc
          .moveTo(x, y + height)
          .lineTo(x + width, y + height)
          .lineWidth(isHead ? 1 : 0.5)
          .stroke(LINE);
      },
    };
  });
}

function check(doc: Doc, text: string, width: number): Part {
  const setting = setText(doc, text, width - 18, BODY);
  return {
    tag: "LI",
    gap: 6,
    height: setting.height,
    draw(x, y) {
      doc
        .roundedRect(x + 0.5, y + 1.5, 9.5, 9.5, 2.5)
        .lineWidth(1)
        .fillAndStroke(PAPER, VIOLET);
      setting.draw(x + 18, y);
    },
  };
}

/** A question with lines for the answer. */
function lined(doc: Doc, { label, lines }: { label: string; lines: number }, width: number): Part {
  const step = 19;
  const setting = setText(doc, label, width, { ...BODY, weight: 700 });
  return {
    tag: "P",
    gap: 9,
    height: setting.height + lines * step,
    draw(x, y) {
      setting.draw(x, y);
      for (let line = 1; line <= lines; line++) {
        const at = y + setting.height + line * step - 3;
        doc
          .moveTo(x, at)
          .lineTo(x + width, at)
          .lineWidth(0.6)
          .stroke(MUTED);
      }
    },
  };
}
