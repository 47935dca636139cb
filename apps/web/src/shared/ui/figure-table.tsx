import type { ReactNode } from "react";
import styles from "./figure-table.module.css";
import { TableHead } from "./table-head.tsx";

interface FigureTableProps {
  label: string;
  /** The first names the rows. What is false is left out. */
  columns: readonly (string | false)[];
  /** Rows. */
  children: ReactNode;
}

/** Rows of figures that scroll within themselves, under a head that stays. */
export function FigureTable({ label, columns, children }: FigureTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className={styles.frame} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <TableHead columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Something that is opened by who wants to read it: a chart as figures. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
