/** Groups of countries that a visitor can belong to. */
export const GEO_GROUPS = ["hide_crypto", "hide_simulator"] as const;
export type GeoGroup = (typeof GEO_GROUPS)[number];

/** S6.10, alpha-2. */
const COUNTRIES = {
  hide_crypto: ["CY", "SG"],
  hide_simulator: ["IN"],
} as const satisfies Record<GeoGroup, readonly string[]>;

/** Groups of a country given by its alpha-2 code; none when the country is not known. */
export function groupsOf(country: string | null): GeoGroup[] {
  return GEO_GROUPS.filter((group) => COUNTRIES[group].some((code) => code === country));
}
