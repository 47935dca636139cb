import type { Figure } from "@candlewise/domain/learning/figures";
import { Suspense } from "react";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import styles from "./lazy-figure.module.css";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const load = () => import("../figures/figure-view.tsx");
const FigureView = lazyComponent(load, "FigureView");

/** Fetches the code of figures before one is shown; a failure shows when it is. */
export const preloadFigures = (): void => void load().catch(() => undefined);

export function LazyFigure({ figure }: { figure: Figure }) {
  return (
    <Suspense fallback={<Skeleton shape="card" className={styles.space} />}>
      <FigureView figure={figure} />
    </Suspense>
  );
}
