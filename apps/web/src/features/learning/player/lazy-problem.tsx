import { lazy, Suspense } from "react";
import type { PlayerProblemProps } from "./player-problem.tsx";

const PlayerProblem = lazy(async () => ({ default: (await import("./player-problem.tsx")).PlayerProblem }));

/** Comes when something is wrong; what goes well loads without it. */
export function LazyProblem(props: PlayerProblemProps) {
  return (
    <Suspense>
      <PlayerProblem {...props} />
    </Suspense>
  );
}
