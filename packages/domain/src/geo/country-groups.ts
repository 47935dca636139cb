/** Groups of countries: those with hidden features, and those with a price list of their own. */
export const GEO_GROUPS = ["hide_crypto", "hide_simulator", "pricing_t1", "pricing_t1_new"] as const;
export type GeoGroup = (typeof GEO_GROUPS)[number];

/** Alpha-2 */
const COUNTRIES = {
  /** S6.10 */
  hide_crypto: ["CY", "SG"],
  hide_simulator: ["IN"],
  /** The first price list: English-speaking and German-speaking countries and the north of Europe, where incomes are highest. */
  pricing_t1: "AT AU BE CA CH DE DK FI GB IE IS LI LU NL NO NZ SE US".split(" "),
  /**
   * Countries that had the worldwide list at first: the rest of the European Union, and rich countries of Asia. Their list is a group of its
   * own, so that those who saw the former prices keep them.
   */
  pricing_t1_new: "AE BG CY CZ EE ES FR GR HK HR HU IL IT JP KR KW LT LV MC MT PL PT QA RO SG SI SK TW".split(" "),
} as const satisfies Record<GeoGroup, readonly string[]>;

/** Groups of a country by alpha-2 code; empty for an unknown country. */
export function groupsOf(country: string | null): GeoGroup[] {
  return GEO_GROUPS.filter((group) => COUNTRIES[group].some((code) => code === country));
}
