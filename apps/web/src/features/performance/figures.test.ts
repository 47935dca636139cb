import { describe, expect, it } from "vitest";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Performance } from "./api.ts";
import { durationText } from "./duration-text.ts";
import { accountFigures, tradeFigures } from "./figures.ts";
import { emptyPerformance } from "./samples.ts";
import { aboutDrawdown, besideMarket } from "./sentences.ts";

/** The key and the values that a text would be made of. */
const t: Translate = (key, values = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(" ");
const words = { t, language: "en" } as const;
const told = (performance: Performance, key: string) =>
  [...tradeFigures(performance, words), ...accountFigures(performance, words)].find((figure) => figure.key === key);

const traded: Performance = {
  ...emptyPerformance,
  trades: {
    ...emptyPerformance.trades,
    closed: 10,
    wins: 4,
    losses: 6,
    win_rate_percent: 40,
    average_win: "210.00",
    average_loss: "-100.00",
    payoff: 2.1,
    expectancy: "24.00",
    profit_factor: 1.4,
    holding: 3 * 86_400,
    holding_of_wins: 86_400,
    holding_of_losses: 4 * 86_400,
    r: { counted: 6, uncounted: 4, average: 0.24, best: 2.1, worst: -1 },
  },
};

describe("a figure's sentence", () => {
  it("is told in the learner's own numbers", () => {
    expect(told(traded, "win")).toMatchObject({
      value: "40%",
      sentence: "performance.winRate.payoff wins=4 closed=10 payoff=2.1",
    });
    expect(told(traded, "each")).toMatchObject({
      value: "+$24.00",
      sentence: "performance.expectancy.parts each=+$24.00 win=$210.00 loss=$100.00",
    });
    expect(told(traded, "r")?.sentence).toBe("performance.r.text average=0.24 counted=6 uncounted=4");
    expect(told(traded, "held")?.sentence).toContain("performance.holding.late");
  });

  it("says what is missing while there is nothing to say", () => {
    for (const key of ["win", "each", "factor", "r", "held", "swing", "sharpe", "sortino"]) {
      expect(told(emptyPerformance, key)?.value, key).toBeNull();
    }
    expect(told(emptyPerformance, "swing")?.sentence).toBe("performance.fewDays days=0 needed=20");
    expect(told(emptyPerformance, "dividends")).toBeUndefined();
  });

  it("compares with buying the fund and waiting", () => {
    const of = (own: number, market: number) =>
      besideMarket(
        { ...traded, return_percent: own, market: { ticker: "SNBM", name: "Fund", return_percent: market } },
        t,
        "en",
      );
    expect(of(3, 1)).toMatch(/ahead .*gap=2$/);
    expect(of(1, 3.5)).toMatch(/behind .*gap=2.5$/);
    expect(of(1, 1)).toContain("equal");
    expect(besideMarket({ ...traded, market: null }, t, "en")).toBeNull();
  });

  it("tells the deepest fall and whether it is made up", () => {
    const drawdown = { percent: 8.3, peak_at: 0, trough_at: 86_400, recovered_at: null };
    const open = aboutDrawdown({ ...traded, until: 5 * 86_400, drawdown }, t, "en");
    expect(open).toContain("performance.drawdown.open percent=8.30%");
    expect(open).toContain("time=performance.days count=5");
    const over = { ...drawdown, recovered_at: 3 * 86_400 };
    expect(aboutDrawdown({ ...traded, drawdown: over }, t, "en")).toContain("over");
  });

  it("tells a time in the unit that says enough", () => {
    expect([30, 3599, 7200, 200_000].map((seconds) => durationText(seconds, t))).toEqual([
      "performance.minutes count=1",
      "performance.minutes count=60",
      "performance.hours count=2",
      "performance.days count=2",
    ]);
  });
});
