import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { ARROWS } from "@candlewise/domain/learning/curriculum";

/** One path for each goal, in the order goals are offered; a goal without a path is not offered. */
export const offeredPaths = (paths: readonly PathSummary[]): PathSummary[] =>
  ARROWS.flatMap((arrow) => paths.find((path) => path.arrow === arrow) ?? []);
