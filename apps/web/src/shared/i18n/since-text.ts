import { formatMoment } from "./formats.ts";
import type { Language } from "./languages.ts";

/** The time of something of today, 15:30; of another day as `formatMoment` writes it. Both are seconds since 1970. */
export function sinceText(seconds: number, now: number, language: Language): string {
  const then = new Date(seconds * 1000);
  if (then.toDateString() !== new Date(now * 1000).toDateString()) return formatMoment(seconds, language);
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", numberingSystem: "latn" } as const;
  return then.toLocaleTimeString(language, options);
}
