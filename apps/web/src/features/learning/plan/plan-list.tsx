import { Link } from "#web/shared/routing/router.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import kinds from "../kinds/kinds.module.css";
import { KIND_ICONS } from "../kinds/kinds.ts";
import { useTimeText } from "../kinds/use-time-text.ts";
import styles from "./plan-list.module.css";
import { Tile } from "#web/shared/ui/tinted.tsx";
import type { PlannedComponent } from "./todays-plan.ts";

/** What is left of today, in order. Only the first can be opened now: each one unlocks the next. */
export function PlanList({ plan }: { plan: readonly PlannedComponent[] }) {
  const timeText = useTimeText();
  return (
    <ol className={styles.list}>
      {plan.map((component, index) => {
        const { id, title, type, href } = component;
        const content = (
          <>
            <Tile size="small" className={classNames(kinds.kind, styles.mark)} data-kind={type} aria-hidden="true">
              <Icon name={KIND_ICONS[type]} size={16} />
            </Tile>
            <span className={styles.title}>
              <bdi>{title}</bdi>
            </span>
            <Text as="span" size={2} weight={600} tone="muted">
              {timeText(component)}
            </Text>
          </>
        );
        return (
          <li key={id}>
            {index === 0 ? (
              <Link to={href} className={styles.row} data-next="">
                {content}
              </Link>
            ) : (
              <span className={styles.row}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
