import { LanguageSchema } from "@candlewise/contracts/auth/schemas";
import type { Language } from "./endpoint.ts";

const DEFAULT: Language = "en";

/** The supported language that an `accept-language` header prefers; English when it names none. */
export function preferredLanguage(header: string | undefined): Language {
  const preferences = (header ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split("-")[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = preferences.flatMap(({ language, quality }) => {
    const parsed = LanguageSchema.safeParse(language);
    return parsed.success && quality > 0 ? [{ language: parsed.data, quality }] : [];
  });
  return known.toSorted((a, b) => b.quality - a.quality)[0]?.language ?? DEFAULT;
}
