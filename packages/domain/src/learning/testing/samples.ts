import { sampleItems } from "../item-samples.ts";
import type { CompiledItem, PublicItem } from "../items.ts";
import { presentItem } from "../present-item.ts";

/** The sample item of a type. */
export function sample<T extends CompiledItem["type"]>(type: T): Extract<CompiledItem, { type: T }> {
  const isWanted = (item: CompiledItem): item is Extract<CompiledItem, { type: T }> => item.type === type;
  const found = sampleItems().find(isWanted);
  if (!found) throw new Error(`no sample of ${type}`);
  return found;
}

/** The same as a learner sees it. */
export function present<T extends PublicItem["type"]>(type: T, seed = "seed"): Extract<PublicItem, { type: T }> {
  const isWanted = (item: PublicItem): item is Extract<PublicItem, { type: T }> => item.type === type;
  const shown = presentItem(sample(type), seed);
  if (!isWanted(shown)) throw new Error(`not a ${type}`);
  return shown;
}
