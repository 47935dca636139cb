import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { OfflineBanner } from "#web/shared/ui/offline-banner.tsx";
import styles from "./app-frame.module.css";
import { Navigation, type NavigationName } from "./navigation.tsx";

interface AppFrameProps {
  /** `focus` has no navigation. */
  frame: "app" | "focus";
  current?: NavigationName | undefined;
  /** A place is about to be opened: its chunk may be fetched. */
  onIntent?: (path: string) => void;
  children: ReactNode;
}

const nothing = () => undefined;

export function AppFrame({ frame, current, onIntent = nothing, children }: AppFrameProps) {
  const t = useT();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("app.skip")}
      </a>
      <div className={classNames(styles.frame, frame === "app" && styles.withNav)}>
        <OfflineBanner />
        {children}
      </div>
      {frame === "app" && <Navigation current={current} onIntent={onIntent} />}
    </>
  );
}
