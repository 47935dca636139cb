import { createChartReader } from "@candlewise/chart-vision/node/chart-reader";
import { analyzeChart } from "@candlewise/domain/analyzer/analyze-chart";
import type { IsolatedMessage } from "#api/platform/isolated-process.ts";
import type { ReadingReply, ReadingStep, ReadingTask } from "./chart-reading.ts";
import { seriesOf } from "./series-of.ts";

// Started by `chart-reading.ts`; stays warm for the next picture.

const reader = createChartReader();
/** The picture was re-encoded before, so any other refusal is a fault of ours. */
const REFUSALS = ["not_a_chart", "too_few_candles", "too_small"] as const;
const refusalOf = (refusal: string) => REFUSALS.find((each) => each === refusal) ?? "analysis_failed";

const send = (message: IsolatedMessage<ReadingReply, ReadingStep>) => process.send?.(message);

async function replyTo({ picture }: ReadingTask): Promise<ReadingReply> {
  const result = await reader.read(picture, (note) => send({ note }));
  if ("refusal" in result) return { refusal: refusalOf(result.refusal) };
  send({ note: "analyzing" });
  const series = seriesOf(result.reading);
  return { series: series.shown, facts: analyzeChart(series.analyzed) };
}

process.on("message", (task: ReadingTask) => void replyTo(task).then((answer) => send({ answer })));
process.on("disconnect", () => process.exit());
