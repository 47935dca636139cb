import { Suspense } from "react";
import type { CelebrationProps } from "./celebration.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("./celebration.tsx");
const Celebration = lazyComponent(load, "Celebration");

/** Fetches the code of the celebration while the learner is on the way to it; a failure shows when it is due. */
export const preloadCelebration = (): void => void load().catch(() => undefined);

export function LazyCelebration(props: CelebrationProps) {
  return (
    <Suspense>
      <Celebration {...props} />
    </Suspense>
  );
}
