import type { PictureReading } from "@candlewise/chart-vision/node/chart-reader";
import type { ChartReading } from "@candlewise/chart-vision/types";
import type { ChartTruth } from "@candlewise/chart-vision/testing/chart-truth";
import type { DatasetPicture } from "./dataset.ts";
import { isLine, lineError, scaleError, scoreCandles, type CandleScore } from "./score.ts";

const PASS = 0.95;
const LINE_ERROR = 0.01;
const SCALE_ERROR = 0.01;

/** How the reading of a picture compares with its truth. */
export interface Outcome {
  readonly picture: DatasetPicture;
  readonly reading: PictureReading;
  readonly milliseconds: number;
  /** Null unless candles or bars were drawn and read as such. */
  readonly candles: CandleScore | null;
  /** Null unless a line was drawn and read as such. */
  readonly lineError: number | null;
  /** Null when no scale was read. */
  readonly scaleError: number | null;
  /** Nothing, if the picture passes. */
  readonly faults: readonly string[];
}

export function judge(picture: DatasetPicture, reading: PictureReading, milliseconds: number): Outcome {
  const none = { picture, reading, milliseconds, candles: null, lineError: null, scaleError: null };
  const { truth } = picture;
  if ("refusal" in reading) {
    return { ...none, faults: truth === null ? [] : [`refused: ${reading.refusal}`] };
  }
  const { drawing, scale } = reading.reading;
  if (truth === null) return { ...none, faults: [`taken for a chart of ${drawing.kind}`] };
  const isSame = isLine(truth) === isLine(drawing);
  const candles = isSame && !isLine(truth) ? scoreCandles(truth, drawing.candles) : null;
  const lines = isSame && isLine(truth) ? lineError(truth, drawing.line) : null;
  return {
    ...none,
    candles,
    lineError: lines,
    scaleError: scale && scaleError(truth, scale),
    faults: [...faultsOfDrawing(truth, reading.reading, candles, lines)],
  };
}

function* faultsOfDrawing(
  truth: ChartTruth,
  { drawing }: ChartReading,
  candles: CandleScore | null,
  lines: number | null,
) {
  if (isLine(truth) !== isLine(drawing)) yield `${truth.kind} read as ${drawing.kind}`;
  if (candles && candles.recall < PASS) yield `recall ${candles.recall.toFixed(3)} of ${truth.candles.length}`;
  if (candles && candles.precision < PASS)
    yield `precision ${candles.precision.toFixed(3)} of ${drawing.candles.length}`;
  if (lines !== null && lines > LINE_ERROR) yield `line off by ${(100 * lines).toFixed(2)} %`;
}

export const isPassed = ({ faults }: Outcome): boolean => faults.length === 0;

/** Candles or bars were read, but as the other of the two. */
export const isRightKind = ({ picture, reading }: Outcome): boolean =>
  "reading" in reading && reading.reading.drawing.kind === picture.truth?.kind;

export const isScaleRight = (outcome: Outcome): boolean =>
  outcome.scaleError !== null && outcome.scaleError <= SCALE_ERROR;

export const isScaleWrong = (outcome: Outcome): boolean =>
  outcome.scaleError !== null && outcome.scaleError > SCALE_ERROR;

export const isRefused = ({ reading }: Outcome): boolean => "refusal" in reading;
