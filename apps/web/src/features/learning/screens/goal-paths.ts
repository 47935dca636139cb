import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { isGoalHidden } from "@candlewise/domain/geo/hidden-countries";
import { ARROWS } from "@candlewise/domain/learning/curriculum";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";

/** One path for each goal, in the order goals are offered; a goal without a path is not offered, nor one that the country hides. */
export function useOfferedPaths(paths: readonly PathSummary[]): PathSummary[] {
  const { hidesCrypto } = useVisibility();
  return ARROWS.flatMap((arrow) =>
    isGoalHidden(arrow, { crypto: hidesCrypto }) ? [] : (paths.find((path) => path.arrow === arrow) ?? []),
  );
}
