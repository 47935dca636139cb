import { Suspense } from "react";
import type { PlayerProblemProps } from "./player-problem.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const PlayerProblem = lazyComponent(() => import("./player-problem.tsx"), "PlayerProblem");

/** Comes when something is wrong; what goes well loads without it. */
export function LazyProblem(props: PlayerProblemProps) {
  return (
    <Suspense>
      <PlayerProblem {...props} />
    </Suspense>
  );
}
