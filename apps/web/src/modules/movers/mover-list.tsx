import type { ReactNode } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { InstrumentName, Ticker } from "./instrument-name.tsx";
import styles from "./mover-list.module.css";

/** Instruments that moved the most, under a title. `children` are `MoverRow`s. */
export function MoverList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" isFlush className={styles.mover}>
      <Text as="h2" size={4} className={styles.moverTitle}>
        {title}
      </Text>
      {children}
    </Card>
  );
}

interface MoverRowProps {
  /** The page of the instrument. */
  to: string;
  ticker: string;
  name: string;
  /** Its price and change. */
  children: ReactNode;
}

export function MoverRow({ to, ticker, name, children }: MoverRowProps) {
  return (
    <li>
      <Link to={to} className={styles.moverRow}>
        <InstrumentName name={name}>
          <Ticker>{ticker}</Ticker>
        </InstrumentName>
        {children}
      </Link>
    </li>
  );
}
