import { hash, opaqueToken, seededRandom, shuffled } from "./hash.ts";
import type { CompiledItem } from "./items.ts";

/** What a token stands for: it keeps apart parts of one item that share an id, as the sides of a pair do. */
export type PartKind = "part" | "right" | "bucket" | `option:${string}`;

/** The token of an authored part under a seed. */
export function tokenOf(item: CompiledItem, seed: string, kind: PartKind, id: string): string {
  return opaqueToken(seed, `${item.id}\u0000${kind}\u0000${id}`);
}

type NumericVariant = Extract<CompiledItem, { type: "numeric" }>["variants"][number];

/** Which variant of a numeric item a seed draws; 0 for every other item. */
export function variantIndex(item: CompiledItem, seed: string): number {
  return item.type === "numeric" ? hash(`${seed}\u0000${item.id}`, 11) % item.variants.length : 0;
}

/** The numbers a seed draws. Throws when an item was compiled without variants. */
export function variantOf(item: Extract<CompiledItem, { type: "numeric" }>, seed: string): NumericVariant {
  const variant = item.variants[variantIndex(item, seed)];
  if (!variant) throw new Error(`numeric item ${item.id} has no variants`);
  return variant;
}

/** Where the right choice of a `choice` item stands under a seed; null for every other item. */
export function rightPosition(item: CompiledItem, seed: string): number | null {
  if (item.type !== "choice") return null;
  return mixed(item, seed, "part", item.choices).findIndex((choice) => choice.correct);
}

/** Parts in an order drawn by the seed. */
export function mixed<T>(item: CompiledItem, seed: string, kind: PartKind, parts: readonly T[]): T[] {
  return shuffled(parts, seededRandom(`${seed}\u0000${item.id}\u0000${kind}`));
}

/** A mixed order that is never the authored one, unless all orders are the same. */
export function disordered<T>(item: CompiledItem, seed: string, kind: PartKind, parts: readonly T[]): T[] {
  const result = mixed(item, seed, kind, parts);
  const isAuthored = result.every((part, index) => part === parts[index]);
  return isAuthored ? [...result.slice(1), ...result.slice(0, 1)] : result;
}
