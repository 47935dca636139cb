import type { Arrow } from "../learning/curriculum.ts";
import type { GeoGroup } from "./country-groups.ts";

/** Parts of the product that a country may hide. */
export type Hideable = "crypto" | "simulator";
export type Hidden = Readonly<Record<Hideable, boolean>>;

export const NOTHING_HIDDEN: Hidden = { crypto: false, simulator: false };

/** Whether a learning goal is neither offered nor named. */
export const isGoalHidden = (goal: Arrow, hidden: Pick<Hidden, "crypto">): boolean =>
  hidden.crypto && goal === "crypto";

/** What is hidden from callers in these groups. */
export const hiddenBy = (groups: readonly GeoGroup[]): Hidden => ({
  crypto: groups.includes("hide_crypto"),
  simulator: groups.includes("hide_simulator"),
});
