import type { Chart, IndicatorDrawCallback } from "klinecharts";
import type { IndicatorChoice } from "./chart-port.ts";
import { faded, type ChartTheme } from "./chart-theme.ts";
import { boundedParams, indicatorOf, type IndicatorSpec } from "./indicators.ts";
import type { KlineAxes } from "./kline-axes.ts";
import { registerFormulas } from "./kline-formulas.ts";
import { linesOfIndicator } from "./kline-styles.ts";

registerFormulas();

const CANDLES = "candle_pane";

/** A line at each level, and a band between the two. */
const drawLevels =
  (levels: readonly number[], theme: () => ChartTheme): IndicatorDrawCallback<unknown, unknown, unknown> =>
  ({ ctx, bounding, yAxis }) => {
    const pixels = levels.map((level) => Math.round(yAxis.convertToPixel(level)) + 0.5);
    const { violet, border } = theme();
    ctx.fillStyle = faded(violet, 0.07);
    ctx.fillRect(0, Math.min(...pixels), bounding.width, Math.max(...pixels) - Math.min(...pixels));
    ctx.strokeStyle = border;
    ctx.setLineDash([4, 4]);
    ctx.beginPath();
    for (const y of pixels) {
      ctx.moveTo(0, y);
      ctx.lineTo(bounding.width, y);
    }
    ctx.stroke();
    // The figures of the indicator follow.
    return false;
  };

/** Indicators of a chart: what is wanted comes, what is not wanted any more goes, and a pane keeps its height meanwhile. */
export class KlineIndicators {
  readonly #chart: Chart;
  readonly #axes: KlineAxes;
  readonly #theme: () => ChartTheme;

  constructor(chart: Chart, axes: KlineAxes, theme: () => ChartTheme) {
    this.#chart = chart;
    this.#axes = axes;
    this.#theme = theme;
  }

  set(choices: readonly IndicatorChoice[]): void {
    const wanted = new Set(choices.map(({ name }) => name));
    const drawn = new Set(this.#chart.getIndicators().map(({ name }) => name));
    for (const name of drawn) if (!wanted.has(name)) this.#chart.removeIndicator({ id: name });
    for (const { name, params } of choices) {
      const spec = indicatorOf(name);
      if (!spec) continue;
      const calcParams = boundedParams(spec, params);
      if (drawn.has(name)) this.#chart.overrideIndicator({ name, id: name, calcParams });
      else this.#create(spec, calcParams);
    }
  }

  /** Colors of the page have changed. */
  restyle(): void {
    for (const { name } of this.#chart.getIndicators())
      this.#chart.overrideIndicator({ name, id: name, styles: { lines: linesOfIndicator(name, this.#theme()) } });
  }

  #create({ name, place, levels, isCount = false }: IndicatorSpec, calcParams: number[]): void {
    const styles = { lines: linesOfIndicator(name, this.#theme()) };
    const bounds = levels && { minValue: Math.min(...levels), maxValue: Math.max(...levels) };
    const indicator = { id: name, name, calcParams, styles, ...bounds };
    if (place === "price") {
      this.#chart.createIndicator({ ...indicator, paneId: CANDLES }, true);
      return;
    }
    const paneId = `pane ${name}`;
    const draw = levels && { draw: drawLevels(levels, this.#theme) };
    this.#chart.createIndicator({ ...indicator, ...draw, paneId });
    this.#axes.setPane(paneId, isCount);
  }
}
