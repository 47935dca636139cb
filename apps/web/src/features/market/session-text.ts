import { formatMeasure, formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Session } from "./api.ts";

const unit = (value: number, name: "day" | "hour" | "minute", language: Language) =>
  formatNumber(value, language, { style: "unit", unit: name, unitDisplay: "short" });

/** How long it is until a second: "3 h 12 min", "2 d 4 h"; at least one minute. */
export function untilText(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = [
    days > 0 && unit(days, "day", language),
    hours > 0 && unit(hours, "hour", language),
    days === 0 && rest > 0 && unit(rest, "minute", language),
  ].filter((part) => part !== false);
  // "2 days 4 hr"; in Arabic an "and" stands between: a day beside a number would be a date.
  return formatMeasure(parts, language);
}

/** Whether it is traded now, and how long that stays so. */
export function sessionText(
  { is_open, closes_at, opens_at, closed_for }: Session,
  now: number,
  t: Translate,
  language: Language,
): string {
  if (is_open && closes_at === null) return t("market.session.always");
  if (is_open && closes_at !== null) return t("market.session.open", { time: untilText(closes_at - now, language) });
  if (opens_at === null) return t("market.session.closed");
  const time = untilText(opens_at - now, language);
  return closed_for === null ? t("market.session.opens", { time }) : t(`market.session.${closed_for}`, { time });
}
