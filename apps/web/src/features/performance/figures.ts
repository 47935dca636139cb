import { formatNumber } from "#web/shared/i18n/formats.ts";
import { directionOf, type Language } from "#web/shared/i18n/languages.ts";
import { percentText, usdText } from "#web/shared/i18n/money-texts.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Performance } from "./api.ts";
import { durationText } from "./duration-text.ts";

/** A figure with one sentence that says what it means for the learner, in the learner's own numbers. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  /** Null while there is nothing to work it out from. */
  readonly value: string | null;
  readonly sentence: string;
  readonly sign?: number;
}

interface Words {
  readonly t: Translate;
  readonly language: Language;
}

/** Isolated together with its sign within a text that is written from right to left. */
function number(value: number, language: Language): string {
  const figure = formatNumber(value, language, { maximumFractionDigits: 2 });
  return directionOf(language) === "rtl" ? `\u2066${figure}\u2069` : figure;
}
const share = (value: number, language: Language) => percentText(value, language, { decimals: 0 });
/** A loss without its sign. */
const size = (amount: string) => usdText(amount.replace("-", ""));

/** Figures of closed trades: what a trade brings, and in which way. */
export function tradeFigures({ trades }: Performance, words: Words): Figure[] {
  return [
    winRate(trades, words),
    expectancy(trades, words),
    profitFactor(trades, words),
    inR(trades, words),
    holding(trades, words),
  ];
}

type Trades = Performance["trades"];

function winRate({ win_rate_percent, wins, closed, payoff }: Trades, { t, language }: Words): Figure {
  const label = t("performance.winRate");
  if (win_rate_percent === null) return { key: "win", label, value: null, sentence: t("performance.winRate.none") };
  const sentence =
    payoff === null
      ? t("performance.winRate.text", { wins, closed })
      : t("performance.winRate.payoff", { wins, closed, payoff: number(payoff, language) });
  return { key: "win", label, value: share(win_rate_percent, language), sentence };
}

function expectancy({ expectancy: each, average_win, average_loss }: Trades, { t }: Words): Figure {
  const label = t("performance.expectancy");
  if (each === null) return { key: "each", label, value: null, sentence: t("performance.expectancy.none") };
  const value = usdText(each, { isSigned: true });
  const sentence =
    average_win === null || average_loss === null
      ? t("performance.expectancy.text", { each: value })
      : t("performance.expectancy.parts", { each: value, win: usdText(average_win), loss: size(average_loss) });
  return { key: "each", label, value, sentence, sign: Math.sign(Number(each)) };
}

function profitFactor({ profit_factor, closed }: Trades, { t, language }: Words): Figure {
  const label = t("performance.profitFactor");
  if (profit_factor === null) {
    const sentence = t(closed === 0 ? "performance.profitFactor.none" : "performance.profitFactor.noLoss");
    return { key: "factor", label, value: null, sentence };
  }
  const sentence = t("performance.profitFactor.text", { factor: usdText(profit_factor) });
  return { key: "factor", label, value: number(profit_factor, language), sentence };
}

function inR({ r, closed }: Trades, { t, language }: Words): Figure {
  const label = t("performance.r");
  if (r.average === null) {
    const sentence = t(closed === 0 ? "performance.r.none" : "performance.r.noStops");
    return { key: "r", label, value: null, sentence };
  }
  const average = number(r.average, language);
  const times = number(Math.abs(r.average), language);
  const sentence = t(r.average < 0 ? "performance.r.lost" : "performance.r.text", {
    average: times,
    counted: r.counted,
    uncounted: r.uncounted,
  });
  return { key: "r", label, value: `${average} R`, sentence, sign: Math.sign(r.average) };
}

function holding({ holding: mean, holding_of_wins, holding_of_losses }: Trades, { t }: Words): Figure {
  const label = t("performance.holding");
  if (mean === null) return { key: "held", label, value: null, sentence: t("performance.holding.none") };
  const value = durationText(mean, t);
  if (holding_of_wins === null || holding_of_losses === null) {
    return { key: "held", label, value, sentence: t("performance.holding.text", { time: value }) };
  }
  const times = { wins: durationText(holding_of_wins, t), losses: durationText(holding_of_losses, t) };
  const isLate = holding_of_losses > holding_of_wins;
  return {
    key: "held",
    label,
    value,
    sentence: t(isLate ? "performance.holding.late" : "performance.holding.both", times),
  };
}

/** Figures of the account's value: how it swings, how much of it is at work, what trading has cost. */
export function accountFigures(performance: Performance, words: Words): Figure[] {
  const { t, language } = words;
  const { exposure, costs, dividends } = performance;
  const time = share(exposure.time_percent, language);
  const equity = share(exposure.equity_percent, language);
  const total = usdText(costs.total);
  const figures: Figure[] = [
    ...riskFigures(performance.risk, words),
    {
      key: "exposure",
      label: t("performance.exposure"),
      value: equity,
      sentence: t("performance.exposure.text", { time, equity }),
    },
    {
      key: "costs",
      label: t("performance.costs"),
      value: total,
      sentence: t("performance.costs.text", { total, orders: costs.orders }),
    },
  ];
  if (Number(dividends) > 0) {
    const paid = usdText(dividends);
    const sentence = t("performance.dividends.text", { paid });
    figures.push({ key: "dividends", label: t("performance.dividends"), value: paid, sentence });
  }
  return figures;
}

function riskFigures(risk: Performance["risk"], { t, language }: Words): Figure[] {
  const { daily_volatility_percent: swing, sharpe, sortino, days, needed } = risk;
  const few = t("performance.fewDays", { days, needed });
  const swings = swing === null ? null : percentText(swing, language);
  const ratio = (value: number | null) => (value === null ? null : number(value, language));
  const none = swing === null ? few : t("performance.ratio.none");
  const [perRisk, perLoss] = [ratio(sharpe), ratio(sortino)];
  return [
    {
      key: "swing",
      label: t("performance.swing"),
      value: swings,
      sentence: swings === null ? few : t("performance.swing.text", { swing: swings }),
    },
    {
      key: "sharpe",
      label: t("performance.sharpe"),
      value: perRisk,
      sentence: perRisk === null ? none : t("performance.sharpe.text", { ratio: perRisk }),
    },
    {
      key: "sortino",
      label: t("performance.sortino"),
      value: perLoss,
      sentence: perLoss === null ? none : t("performance.sortino.text", { ratio: perLoss }),
    },
  ];
}
