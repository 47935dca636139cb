import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { BalanceSlot } from "#web/shared/ui/balance-slot.ts";
import type { Area } from "#web/shared/routing/route.ts";
import styles from "./app-frame.module.css";
import { BellPlace } from "./bell-place.tsx";
import { Navigation } from "./navigation.tsx";
import { SyncBanner } from "./sync-banner.tsx";
import { TaskPlace } from "./task-place.tsx";
import { followHeight } from "./follow-height.ts";
import { RewardPlace } from "./reward-place.tsx";
import { StreakPlace } from "./streak-place.tsx";
import { useBalancePlace } from "./use-balance-place.tsx";

interface AppFrameProps {
  /** `focus` has no navigation. */
  frame: "app" | "focus";
  current?: Area | undefined;
  /** A place is about to be opened: its chunk may be fetched. */
  onIntent?: (path: string) => void;
  children: ReactNode;
}

const nothing = () => undefined;

export function AppFrame({ frame, current, onIntent = nothing, children }: AppFrameProps) {
  const t = useT();
  const balance = useBalancePlace();
  const slot = (
    <>
      <BellPlace area={current} />
      <RewardPlace area={current} />
      <StreakPlace area={current} />
      {balance}
    </>
  );
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("app.skip")}
      </a>
      <div className={classNames(styles.frame, frame === "app" && styles.withNav)}>
        <div ref={followHeight} className={styles.banners}>
          <SyncBanner />
          {current === "simulator" && <TaskPlace />}
        </div>
        <BalanceSlot value={frame === "app" ? slot : null}>{children}</BalanceSlot>
      </div>
      {frame === "app" && <Navigation current={current} onIntent={onIntent} />}
    </>
  );
}
