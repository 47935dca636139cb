import { LEAGUES, type League } from "@candlewise/domain/leaderboard/leagues";
import { formatMeasure, formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";

export const leagueName = (league: League, t: Translate): string => t(`leaderboard.league.${league}`);

/** The league above (1) or below (-1); the league itself where there is none. */
export const neighborOf = (league: League, step: 1 | -1): League => LEAGUES[LEAGUES.indexOf(league) + step] ?? league;

export const xpText = (xp: number, t: Translate, language: Language): string =>
  t("leaderboard.xp", { count: xp, xp: formatNumber(xp, language) });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest units of a time in seconds, never less than a minute: 2 days 4 hours. */
export function timeLeftText(seconds: number, language: Language): string {
  const left = Math.max(seconds, MINUTE);
  const units = [
    ["day", Math.floor(left / DAY)],
    ["hour", Math.floor((left % DAY) / HOUR)],
    ["minute", Math.floor((left % HOUR) / MINUTE)],
  ] as const;
  const first = units.findIndex(([, count]) => count > 0);
  const parts = units
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => formatNumber(count, language, { style: "unit", unit, unitDisplay: "long" }));
  return formatMeasure(parts, language);
}
