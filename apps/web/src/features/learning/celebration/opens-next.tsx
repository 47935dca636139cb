import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import kinds from "../kinds/kinds.module.css";
import { KIND_ICONS, TYPE_TEXTS } from "../kinds/kinds.ts";
import { useTimeText } from "../kinds/use-time-text.ts";
import styles from "./opens-next.module.css";
import type { PlacedComponent } from "./use-component-at.ts";

/** What stands open next. */
export function OpensNext({ next, isNew }: { next: PlacedComponent; isNew: boolean }) {
  const t = useT();
  const timeText = useTimeText();
  const { type, title } = next.component;
  return (
    <Card className={styles.next}>
      <span className={classNames(kinds.kind, styles.node)} data-kind={type}>
        <Icon name={KIND_ICONS[type]} size={24} />
      </span>
      <Text size={4} weight={600} className={styles.words}>
        <Text as="span" size={2} weight={700} tone="accent">
          {t(isNew ? "celebration.unlocked" : "celebration.next")}
        </Text>
        <strong dir="auto">{title}</strong>
        <Text as="span" size={2} weight={600} tone="muted">
          {t(TYPE_TEXTS[type])} · {timeText(next.component)}
        </Text>
      </Text>
    </Card>
  );
}
