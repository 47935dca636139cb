import { lazy, Suspense } from "react";
import type { CelebrationProps } from "./celebration.tsx";

const load = () => import("./celebration.tsx");
const Celebration = lazy(async () => ({ default: (await load()).Celebration }));

/** Fetches the code of the celebration while the learner is on the way to it; a failure shows when it is due. */
export const preloadCelebration = (): void => void load().catch(() => undefined);

export function LazyCelebration(props: CelebrationProps) {
  return (
    <Suspense>
      <Celebration {...props} />
    </Suspense>
  );
}
