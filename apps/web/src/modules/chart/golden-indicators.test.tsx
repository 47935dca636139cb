import { init } from "klinecharts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Bar, ChartPort } from "./chart-port.ts";
import flatAtFirst from "./golden-flat-at-first.csv?raw";
import flatBetween from "./golden-flat-between.csv?raw";
import { INDICATORS, type IndicatorName } from "./indicators.ts";
import { createKlineChart } from "./kline-chart.ts";

// Both tables were made once, by the C code of TA-Lib 0.6 as compiled to WebAssembly in talib-web 0.1.3. A column's name is the call that gave it (MA
// type 0, the bars of the same row); no value stands where TA-Lib gives none. SAREXT has the sign of its direction, so the bars around it are given too.
const TABLES = { "flat at first": flatAtFirst, "flat between": flatBetween };

type Expected = readonly [IndicatorName, params: readonly number[], columns: Readonly<Record<string, string>>];

const movement = (length: number): Expected => [
  "DMI",
  [length],
  { plus: `PLUS_DI(${length})`, minus: `MINUS_DI(${length})`, adx: `ADX(${length})`, adxr: `ADXR(${length})` },
];
const macd = (call: string, params: readonly number[]): Expected => [
  "MACD",
  params,
  { macd: call, signal: `${call}.signal`, histogram: `${call}.hist` },
];
const bands = (call: string, params: readonly number[]): Expected => [
  "BOLL",
  params,
  { up: `${call}.upper`, mid: `${call}.middle`, dn: `${call}.lower` },
];

/** Lines of an indicator, by the key under which the chart draws them. */
const EXPECTED: readonly Expected[] = [
  ["MA", [20, 50, 200], { ma1: "SMA(20)", ma2: "SMA(50)", ma3: "SMA(200)" }],
  ["EMA", [12, 26, 50], { ema1: "EMA(12)", ema2: "EMA(26)", ema3: "EMA(50)" }],
  bands("BBANDS(20 2)", [20, 2]),
  bands("BBANDS(10 3)", [10, 3]),
  ["SAR", [2, 2, 20], { sar: "SAR(0.02 0.2)" }],
  ["SAR", [1, 3, 15], { sar: "|SAREXT(0.01 0.03 0.15)|" }],
  ["VOL", [20], { volume: "volume", ma1: "SMA(20) of volume" }],
  macd("MACD(12 26 9)", [12, 26, 9]),
  macd("MACD(5 35 5)", [5, 35, 5]),
  // The slower of two averages is the slow one, in whichever order they are given.
  macd("MACD(5 35 5)", [35, 5, 5]),
  ["RSI", [14], { rsi: "RSI(14)" }],
  ["RSI", [2], { rsi: "RSI(2)" }],
  ["STOCH", [14, 3, 3], { k: "STOCH(14 3 3).k", d: "STOCH(14 3 3).d" }],
  ["STOCH", [5, 1, 4], { k: "STOCH(5 1 4).k", d: "STOCH(5 1 4).d" }],
  ["CCI", [20], { cci: "CCI(20)" }],
  ["CCI", [5], { cci: "CCI(5)" }],
  ["WR", [14], { wr1: "WILLR(14)" }],
  ["WR", [5], { wr1: "WILLR(5)" }],
  ["OBV", [30], { obv: "OBV", maObv: "SMA(30) of OBV" }],
  movement(14),
  movement(5),
  ["ROC", [12, 6], { roc: "ROC(12)", maRoc: "SMA(6) of ROC(12)" }],
  ["MTM", [12, 6], { mtm: "MOM(12)", maMtm: "SMA(6) of MOM(12)" }],
];

const EXACT = 1e-6;

/** Columns by their names; `undefined` where the table has no value. */
function readTable(text: string): ReadonlyMap<string, (number | undefined)[]> {
  const [head = "", ...rows] = text.trimEnd().split("\n");
  const cells = rows.map((row) => row.split(",").map((cell) => (cell === "" ? undefined : Number(cell))));
  return new Map(head.split(",").map((name, column) => [name, cells.map((row) => row[column])]));
}

function barsOf(table: ReturnType<typeof readTable>): Bar[] {
  const column = (name: string) => table.get(name) ?? [];
  const [open, high, low, close] = ["open", "high", "low", "close"].map(column);
  return column("volume").map((volume = 0, index) => ({
    time: 1_700_000_000 + index * 60,
    open: open?.[index] ?? 0,
    high: high?.[index] ?? 0,
    low: low?.[index] ?? 0,
    close: close?.[index] ?? 0,
    volume,
  }));
}

let element: HTMLElement;
let port: ChartPort | null = null;

beforeEach(() => {
  element = document.createElement("div");
  element.style.cssText = "inline-size: 600px; block-size: 400px";
  document.body.append(element);
});
afterEach(() => {
  port?.dispose();
  element.remove();
});

async function openChart(bars: readonly Bar[]): Promise<ChartPort> {
  const ignore = () => undefined;
  const opened = createKlineChart(element, {
    ticker: "GOLD",
    decimals: 2,
    timeframe: "1m",
    source: { load: async () => ({ bars, hasOlder: false }), follow: () => ignore },
    texts: { date: String, tick: String, count: String },
    events: {
      onPoint: ignore,
      onChange: ignore,
      onFailed: ignore,
      onLineMoved: ignore,
      onLineRemoved: ignore,
      onDrawn: ignore,
      onSelected: ignore,
    },
  });
  port = opened;
  await vi.waitFor(() => expect(opened.bars().length).toBe(bars.length));
  return opened;
}

/** What the chart in the element draws; the library gives the chart that an element has. */
async function drawn(name: IndicatorName, count: number): Promise<readonly object[]> {
  const find = () => init(element)?.getIndicators({ name })[0]?.result ?? [];
  await vi.waitFor(() => expect(find().length).toBe(count));
  return find().filter((row) => typeof row === "object" && row !== null);
}

const valueOf = (row: object | undefined, key: string): unknown =>
  Object.entries(row ?? {}).find(([name]) => name === key)?.[1];

describe.each(Object.entries(TABLES))("candles that are %s", (_, text) => {
  const table = readTable(text);
  const bars = barsOf(table);

  test.each(EXPECTED)("%s %j equals the golden table of TA-Lib", async (name, params, columns) => {
    const chart = await openChart(bars);
    chart.setIndicators([{ name, params }]);
    const rows = await drawn(name, bars.length);
    for (const [key, column] of Object.entries(columns)) {
      const wanted = table.get(column) ?? [];
      expect(wanted.length, column).toBe(bars.length);
      const wrong = wanted.flatMap((value, index) => {
        const found = valueOf(rows[index], key);
        const isEqual =
          value === undefined ? found === undefined : typeof found === "number" && Math.abs(found - value) <= EXACT;
        return isEqual ? [] : [{ column, index, value, found }];
      });
      expect(wrong).toEqual([]);
    }
  });
});

test("every indicator that is offered stands in the golden table", () => {
  expect([...new Set(EXPECTED.map(([name]) => name))].toSorted()).toEqual(
    INDICATORS.map(({ name }) => name).toSorted(),
  );
});
