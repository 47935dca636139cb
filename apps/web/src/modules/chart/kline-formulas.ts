import { registerIndicator, type IndicatorFigure, type IndicatorTemplate, type KLineData } from "klinecharts";
import { simpleAverage } from "./formulas/averages.ts";
import { commodityChannelIndex } from "./formulas/commodity-channel-index.ts";
import { directionalMovement, type DirectionalMovement } from "./formulas/directional-movement.ts";
import { macd, type Macd } from "./formulas/macd.ts";
import { onBalanceVolume } from "./formulas/on-balance-volume.ts";
import { parabolicSar } from "./formulas/parabolic-sar.ts";
import { rsi } from "./formulas/rsi.ts";
import { stochastic, type Stochastic } from "./formulas/stochastic.ts";

interface Rsi {
  readonly rsi?: number;
}
interface Cci {
  readonly cci?: number;
}
interface OnBalanceVolume {
  readonly obv: number;
  readonly maObv?: number;
}
interface ParabolicSar {
  readonly sar?: number;
  readonly isBelow: boolean;
}

const closesOf = (bars: readonly KLineData[]): number[] => bars.map(({ close }) => close);
const line = <Row>(key: string & keyof Row, title: string): IndicatorFigure<Row> => ({
  key,
  title: `${title}: `,
  type: "line",
});

const macdTemplate: IndicatorTemplate<Macd, number> = {
  name: "MACD",
  figures: [
    line("macd", "MACD"),
    line("signal", "SIGNAL"),
    {
      key: "histogram",
      title: "HIST: ",
      type: "bar",
      baseValue: 0,
      styles: ({ data: { prev, current }, defaultStyles }) => {
        const [before = 0, now = 0] = [prev?.histogram, current?.histogram];
        const color = defaultStyles?.bars[0]?.[now < 0 ? "downColor" : "upColor"] ?? "";
        // Hollow as long as it rises, as charts draw it.
        return { style: before < now ? "stroke" : "fill", color, borderColor: color };
      },
    },
  ],
  calc: (bars, { calcParams }) => macd(closesOf(bars), calcParams),
};

const rsiTemplate: IndicatorTemplate<Rsi, number> = {
  name: "RSI",
  figures: [line("rsi", "RSI")],
  calc: (bars, { calcParams: [length = 14] }) =>
    rsi(closesOf(bars), length).map((value) => (value === undefined ? {} : { rsi: value })),
};

const stochasticTemplate: IndicatorTemplate<Stochastic, number> = {
  name: "STOCH",
  figures: [line("k", "%K"), line("d", "%D")],
  calc: (bars, { calcParams }) => stochastic(bars, calcParams),
};

const cciTemplate: IndicatorTemplate<Cci, number> = {
  name: "CCI",
  figures: [line("cci", "CCI")],
  calc: (bars, { calcParams: [length = 20] }) =>
    commodityChannelIndex(bars, length).map((value) => (value === undefined ? {} : { cci: value })),
};

const obvTemplate: IndicatorTemplate<OnBalanceVolume, number> = {
  name: "OBV",
  precision: 0,
  shouldFormatBigNumber: true,
  figures: [line("obv", "OBV"), line("maObv", "MAOBV")],
  calc: (bars, { calcParams: [length = 30] }) => {
    const sums = onBalanceVolume(bars.map(({ close, volume = 0 }) => ({ close, volume })));
    const averages = simpleAverage(sums, length);
    return sums.map((obv, index) => ({ obv, ...(averages[index] !== undefined && { maObv: averages[index] }) }));
  },
};

const dmiTemplate: IndicatorTemplate<DirectionalMovement, number> = {
  name: "DMI",
  figures: [line("plus", "+DI"), line("minus", "−DI"), line("adx", "ADX"), line("adxr", "ADXR")],
  calc: (bars, { calcParams: [length = 14] }) => directionalMovement(bars, length),
};

const sarTemplate: IndicatorTemplate<ParabolicSar, number> = {
  name: "SAR",
  series: "price",
  shouldOhlc: true,
  figures: [
    {
      key: "sar",
      title: "SAR: ",
      type: "circle",
      styles: ({ data: { current }, defaultStyles }) => ({
        color: defaultStyles?.circles[0]?.[current?.isBelow ? "upColor" : "downColor"] ?? "",
      }),
    },
  ],
  // Settings are in percent, since they are whole numbers.
  calc: (bars, { calcParams: [start = 2, step = 2, most = 20] }) =>
    parabolicSar(bars, { start: start / 100, step: step / 100, most: most / 100 }).map((sar, index) => {
      const { high, low } = bars[index] ?? { high: 0, low: 0 };
      return { ...(sar !== undefined && { sar }), isBelow: sar !== undefined && sar < (high + low) / 2 };
    }),
};

/**
 * Registers the indicators that the library lacks, or reckons otherwise than TA-Lib, whose values every other tool shows. The rest of
 * `INDICATORS` are the library's own; a golden table proves them all (`golden-indicators.test.tsx`).
 */
export function registerFormulas(): void {
  registerIndicator(macdTemplate);
  registerIndicator(rsiTemplate);
  registerIndicator(stochasticTemplate);
  registerIndicator(cciTemplate);
  registerIndicator(obvTemplate);
  registerIndicator(dmiTemplate);
  registerIndicator(sarTemplate);
}
