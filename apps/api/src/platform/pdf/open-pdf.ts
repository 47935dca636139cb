import PDFDocument from "pdfkit";
import { tagOf } from "../languages.ts";
import type { MailLanguage } from "../mail/email.ts";
import { lineWriter, type Style } from "./line-writer.ts";

/** A document of A4 pages, written from the top down in the direction of its language. */
export interface Pdf {
  /** A paragraph. */
  text(text: string, style?: { size?: number; isBold?: boolean; isMuted?: boolean }): void;
  /** A name at the start of the line and its figure at the end. */
  pair(label: string, value: string, isBold?: boolean): void;
  /** Leaves room above what follows, in points. */
  space(height: number): void;
  bytes(): Promise<Buffer>;
}

interface About {
  readonly language: MailLanguage;
  readonly title: string;
  readonly createdAt: Date;
}

interface Column {
  readonly lines: readonly string[];
  readonly style: Style;
  readonly edge: "start" | "end";
}

const MARGIN = 56;
const INK = "#14181f";
const MUTED = "#5b6472";
const BODY = 11;
/** Of the size: room for the marks above and below Arabic letters. */
const LINE_HEIGHT = 1.3;
const BASELINE = 0.98;
const GAP = 12;

export function openPdf({ language, title, createdAt }: About): Pdf {
  const isRightToLeft = language === "ar";
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    pdfVersion: "1.7",
    lang: tagOf(language),
    displayTitle: true,
    info: { Title: title, Author: "Candlewise", CreationDate: createdAt },
  });
  const bytes = bytesOf(doc);
  const writer = lineWriter(doc, isRightToLeft ? "rtl" : "ltr");
  const width = doc.page.width - 2 * MARGIN;
  let y = MARGIN;

  /** Side by side, on a new page if there is no room on this one. */
  const put = (columns: readonly Column[]) => {
    const height = Math.max(...columns.map(({ lines, style }) => lines.length * style.size * LINE_HEIGHT));
    if (y + height > doc.page.height - MARGIN) {
      doc.addPage();
      y = MARGIN;
    }
    for (const { lines, style, edge } of columns) {
      for (const [index, line] of lines.entries()) {
        const isLeft = (edge === "start") !== isRightToLeft;
        const left = isLeft ? MARGIN : MARGIN + width - writer.widthOf(line, style);
        writer.write(line, left, y + style.size * (index * LINE_HEIGHT + BASELINE), style);
      }
    }
    y += height;
  };

  return {
    text(text, { size = BODY, isBold = false, isMuted = false } = {}) {
      const style = { size, isBold, color: isMuted ? MUTED : INK };
      put([{ lines: writer.linesOf(text, width, style), style, edge: "start" }]);
    },
    pair(label, value, isBold = false) {
      const named = { size: BODY, isBold, color: isBold ? INK : MUTED };
      const figure = { size: BODY, isBold, color: INK };
      const values = writer.linesOf(value, (width * 2) / 3, figure);
      const room = width - GAP - Math.max(...values.map((line) => writer.widthOf(line, figure)));
      put([
        { lines: writer.linesOf(label, room, named), style: named, edge: "start" },
        { lines: values, style: figure, edge: "end" },
      ]);
      y += BODY / 2;
    },
    space: (height) => void (y += height),
    bytes() {
      doc.end();
      return bytes;
    },
  };
}

/** What is drawn until `doc.end()`. */
function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}
