import type { Chart } from "klinecharts";
import type { IndicatorChoice } from "./chart-port.ts";
import { boundedParams, indicatorOf } from "./indicators.ts";
import { registerFormulas } from "./kline-formulas.ts";

registerFormulas();

const CANDLES = "candle_pane";

/** Indicators of a chart: what is wanted comes, what is not wanted any more goes, and a pane keeps its height meanwhile. */
export class KlineIndicators {
  readonly #chart: Chart;

  constructor(chart: Chart) {
    this.#chart = chart;
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
      else if (spec.place === "price")
        this.#chart.createIndicator({ id: name, name, calcParams, paneId: CANDLES }, true);
      else this.#chart.createIndicator({ id: name, name, calcParams, paneId: `pane ${name}` });
    }
  }
}
