import { useEffect, useRef, type HTMLAttributes, type ReactNode } from "react";
import { useLocation, useNavigationType } from "#web/shared/routing/router.tsx";
import { classNames } from "./class-names.ts";
import { lowerBar } from "./lower-bars.ts";
import styles from "./page.module.css";
import { useIsWide } from "./use-is-wide.ts";
import { useTitle } from "./use-title.ts";
import { TopBar, type TopBarProps } from "./top-bar.tsx";

interface PageProps {
  /** Of the document, and name of the main region for screen readers; null until its text has loaded. */
  title: string | null;
  /** Properties of the top bar, or `null` for none. */
  bar?: TopBarProps | null;
  /** `text`: a main column of at most 640 px. `full`: all the width there is, as charts need it. */
  width?: "text" | "full";
  /** The right column from 1024 px on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: bar, main column, right column. It takes the focus after a navigation. */
export function Page({ title, bar = {}, width = "text", aside, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  const { key } = useLocation();
  const type = useNavigationType();
  const isNew = useRef(true);
  useTitle(title);
  useEffect(() => {
    // A screen that replaces its own address, as a filter does, goes on where it is.
    const isSame = !isNew.current && type === "REPLACE";
    isNew.current = false;
    // "default" is the first entry of the visit: there the browser has already placed the focus.
    if (key !== "default" && !isSame) main.current?.focus({ preventScroll: true });
  }, [key, type]);
  return (
    <>
      {bar && (width === "full" ? <FullBar {...bar} /> : <TopBar {...bar} />)}
      <div className={styles.columns} data-width={width}>
        <main id="main" ref={main} className={styles.main} tabIndex={-1} aria-label={title ?? undefined}>
          {children}
        </main>
        {isWide && aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </>
  );
}

/** As wide as the columns below it. */
function FullBar(bar: TopBarProps) {
  return (
    <div className={styles.fullBar}>
      <TopBar {...bar} />
    </div>
  );
}

/** What a screen is for, fixed to the lower edge of phones and tablets. */
export function Dock({ className, ...rest }: HTMLAttributes<HTMLDivElement> & { "data-dock"?: string }) {
  return <div ref={lowerBar} {...rest} className={classNames(styles.dock, className)} />;
}

/** What goes on, always in view at the end of a screen without navigation. */
export function EndDock({ children }: { children: ReactNode }) {
  return (
    <div ref={lowerBar} className={styles.endDock}>
      {children}
    </div>
  );
}
