import type { Pathway } from "@candlewise/contracts/learning/schemas";
import { useEffect, useState } from "react";
import { componentsOf } from "./map-model.ts";

const completedOf = (pathway: Pathway): Set<string> =>
  new Set(
    componentsOf(pathway.courses)
      .filter(({ status }) => status === "completed")
      .map(({ id }) => id),
  );

/** What each path had completed when its map was last shown. */
const seen = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** Components completed since the map was last shown, for the road to grow; empty on the first visit. */
export function useFreshCompletions(pathway: Pathway): ReadonlySet<string> {
  const completed = completedOf(pathway);
  const [shown, setShown] = useState({ path: pathway.id, completed, before: seen.get(pathway.id) ?? completed });
  const isSame = shown.path === pathway.id && shown.completed.symmetricDifference(completed).size === 0;
  if (!isSame) setShown({ path: pathway.id, completed, before: seen.get(pathway.id) ?? completed });
  useEffect(() => {
    seen.set(shown.path, shown.completed);
  }, [shown]);
  const fresh = shown.completed.difference(shown.before);
  return fresh.size === 0 ? NONE : fresh;
}
