import { isPassed, isRefused, isRightKind, isScaleRight, isScaleWrong, type Outcome } from "./outcome.ts";
import { isLine } from "./score.ts";

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The share of outcomes for which it holds; NaN if there are none. */
export const share = (outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): number =>
  outcomes.filter(holds).length / outcomes.length;

export const isClean = ({ picture }: Outcome): boolean => picture.degradation === "clean";
export const isChart = ({ picture }: Outcome): boolean => picture.truth !== null;
export const showsLine = ({ picture }: Outcome): boolean => picture.truth !== null && isLine(picture.truth);

export interface CandleFigures {
  readonly recall: number;
  readonly precision: number;
  readonly direction: number;
  readonly error: number;
}

/** Means over pictures of candles and bars. Nothing was found in a refused one; precision, direction and error are of the others. */
export function candleFigures(outcomes: readonly Outcome[]): CandleFigures {
  const scores = outcomes.filter((outcome) => !showsLine(outcome)).map(({ candles }) => candles);
  const read = scores.filter((score) => score !== null);
  return {
    recall: mean(scores.map((score) => score?.recall ?? 0)),
    precision: mean(read.map(({ precision }) => precision)),
    direction: mean(read.map(({ direction }) => direction)),
    error: mean(read.map(({ error }) => error)),
  };
}

const percent = (value: number, digits = 0) => (Number.isNaN(value) ? "–" : `${(100 * value).toFixed(digits)} %`);
const fixed = (value: number) => (Number.isNaN(value) ? "–" : value.toFixed(3));

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [rowOf(head), rowOf(head.map((_, at) => (at === 0 ? "---" : "---:"))), ...rows.map(rowOf)].join("\n");
}

function groupOf({ picture: { source, set, surroundings } }: Outcome): string {
  return surroundings === "bare" ? `${source} (${set})` : `${surroundings} frames (${set})`;
}

const groupedBy = (outcomes: readonly Outcome[], key: (outcome: Outcome) => string) =>
  [...Map.groupBy(outcomes, key)] as readonly (readonly [string, readonly Outcome[]])[];

/** The table of clean pictures, a row for each renderer. */
export function rendererTable(outcomes: readonly Outcome[]): string {
  const charts = outcomes.filter((outcome) => isChart(outcome) && isClean(outcome));
  const head = [
    "Clean pictures of",
    "Charts",
    "Pass",
    "Recall",
    "Precision",
    "Direction",
    "Price error",
    "Kind",
    "Scale within 1 %",
    "Wrong scale",
    "Refused",
  ];
  const rows = groupedBy(charts, groupOf).map(([name, group]) => {
    const { recall, precision, direction, error } = candleFigures(group);
    const shares = [isRightKind, isScaleRight, isScaleWrong, isRefused].map((holds) => percent(share(group, holds)));
    return [
      name,
      String(group.length),
      percent(share(group, isPassed)),
      fixed(recall),
      fixed(precision),
      fixed(direction),
      percent(error, 2),
      ...shares,
    ];
  });
  return table(head, rows);
}

/** The table of degraded pictures, with the clean versions of the same charts. */
export function degradationTable(outcomes: readonly Outcome[]): string {
  const degraded = new Set(outcomes.filter((outcome) => !isClean(outcome)).map(({ picture }) => picture.name));
  const charts = outcomes.filter(({ picture }) => degraded.has(picture.name));
  const head = [
    "Degradation",
    "Charts",
    "Pass (tuning)",
    "Pass (held-out)",
    "Recall",
    "Precision",
    "Direction",
    "Price error",
    "Scale within 1 %",
    "Wrong scale",
  ];
  const rows = groupedBy(charts, ({ picture }) => picture.degradation).map(([name, group]) => {
    const { recall, precision, direction, error } = candleFigures(group);
    const pass = (["tuning", "held-out"] as const).map((set) =>
      percent(
        share(
          group.filter(({ picture }) => picture.set === set),
          isPassed,
        ),
      ),
    );
    return [
      name,
      String(group.length),
      ...pass,
      fixed(recall),
      fixed(precision),
      fixed(direction),
      percent(error, 2),
      percent(share(group, isScaleRight)),
      percent(share(group, isScaleWrong)),
    ];
  });
  return table(head, rows);
}

/** The table of pictures that show no chart of prices. */
export function nonChartTable(outcomes: readonly Outcome[]): string {
  const others = outcomes.filter((outcome) => !isChart(outcome));
  const rows = groupedBy(others, ({ picture: { source, set } }) => `${source} (${set})`).map(([name, group]) => [
    name,
    String(group.length),
    percent(share(group, isRefused)),
  ]);
  return table(["Not a chart of prices", "Pictures", "Refused"], rows);
}
