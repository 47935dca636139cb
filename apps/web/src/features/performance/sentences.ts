import { dayText } from "#web/shared/i18n/day-text.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { percentText } from "#web/shared/i18n/money-texts.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Performance } from "./api.ts";
import { durationText } from "./duration-text.ts";

/** Whether trading has brought more than buying the fund and waiting. */
export function besideMarket({ return_percent, market }: Performance, t: Translate, language: Language): string | null {
  if (market === null) return null;
  const gap = return_percent - market.return_percent;
  const values = {
    own: percentText(return_percent, language, { isSigned: true }),
    market: percentText(market.return_percent, language, { isSigned: true }),
    fund: market.name,
    gap: formatNumber(Math.abs(gap), language, { maximumFractionDigits: 2 }),
  };
  if (Math.abs(gap) < 0.005) return t("performance.beside.equal", values);
  return t(gap > 0 ? "performance.beside.ahead" : "performance.beside.behind", values);
}

/** The deepest fall, from where to where, and whether it is made up. */
export function aboutDrawdown({ drawdown, until }: Performance, t: Translate, language: Language): string {
  if (drawdown === null) return t("performance.drawdown.none");
  const { percent, peak_at, trough_at, recovered_at } = drawdown;
  const values = {
    percent: percentText(percent, language),
    peak: dayText(peak_at, language),
    trough: dayText(trough_at, language),
    time: durationText((recovered_at ?? until) - peak_at, t),
  };
  return t(recovered_at === null ? "performance.drawdown.open" : "performance.drawdown.over", values);
}

/** Which account, and when it was in use. */
export function accountText(account: Performance["accounts"][number], t: Translate, language: Language): string {
  const { number, opened_at, ended_at } = account;
  const from = dayText(opened_at, language);
  if (ended_at === null) return t("performance.account.current", { number, from });
  return t("performance.account.ended", { number, from, until: dayText(ended_at, language) });
}
