import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import styles from "./chart-card.module.css";

interface ChartCardProps {
  title?: string;
  /** The same data as a table; made only when somebody opens it. */
  table: () => ReactNode;
  children: ReactNode;
}

/** The calm surface a chart or figure lies on, with the way to read it as a table. */
export function ChartCard({ title, table, children }: ChartCardProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="figure" className={styles.card} aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      {title !== undefined && (
        <figcaption className={styles.title} id={`${id}-title`}>
          {title}
        </figcaption>
      )}
      {children}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-table` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d={isOpen ? "M5 12v4M5 5v2M3 7h4v5H3zM14 14v3M14 3v2M12 5h4v9h-4z" : "M3 4h14v12H3zM3 9h14M8.5 9v7"}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        </svg>
        {isOpen ? t("items.table.hide") : t("items.table.show")}
      </button>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- scrolls by keys, and is no landmark
        <div className={styles.table} id={`${id}-table`} role="group" aria-label={t("items.table")} tabIndex={0}>
          {table()}
        </div>
      )}
    </Card>
  );
}
