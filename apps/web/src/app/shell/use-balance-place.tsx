import { Suspense, useEffect, useState, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { useAppSelector } from "#web/shared/state/store.ts";
import styles from "./balance-place.module.css";
import { whenIdle } from "./when-idle.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const Balance = lazyComponent(() => import("#web/features/simulator/top-bar-balance.tsx"), "TopBarBalance");

/** The balance of the practice account at the end of top bars: fetched when the first screen is drawn and nothing else is to do. */
export function useBalancePlace(): ReactNode {
  const { hidesSimulator } = useVisibility();
  const isSignedIn = useAppSelector((state) => state.session.status === "signedIn");
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isSignedIn && !hidesSimulator) whenIdle(() => setIdle(true));
  }, [isSignedIn, hidesSimulator]);
  if (hidesSimulator) return null;
  return (
    <span className={styles.place}>
      {isIdle && isSignedIn && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Balance />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
