import type { ReactNode } from "react";
import { Note } from "#web/shared/ui/tinted.tsx";
import styles from "./read-out.module.css";

export interface ReadOutRow {
  label: string;
  value: string;
  swatch?: ReactNode;
}

/** The place that is being read, with the values there. */
export function ReadOut({ place, rows }: { place?: string; rows: readonly ReadOutRow[] }) {
  return (
    <Note tone="sunken" className={styles.readOut}>
      {place !== undefined && <p className={styles.place}>{place}</p>}
      <dl>
        {rows.map(({ label, value, swatch }) => (
          <div key={label}>
            <dt>
              {swatch}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Note>
  );
}
