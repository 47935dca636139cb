import type { Component } from "@candlewise/contracts/learning/schemas";
import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useTimeText } from "../kinds/use-time-text.ts";
import styles from "./continue-link.module.css";

interface ContinueLinkProps {
  href: string;
  /** What opens. */
  component: Pick<Component, "title" | "minutes" | "done_percent">;
  /** Nothing of the path has been opened yet. */
  isFirst: boolean;
  /** Today is done: going on is possible, and nothing pushes. */
  isCalm?: boolean;
}

/** The one big button: opens what comes next, by its name. */
export function ContinueLink({ href, component, isFirst, isCalm = false }: ContinueLinkProps) {
  const t = useT();
  const timeText = useTimeText();
  const note = () => {
    if (isCalm) return t("learning.doneToday");
    return t(isFirst && !component.done_percent ? "learning.begin" : "ui.continue");
  };
  return (
    <Link to={href} className={styles.link} data-calm={isCalm || undefined}>
      <span className={styles.words}>
        <Text as="span" size={2} weight={700} className={styles.note}>
          {note()} · {timeText(component)}
        </Text>
        <Text as="span" size={6} weight={800} className={styles.title}>
          <bdi>{component.title}</bdi>
        </Text>
      </span>
      <span className={styles.arrow}>
        <Icon name="forward" size={26} />
      </span>
    </Link>
  );
}
