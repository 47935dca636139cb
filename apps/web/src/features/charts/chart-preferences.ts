import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import {
  CANDLE_LOOKS,
  PRICE_SCALES,
  type CandleLook,
  type IndicatorChoice,
  type PriceScale,
  type Timeframe,
} from "#web/modules/chart/chart-port.ts";
import { boundedParams, indicatorOf } from "#web/modules/chart/indicators.ts";
import { isTimeframe } from "#web/modules/chart/timeframes.ts";
import { rootReducer } from "#web/shared/state/store.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";

/** How this browser likes its charts; saved between visits, for every instrument alike. */
export interface ChartPreferences {
  timeframe: Timeframe;
  look: CandleLook;
  scale: PriceScale;
  indicators: IndicatorChoice[];
}

const initial: ChartPreferences = {
  timeframe: "1d",
  look: "candles",
  scale: "linear",
  indicators: [{ name: "VOL", params: [20] }],
};

const oneOf = <Value>(values: readonly Value[], value: unknown, fallback: Value): Value =>
  values.find((each) => each === value) ?? fallback;

/** Storage may hold what an older or newer version wrote: what is not known is left out. */
export function readPreferences(saved: Readonly<Record<keyof ChartPreferences, unknown>>): ChartPreferences {
  const list: readonly unknown[] = Array.isArray(saved.indicators) ? saved.indicators : initial.indicators;
  return {
    timeframe: isTimeframe(saved.timeframe) ? saved.timeframe : initial.timeframe,
    look: oneOf(CANDLE_LOOKS, saved.look, initial.look),
    scale: oneOf(PRICE_SCALES, saved.scale, initial.scale),
    indicators: list.flatMap((choice) => {
      const spec = isRecord(choice) && typeof choice["name"] === "string" ? indicatorOf(choice["name"]) : undefined;
      if (!spec || !isRecord(choice)) return [];
      const params: readonly unknown[] = Array.isArray(choice["params"]) ? choice["params"] : [];
      return [{ name: spec.name, params: boundedParams(spec, params) }];
    }),
  };
}

const slice = createSlice({
  name: "chart",
  initialState: () => readPreferences(persisted.read("chart", initial)),
  reducers: {
    changeChart: (state, { payload }: PayloadAction<Partial<ChartPreferences>>) => ({ ...state, ...payload }),
  },
  selectors: { selectChart: (state) => state },
});

declare module "#web/shared/state/store.ts" {
  interface LazySlices {
    chart: ChartPreferences;
  }
}

const injected = slice.injectInto(rootReducer);
export const { selectChart } = injected.selectors;
export const { changeChart } = slice.actions;
