import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "#web/shared/routing/router.tsx";
import styles from "./page.module.css";
import { useIsWide } from "./use-is-wide.ts";
import { useTitle } from "./use-title.ts";
import { TopBar, type TopBarProps } from "./top-bar.tsx";

interface PageProps {
  /** Of the document, and name of the main region for screen readers; null while its text is on the way. */
  title: string | null;
  /** Properties of the top bar, or `null` for none. */
  bar?: TopBarProps | null;
  /** The right column from 1024 px on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: bar, main column of at most 640 px, right column. It takes the focus when a navigation brings it up. */
export function Page({ title, bar = {}, aside, children }: PageProps) {
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
      {bar && <TopBar {...bar} />}
      <div className={styles.columns}>
        <main id="main" ref={main} className={styles.main} tabIndex={-1} aria-label={title ?? undefined}>
          {children}
        </main>
        {isWide && aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </>
  );
}
