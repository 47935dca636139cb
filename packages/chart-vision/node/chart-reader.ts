import { readAxis } from "../src/axis/read-axis.ts";
import { readDrawing } from "../src/read-drawing.ts";
import type { ChartReading, Drawing, Picture, PriceScale, ReadingResult } from "../src/types.ts";
import { decodePicture, type DecodedPicture } from "./decode.ts";
import { inGivenPixels } from "./given-pixels.ts";
import { createOcr, type Ocr } from "./ocr.ts";
import { UnusablePicture, type PictureRefusal } from "./open-picture.ts";

/** What the reader is at; in this order. */
export type ReadingStep = "finding_candles" | "reading_axis";

/** A reading in pixels of the picture as given, upright, with its size; or why there is none. */
export type PictureReading =
  | { readonly reading: ChartReading; readonly width: number; readonly height: number }
  | Extract<ReadingResult, { readonly refusal: unknown }>
  | { readonly refusal: PictureRefusal };

/** Reads pictures of price charts. Several calls at a time share one OCR engine. */
export interface ChartReader {
  /** A picture that cannot be read is refused; without OCR there is a reading without a scale. */
  read(bytes: Uint8Array, onStep?: (step: ReadingStep) => void): Promise<PictureReading>;
  close(): Promise<void>;
}

export function createChartReader({ ocr = createOcr() }: { readonly ocr?: Ocr } = {}): ChartReader {
  return {
    async read(bytes, onStep) {
      const decoded = await decodeOrRefuse(bytes);
      if ("refusal" in decoded) return decoded;
      const { picture, width, height } = decoded;
      onStep?.("finding_candles");
      const result = readDrawing(picture);
      if ("refusal" in result) return result;
      const { drawing } = result;
      onStep?.("reading_axis");
      const scale = await readScale(picture, drawing, ocr);
      const warnings = scale ? drawing.warnings : [...drawing.warnings, "axis_unreadable" as const];
      return { reading: inGivenPixels({ drawing, scale, warnings }, decoded), width, height };
    },
    close: () => ocr.close(),
  };
}

async function decodeOrRefuse(bytes: Uint8Array): Promise<DecodedPicture | { readonly refusal: PictureRefusal }> {
  try {
    return await decodePicture(bytes);
  } catch (error) {
    if (error instanceof UnusablePicture) return { refusal: error.refusal };
    throw error;
  }
}

async function readScale(picture: Picture, drawing: Drawing, ocr: Ocr): Promise<PriceScale | null> {
  try {
    return await readAxis(picture, drawing, (sheet) => ocr.recognize(sheet));
  } catch (error) {
    console.error("the axis was not read:", error);
    return null;
  }
}
