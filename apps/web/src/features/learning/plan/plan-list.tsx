import { Link } from "react-router";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./plan-list.module.css";
import type { PlannedComponent } from "./todays-plan.ts";

/** What is left of today, in order. Only the first can be opened now: each one unlocks the next. */
export function PlanList({ plan }: { plan: readonly PlannedComponent[] }) {
  const t = useT();
  return (
    <ol className={styles.list}>
      {plan.map(({ id, title, type, minutes, href }, index) => {
        const content = (
          <>
            <span className={styles.mark} aria-hidden="true">
              <Icon name={type === "quiz" ? "star" : "play"} size={16} />
            </span>
            <span className={styles.title}>
              <bdi>{title}</bdi>
            </span>
            <span className={styles.minutes}>{t("learning.minutes", { minutes })}</span>
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
