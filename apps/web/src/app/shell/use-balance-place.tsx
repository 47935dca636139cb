import type { ReactNode } from "react";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";
import styles from "./balance-place.module.css";
import { IdlePart } from "./idle-part.tsx";

const Balance = lazyExtra(() => import("#web/features/simulator/top-bar-balance.tsx"), "TopBarBalance");

/** The balance of the practice account at the end of top bars. */
export function useBalancePlace(): ReactNode {
  const { hidesSimulator } = useVisibility();
  if (hidesSimulator) return null;
  return (
    <span className={styles.place}>
      <IdlePart isWanted>
        <Balance />
      </IdlePart>
    </span>
  );
}
