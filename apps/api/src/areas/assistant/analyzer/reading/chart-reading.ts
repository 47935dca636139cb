import type { AnalysisRequest, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import type { ChartFacts } from "@candlewise/domain/analyzer/facts";
import { join } from "node:path";
import { createIsolatedProcess } from "#api/platform/isolated-process.ts";

/** The messages between the server and the process that reads charts. */
export interface ReadingTask {
  readonly picture: Uint8Array;
}
export type ReadingStep = Extract<AnalysisRequest["step"], "finding_candles" | "reading_axis" | "analyzing">;
export type ReadingReply =
  | { readonly series: AnalysisSeries; readonly facts: ChartFacts }
  | { readonly refusal: NonNullable<AnalysisRequest["refusal"]> };

interface ReadingOptions {
  readonly onStep: (step: ReadingStep) => void;
  readonly signal: AbortSignal;
}

/** Reads pictures of charts in a process of its own, one at a time. */
export interface ChartReading {
  /** @throws ProcessEnded when the process died or took too long */
  read(picture: Uint8Array, options: ReadingOptions): Promise<ReadingReply>;
  /** Ends the process, after the picture under way. */
  stop(): Promise<void>;
}

interface Options {
  /** Milliseconds. */
  readonly timeout?: number;
  readonly idle?: number;
}

/** Of JavaScript objects; pixels are outside the heap. */
const HEAP_MB = 192;
const TIMEOUT_MS = 25_000;
/** Long enough for the next picture of somebody who tries several. */
const IDLE_MS = 60_000;

export function createChartReading({ timeout = TIMEOUT_MS, idle = IDLE_MS }: Options = {}): ChartReading {
  const reader = createIsolatedProcess<ReadingTask, ReadingReply, ReadingStep>({
    script: join(import.meta.dirname, "reader-process.ts"),
    heapMb: HEAP_MB,
    timeout,
    idle,
    hasThreads: true,
  });
  return {
    read: (picture, { onStep, signal }) => reader.ask({ picture }, { onNote: onStep, signal }),
    stop: () => reader.stop(),
  };
}
