import { addDays } from "@candlewise/domain/learning/local-day";
import { formatDate } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";

const DAY = { weekday: "long", day: "numeric", month: "short", timeZone: "UTC" } as const;
/** No skill comes back later than in half a year, so the year goes without saying. */
const FAR_DAY = { day: "numeric", month: "long", timeZone: "UTC" } as const;
/** Days within which the day of the week helps. */
const NEAR = 7;

const dateOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** When a skill comes back, in words, and a day as the language writes it. */
export function useReviewDay(today: string) {
  const t = useT();
  const language = useLanguage();
  const day = (date: string) => formatDate(dateOf(date), language, date <= addDays(today, NEAR) ? DAY : FAR_DAY);
  const back = (date: string): string => {
    if (date <= today) return t("review.back.today");
    return date === addDays(today, 1) ? t("review.back.tomorrow") : t("review.back.on", { day: day(date) });
  };
  const weekday = (date: string, style: "narrow" | "long") =>
    formatDate(dateOf(date), language, { weekday: style, timeZone: "UTC" });
  return { day, back, weekday };
}
