import { characters } from "./characters.ts";
import { patterns } from "./patterns.ts";
import { rarities } from "./rarities.ts";

const drawings: Readonly<Record<string, string>> = { ...patterns, ...characters, ...rarities };

/** An avatar as a 120 × 120 SVG; null for an unknown id. */
export const drawAvatar = (id: string): string | null => (Object.hasOwn(drawings, id) ? (drawings[id] ?? null) : null);
