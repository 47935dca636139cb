import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "#web/shared/routing/router.tsx";
import { TopBar, type TopBarProps } from "./top-bar.tsx";
import { useIsWide } from "./use-is-wide.ts";
import { useTitle } from "./use-title.ts";
import styles from "./wide-page.module.css";

interface WidePageProps {
  /** Of the document, and name of the main region for screen readers. */
  title: string;
  bar?: TopBarProps;
  /** The right column from 1024 px on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen that takes all the width there is, as charts do. It takes the focus when a navigation brings it up. */
export function WidePage({ title, bar = {}, aside, children }: WidePageProps) {
  const main = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  const { key } = useLocation();
  useTitle(title);
  useEffect(() => {
    // "default" is the entry the visit began with: there the browser has put the focus where it belongs.
    if (key !== "default") main.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <>
      <div className={styles.top}>
        <TopBar {...bar} />
      </div>
      <div className={styles.columns}>
        <main id="main" ref={main} className={styles.main} tabIndex={-1} aria-label={title}>
          {children}
        </main>
        {isWide && aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </>
  );
}
