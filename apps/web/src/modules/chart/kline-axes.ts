import type { AxisCreateTicksParams, AxisTick, Chart, OverlayTemplate } from "klinecharts";
import { inOwnDirection } from "#web/shared/i18n/own-direction.ts";
import type { Bar, ChartTexts, PriceScale, Timeframe } from "./chart-port.ts";
import type { ChartTheme } from "./chart-theme.ts";
import { decimalsOf, isBehindTag, priceTicks } from "./price-ticks.ts";
import { isSessionStart, timeTicks, tradingHoursOf, type TradingHours } from "./time-ticks.ts";
import { isDaily } from "./timeframes.ts";

const SCALES = { linear: "normal", logarithm: "logarithm", percentage: "percentage" } as const;
const CANDLES = "candle_pane";
const SESSIONS = "cwSessions";

interface AxesSetup {
  readonly decimals: number;
  readonly texts: ChartTexts;
  readonly bars: () => readonly Bar[];
  readonly timeframe: () => Timeframe;
  readonly theme: () => ChartTheme;
  /** Middles of the tags on the price axis. */
  readonly tags: (toPixel: (price: number) => number, height: number) => readonly number[];
}

const asPrice = (value: number, decimals: number): string =>
  value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Round labels on the axes, and a line where a session begins. */
export class KlineAxes {
  readonly #chart: Chart;
  readonly #setup: AxesSetup;
  #labels: (AxisTick & { readonly price: string })[] = [];
  #hours: TradingHours & { readonly key: string } = { key: "", hasPauses: false, barsOfDay: 1 };

  constructor(chart: Chart, setup: AxesSetup) {
    this.#chart = chart;
    this.#setup = setup;
    chart.overrideXAxis({ createTicks: () => this.#timeTicks() });
    this.setScale("linear");
    // The library copies objects that it is given, but not functions.
    const extendData = () => this;
    chart.createOverlay({ name: SESSIONS, lock: true, zLevel: -1, extendData, points: [{ value: 0 }] });
  }

  setScale(scale: PriceScale): void {
    const createTicks = (params: AxisCreateTicksParams) => this.#priceTicks(params, scale);
    this.#chart.overrideYAxis({ name: SCALES[scale], paneId: CANDLES, createTicks });
  }

  /** Labels make room for tags that have moved: the library asks for labels only when the range of prices has changed. */
  followTags(toPixel: (price: number) => number, height: number): void {
    const tags = this.#setup.tags(toPixel, height);
    // Its line remains.
    for (const label of this.#labels) label.text = isBehindTag(label.coord, tags) ? "" : label.price;
  }

  /** Labels of a study; volumes are written as 1.2M. */
  setPane(paneId: string, isCount: boolean): void {
    this.#chart.overrideYAxis({ paneId, createTicks: (params) => this.#paneTicks(params, isCount) });
  }

  get color(): string {
    return this.#setup.theme().border;
  }

  /** Pixels where a session begins, of those that are seen. */
  sessionStarts(): number[] {
    const timeframe = this.#setup.timeframe();
    if (isDaily(timeframe) || this.#setup.texts.numberOf) return [];
    const bars = this.#setup.bars();
    const { hasPauses } = this.#hoursNow();
    const { from, to } = this.#chart.getVisibleRange();
    const starts: number[] = [];
    for (let index = Math.max(1, from); index < Math.min(to, bars.length); index++) {
      const [before, now] = [bars[index - 1]?.time, bars[index]?.time];
      if (before !== undefined && now !== undefined && isSessionStart(before, now, timeframe, hasPauses))
        starts.push(this.#pixelOf(index) - this.#chart.getBarSpace().bar / 2);
    }
    // Where bars are so small that lines would fill the chart, they tell nothing.
    return starts.some((x, index) => x - (starts[index - 1] ?? -Infinity) < 24) ? [] : starts;
  }

  #pixelOf(index: number): number {
    return [this.#chart.convertToPixel({ dataIndex: index })].flat()[0]?.x ?? 0;
  }

  #hoursNow(): TradingHours {
    const bars = this.#setup.bars();
    const timeframe = this.#setup.timeframe();
    const key = `${timeframe} ${bars[0]?.time} ${bars.length}`;
    if (this.#hours.key !== key) {
      const times = bars.slice(-1500).map(({ time }) => time);
      this.#hours = { key, ...tradingHoursOf(times, timeframe) };
    }
    return this.#hours;
  }

  #timeTicks(): AxisTick[] {
    const bars = this.#setup.bars();
    const timeframe = this.#setup.timeframe();
    const { texts } = this.#setup;
    const { from, to } = this.#chart.getVisibleRange();
    const ticks = timeTicks({
      timeAt: (index) => bars[index]?.time,
      hours: this.#hoursNow(),
      timeframe,
      from,
      to: Math.min(to, bars.length),
      pixelsPerBar: this.#chart.getBarSpace().bar,
      numberOf: texts.numberOf,
    });
    return ticks.map(({ index, unit }) => {
      const { time } = bars[index] ?? { time: 0 };
      return {
        coord: this.#pixelOf(index),
        value: time * 1000,
        text: inOwnDirection(texts.tick(time, unit, timeframe)),
      };
    });
  }

  #priceTicks({ range, bounding: { height } }: AxisCreateTicksParams, scale: PriceScale): AxisTick[] {
    const seen = {
      from: range.displayFrom,
      to: range.displayTo,
      height,
      isLogarithmic: scale === "logarithm",
    };
    const isPercent = scale === "percentage";
    const decimals = isPercent ? decimalsOf(seen) : this.#setup.decimals;
    this.#labels = priceTicks(seen, decimals).map(({ value, y }) => {
      const price = asPrice(value, decimals) + (isPercent ? "%" : "");
      return { coord: y, value, text: price, price };
    });
    return this.#labels;
  }

  #paneTicks({ range, bounding: { height } }: AxisCreateTicksParams, isCount: boolean): AxisTick[] {
    const seen = { from: range.displayFrom, to: range.displayTo, height };
    const decimals = decimalsOf(seen);
    return priceTicks(seen, decimals).map(({ value, y }) => ({
      coord: y,
      value,
      text: isCount ? inOwnDirection(this.#setup.texts.count(value)) : asPrice(value, decimals),
    }));
  }
}

const isReader = (value: unknown): value is () => KlineAxes => typeof value === "function";

export const SESSION_TEMPLATE: OverlayTemplate = {
  name: SESSIONS,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ bounding, yAxis, overlay: { extendData } }) => {
    if (!isReader(extendData)) return [];
    const axes = extendData();
    if (yAxis) axes.followTags((price) => yAxis.convertToPixel(price), bounding.height);
    const attrs = axes.sessionStarts().map((x) => ({
      coordinates: [
        { x, y: 0 },
        { x, y: bounding.height },
      ],
    }));
    const styles = { color: axes.color, size: 1, style: "dashed", dashedValue: [3, 4] };
    return [{ type: "line", attrs, styles, ignoreEvent: true }];
  },
};
