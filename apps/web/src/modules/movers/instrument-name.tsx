import type { ReactNode } from "react";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./instrument-name.module.css";

/** What an instrument is called, on one line that is cut where it is too long; `children` is the line below it. */
export function InstrumentName({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.names}>
      <Text as="span" size={4} weight={700} className={styles.name} dir="auto">
        {name}
      </Text>
      {children}
    </span>
  );
}

export const Ticker = ({ children }: { children: string }) => (
  <Text as="bdi" size={2} weight={700} tone="muted">
    {children}
  </Text>
);
