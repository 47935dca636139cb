import type { ReactNode } from "react";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import styles from "./settings.module.css";

/** The card of all settings; its children are list items. */
export function SettingsList({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <ul className={styles.list} aria-busy={isBusy}>
        {children}
      </ul>
    </Card>
  );
}

interface SettingRowProps {
  icon: IconName;
  label: string;
  /** Below the label. */
  text?: ReactNode;
  /** Beside the label, or below it with `isStacked`. */
  children: ReactNode;
  isStacked?: boolean;
}

export function SettingRow({ icon, label, text, children, isStacked = false }: SettingRowProps) {
  return (
    <li className={styles.row} data-stacked={isStacked || undefined}>
      <div className={styles.what}>
        <Icon name={icon} size={22} />
        <div>
          <p className={styles.label}>{label}</p>
          {text && <div className={styles.text}>{text}</div>}
        </div>
      </div>
      {children}
    </li>
  );
}
