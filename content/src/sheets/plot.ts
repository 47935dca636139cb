import type { NumberFormat } from "@candlewise/domain/learning/items";
import { formatNumber } from "../number-formats.ts";
import { MUTED, SERIES, TEXT, VIOLET } from "./ink.ts";
import { fontOf } from "./typeset.ts";

export type Doc = PDFKit.PDFDocument;

/** A drawing of a known height. */
export interface Plot {
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

/** Height of a drawing with axes. */
export const PLOT = 92;
export const LABEL = { size: 7.5, line: 10, color: MUTED } as const;

export const write = (value: number, format: NumberFormat): string => formatNumber(value, format, "en");

export const colorOf = (index: number): string => SERIES[index % SERIES.length] ?? VIOLET;

type Align = "start" | "middle" | "end";

/** A label in one line; `align` says where its x is. */
export function label(doc: Doc, text: string, x: number, y: number, align: Align = "start"): void {
  doc.font(fontOf(400)).fontSize(LABEL.size).fillColor(MUTED);
  const wide = doc.widthOfString(text);
  const left = align === "start" ? x : align === "end" ? x - wide : x - wide / 2;
  doc.text(text, left, y, { lineBreak: false, baseline: "middle" });
}

/** A value in one line that stands out. */
export function amount(doc: Doc, text: string, x: number, y: number, align: Align = "start"): void {
  doc.font(fontOf(700)).fontSize(8).fillColor(TEXT);
  const left = align === "start" ? x : x - doc.widthOfString(text);
  doc.text(text, left, y, { lineBreak: false, baseline: "middle" });
}
