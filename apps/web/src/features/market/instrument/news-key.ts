import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import type { NewsItem } from "../api.ts";

/**
 * The wording of an item: by cause and direction, of which there are two to choose from. The second of them speaks of shares and sectors,
 * which a coin or a fund of bonds has none of.
 */
export function newsKey(
  { cause, direction, variant }: Pick<NewsItem, "cause" | "direction" | "variant">,
  hasSector: boolean,
): MessageKey {
  if (cause === "dividend" || cause === "split") return `market.newsOf.${cause}`;
  const wording = variant % 2 === 0 || !hasSector ? "a" : "b";
  return direction === "flat" ? `market.newsOf.flat.${wording}` : `market.newsOf.${cause}.${direction}.${wording}`;
}
