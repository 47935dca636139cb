import { formatDate } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { ListedBrief } from "./api.ts";

const UTC = { timeZone: "UTC" } as const;
const DAY = { weekday: "long", day: "numeric", ...UTC } as const;
const END = { day: "numeric", month: "short", ...UTC } as const;

/** The trading day with its month written in this way, or the first and the last one of a week. */
export function useSpanText(month: "long" | "short"): (brief: Pick<ListedBrief, "kind" | "from" | "to">) => string {
  const t = useT();
  const language = useLanguage();
  return ({ kind, from, to }) => {
    if (kind === "daily") return formatDate(new Date(to), language, { ...DAY, month });
    const [first, last] = [from, to].map((day) => formatDate(new Date(day), language, END));
    return t("briefs.span", { from: first ?? "", to: last ?? "" });
  };
}
