import type { CompiledSheet } from "../compile/sheet.ts";
import { INK, SKINS, TEXT } from "./ink.ts";
import { setText } from "./typeset.ts";

type Doc = PDFKit.PDFDocument;

export const HEAD_HEIGHT = 112;

/** The band at the top of the first page: what the sheet is about, with our candle. */
export function drawHead(doc: Doc, { color }: CompiledSheet, margin: number): void {
  const width = doc.page.width - 2 * margin;
  doc.roundedRect(margin, margin, width, HEAD_HEIGHT - 14, 16).fill(SKINS[color].band);
  drawCandle(doc, { x: margin + width - 62, y: margin + 92, scale: 0.86, color });
  drawBars(doc, margin + width - 128, margin + 88, color);
}

/** The words in the band. */
export function headTexts(doc: Doc, { title, summary }: CompiledSheet, margin: number) {
  const width = doc.page.width - 2 * margin - 180;
  return [
    {
      tag: "P",
      y: margin + 14,
      setting: setText(doc, "candlewise cheat-sheet", width, { size: 8.5, line: 11, color: TEXT, weight: 700 }),
    },
    { tag: "H1", y: margin + 28, setting: setText(doc, title, width, { size: 23, line: 27, color: INK, weight: 800 }) },
    { tag: "P", y: margin + 60, setting: setText(doc, summary, width, { size: 10, line: 13.5, color: TEXT }) },
  ] as const;
}

interface At {
  /** Its foot. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: CompiledSheet["color"];
}

/** The candle of the app, standing on a line. */
function drawCandle(doc: Doc, { x, y, scale, color }: At): void {
  const { body, shade } = SKINS[color];
  doc.save().translate(x, y).scale(scale);
  doc.path("M0-100C8-91 12-85 12-79A12 12 0 0 1-12-79C-12-85-8-91 0-100Z").fill("#ff8a5c");
  doc.path("M0-86C4-81 6-78 6-75A6 6 0 0 1-6-75C-6-78-4-81 0-86Z").fill("#ffc53d");
  doc.roundedRect(-2.5, -72, 5, 14, 2.5).fill(shade);
  doc.roundedRect(-25, -60, 50, 60, 13).fill(shade);
  doc.roundedRect(-25, -60, 43, 60, 13).fill(body);
  doc.roundedRect(-20, -53, 3.5, 17, 1.7).fillOpacity(0.55).fill("#ffffff").fillOpacity(1);
  doc.circle(-11, -34, 4.4).fill(INK).circle(11, -34, 4.4).fill(INK);
  doc.circle(-9.6, -35.6, 1.4).fill("#ffffff").circle(12.4, -35.6, 1.4).fill("#ffffff");
  doc
    .ellipse(-18, -25, 4.6, 3)
    .fillOpacity(0.5)
    .fill("#ff8095")
    .ellipse(18, -25, 4.6, 3)
    .fill("#ff8095")
    .fillOpacity(1);
  doc.path("M-8-25Q0-17 8-25").lineWidth(3).lineCap("round").stroke(INK);
  doc.restore();
}

/** Three small candles beside it. */
function drawBars(doc: Doc, x: number, y: number, color: CompiledSheet["color"]): void {
  const { shade } = SKINS[color];
  doc.save().fillOpacity(0.45);
  for (const [offset, height] of [
    [0, 14],
    [13, 24],
    [26, 36],
  ] as const) {
    doc.roundedRect(x + offset + 3, y - height - 10, 2, height + 14, 1).fill(shade);
    doc.roundedRect(x + offset, y - height - 4, 8, height, 2.5).fill(shade);
  }
  doc.restore();
}
