import type { FigureOf } from "@candlewise/domain/learning/figures";
import type { FigureStructureOf } from "../structure/figure-structure.ts";
import { timelineWords } from "../words/figure-words.ts";
import { readAs } from "../yaml-file.ts";
import { describe, reportIn, valueIn, type FigurePlace } from "./figure-place.ts";

const DAY = 86_400_000;

/** Events in the order of time. */
export function compileTimeline(
  figure: FigureStructureOf<"timeline">,
  place: FigurePlace,
): FigureOf<"timeline"> | null {
  const { at, writer, library } = place;
  const isDated = Object.values(figure.events).map(({ date }) => date !== undefined);
  if (new Set(isDated).size > 1) reportIn(place, ["events"], "give each event a date, or each one at");
  const words = readAs(writer.file, timelineWords(figure), library.problems, at);
  if (!words) return null;
  const names = Object.keys(figure.events);
  const events = Object.entries(figure.events).map(([name, { date, at: formula }]) => {
    const said = words.events[name] ?? "";
    const text = writer.plain(typeof said === "string" ? said : said.text, [...at, "events", name]);
    if (date !== undefined) return { at: Date.parse(date) / DAY, when: dateText(date, library.language), text };
    const when = typeof said === "string" ? "" : writer.plain(said.when, [...at, "events", name, "when"]);
    return { at: valueIn(place, ["events", name, "at"], formula ?? "0") ?? 0, when, text };
  });
  events.forEach((event, index) => {
    const before = events[index - 1];
    if (before && before.at > event.at) {
      reportIn(place, ["events", names[index] ?? ""], `is earlier than ${names[index - 1]}, which stands before it`);
    }
  });
  return { type: "timeline", ...describe(words, place), events };
}

/** A year, a month or a day as the language writes it, with Latin digits as everywhere. */
function dateText(date: string, language: string): string {
  const [, month, day] = date.split("-");
  const parts: Intl.DateTimeFormatOptions = {
    year: "numeric",
    ...(month && { month: "short" }),
    ...(day && { day: "numeric" }),
  };
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...parts, timeZone: "UTC" }).format(Date.parse(date));
}
