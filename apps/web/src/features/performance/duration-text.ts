import type { Translate } from "#web/shared/i18n/use-t.tsx";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A length of time in the unit that says enough: minutes, hours from two on, days from two on. */
export function durationText(seconds: number, t: Translate): string {
  if (seconds >= 2 * DAY) return t("performance.days", { count: Math.round(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("performance.hours", { count: Math.round(seconds / HOUR) });
  return t("performance.minutes", { count: Math.max(1, Math.round(seconds / MINUTE)) });
}
