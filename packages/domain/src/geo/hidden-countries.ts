import type { Arrow } from "../learning/curriculum.ts";

/** Groups of countries with hidden features. */
export const GEO_GROUPS = ["hide_crypto", "hide_simulator"] as const;
export type GeoGroup = (typeof GEO_GROUPS)[number];

/** Parts of the product that a country may hide. */
export type Hideable = "crypto" | "simulator";
export type Hidden = Readonly<Record<Hideable, boolean>>;

export const NOTHING_HIDDEN: Hidden = { crypto: false, simulator: false };

/** S6.10, alpha-2. */
const COUNTRIES = {
  hide_crypto: ["CY", "SG"],
  hide_simulator: ["IN"],
} as const satisfies Record<GeoGroup, readonly string[]>;

/** Groups of a country by alpha-2 code; empty for an unknown country. */
export function groupsOf(country: string | null): GeoGroup[] {
  return GEO_GROUPS.filter((group) => COUNTRIES[group].some((code) => code === country));
}

/** Whether a learning goal is neither offered nor named. */
export const isGoalHidden = (goal: Arrow, hidden: Pick<Hidden, "crypto">): boolean =>
  hidden.crypto && goal === "crypto";

/** What is hidden from callers in these groups. */
export const hiddenBy = (groups: readonly GeoGroup[]): Hidden => ({
  crypto: groups.includes("hide_crypto"),
  simulator: groups.includes("hide_simulator"),
});
