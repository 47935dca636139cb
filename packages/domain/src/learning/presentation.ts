import { hash, opaqueToken, seededRandom, shuffled } from "./hash.ts";
import type { CompiledItem } from "./items.ts";

/** Kind of part that a token stands for; distinguishes parts of one item with the same id, such as the sides of a pair. */
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

/** The numbers drawn by a seed. Throws when an item was compiled without variants. */
export function variantOf(item: Extract<CompiledItem, { type: "numeric" }>, seed: string): NumericVariant {
  const variant = item.variants[variantIndex(item, seed)];
  if (!variant) throw new Error(`numeric item ${item.id} has no variants`);
  return variant;
}

/** Position of the right choice of a `choice` item under a seed; null for every other item. */
export function rightPosition(item: CompiledItem, seed: string): number | null {
  if (item.type !== "choice") return null;
  return mixed(item, seed, "part", item.choices).findIndex((choice) => choice.correct);
}

/** Parts shuffled by the seed. */
export function mixed<T>(item: CompiledItem, seed: string, kind: PartKind, parts: readonly T[]): T[] {
  return shuffled(parts, seededRandom(`${seed}\u0000${item.id}\u0000${kind}`));
}

/** A shuffled order that differs from the authored one, unless all orders are the same. */
export function disordered<T>(item: CompiledItem, seed: string, kind: PartKind, parts: readonly T[]): T[] {
  const result = mixed(item, seed, kind, parts);
  const isAuthored = result.every((part, index) => part === parts[index]);
  return isAuthored ? [...result.slice(1), ...result.slice(0, 1)] : result;
}
