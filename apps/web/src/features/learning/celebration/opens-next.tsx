import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./opens-next.module.css";
import type { PlacedComponent } from "./use-component-at.ts";

const ICONS = { lesson: "play", quiz: "trophy", brokerage_task: "chart" } as const;

/** What stands open next. */
export function OpensNext({ next, isNew }: { next: PlacedComponent; isNew: boolean }) {
  const t = useT();
  const { type, title, minutes } = next.component;
  return (
    <div className={styles.next}>
      <span className={styles.node}>
        <Icon name={ICONS[type]} size={24} />
      </span>
      <p className={styles.words}>
        <span className={styles.label}>{t(isNew ? "celebration.unlocked" : "celebration.next")}</span>
        <strong dir="auto">{title}</strong>
        <span className={styles.facts}>{t(`celebration.type.${type}`, { minutes })}</span>
      </p>
    </div>
  );
}
