import type { Component } from "@candlewise/contracts/learning/schemas";
import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Text } from "#web/shared/ui/text.tsx";
import kinds from "../kinds/kinds.module.css";
import { KIND_ICONS, kindOf, STATUS_TEXTS, TYPE_TEXTS } from "../kinds/kinds.ts";
import { StatusBadge } from "../kinds/status-badge.tsx";
import { useTimeText } from "../kinds/use-time-text.ts";
import { hrefOf } from "../path/map-model.ts";
import { Tile } from "#web/shared/ui/tinted.tsx";
import styles from "./component-row.module.css";

interface ComponentRowProps {
  component: Component;
  courseId: string;
  chapterId: string;
  /** Opening it begins the course: nothing would be skipped. */
  isStart: boolean;
  onJump: (component: Component) => void;
}

/** A component in the list of its chapter: a link when open, a button where one may jump, otherwise text. */
export function ComponentRow({ component, courseId, chapterId, isStart, onJump }: ComponentRowProps) {
  const t = useT();
  const timeText = useTimeText();
  const { title, summary, status, type, done_percent: percent, is_excellent: isExcellent } = component;
  const kind = isStart ? type : kindOf(component);
  const row = { className: classNames(kinds.kind, styles.row), "data-kind": kind, "data-status": status };
  const content = (
    <>
      <Tile className={styles.mark} aria-hidden="true">
        <Icon name={KIND_ICONS[kind]} size={20} />
        <StatusBadge of={component} className={styles.badge} />
      </Tile>
      <span>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        {summary && (
          <Text as="span" size={3} tone="muted" isBlock>
            <bdi>{summary}</bdi>
          </Text>
        )}
      </span>
      <Text as="span" size={2} weight={600} tone="muted" className={styles.minutes}>
        {type !== "lesson" && `${t(TYPE_TEXTS[type])} · `}
        {timeText(component)}
      </Text>
      <span className="sr-only">
        , {t(isStart ? "learning.begin" : STATUS_TEXTS[status])}
        {percent && `, ${t("learning.percent", { percent })}`}
        {isExcellent && `, ${t("learning.status.excellent")}`}
      </span>
    </>
  );
  if (status === "jump_here") {
    return (
      <button {...row} type="button" aria-haspopup={isStart ? undefined : "dialog"} onClick={() => onJump(component)}>
        {content}
      </button>
    );
  }
  if (status === "locked") {
    return <span {...row}>{content}</span>;
  }
  return (
    <Link {...row} to={hrefOf(component, courseId, chapterId)}>
      {content}
    </Link>
  );
}
