import { TIMEFRAMES } from "#web/modules/chart/timeframes.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Replay, ReplaySummary, ReplayTimeframe } from "./api.ts";

export const REPLAYS_HREF = "/simulator/replay";
export const replayHref = (id: string): string => `${REPLAYS_HREF}/${encodeURIComponent(id)}`;

/** The instrument, or that it is still a surprise. */
export const nameOf = ({ instrument }: Pick<Replay | ReplaySummary, "instrument">, t: Translate): string =>
  instrument?.name ?? t("replay.surprise");

/** "15 minutes". */
export function timeframeText(timeframe: ReplayTimeframe, language: Language): string {
  const { unit, span } = TIMEFRAMES[timeframe];
  return formatNumber(span, language, { style: "unit", unit, unitDisplay: "long" });
}
