import type { ReadingResult } from "../src/types.ts";
import type { PictureRefusal } from "./open-picture.ts";

/** What the reader is at; in this order. */
export type ReadingStep = "finding_candles" | "reading_axis";

/** A reading in pixels of the picture as given, upright; or why there is none. */
export type PictureReading =
  | (Extract<ReadingResult, { reading: unknown }> & { readonly width: number; readonly height: number })
  | Exclude<ReadingResult, { reading: unknown }>
  | { readonly refusal: PictureRefusal };

/** Reads pictures of price charts. Several calls at a time share one OCR engine. */
export interface ChartReader {
  /** Never throws because of the picture: a broken one is refused, and without OCR there is a reading without a scale. */
  read(bytes: Uint8Array, onStep?: (step: ReadingStep) => void): Promise<PictureReading>;
  close(): Promise<void>;
}
