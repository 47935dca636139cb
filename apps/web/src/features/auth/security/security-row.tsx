import { Suspense, type ReactNode } from "react";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag, Tile } from "#web/shared/ui/tinted.tsx";
import { Glyph, type GlyphName } from "./glyph.tsx";
import styles from "./security.module.css";

interface SecurityRowProps {
  glyph: GlyphName;
  title: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** Under the title. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Across the row, below it. */
  form?: ReactNode;
}

export function SecurityRow({ glyph, title, badge, children, actions, form }: SecurityRowProps) {
  return (
    <li className={styles.row}>
      <Tile>
        <Glyph name={glyph} />
      </Tile>
      <div className={styles.what}>
        <Text size={5} weight={700} className={styles.title}>
          {title}
          {badge}
        </Text>
        {children && (
          <Text as="div" size={3} tone="muted" className={styles.text}>
            {children}
          </Text>
        )}
      </div>
      {actions && <div className={styles.rowActions}>{actions}</div>}
      {form && (
        <div className={styles.form}>
          <Suspense>{form}</Suspense>
        </div>
      )}
    </li>
  );
}

/** A word about the state of a row; `isGood` says that all is as it should be. */
export function Badge({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return <Tag tone={isGood ? "right" : "wrong"}>{children}</Tag>;
}
