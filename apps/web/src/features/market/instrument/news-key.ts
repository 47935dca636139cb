import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import type { NewsItem } from "../api.ts";

/** The wording of an item: by cause and direction, of which there are two to choose from. */
export function newsKey({ cause, direction, variant }: Pick<NewsItem, "cause" | "direction" | "variant">): MessageKey {
  if (cause === "dividend" || cause === "split") return `market.newsOf.${cause}`;
  const wording = variant % 2 === 0 ? "a" : "b";
  return direction === "flat" ? `market.newsOf.flat.${wording}` : `market.newsOf.${cause}.${direction}.${wording}`;
}
