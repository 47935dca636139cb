import type { Component } from "@candlewise/contracts/learning/schemas";
import { Link } from "react-router";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { hrefOf } from "../path/map-model.ts";
import styles from "./component-row.module.css";

interface ComponentRowProps {
  component: Component;
  courseId: string;
  chapterId: string;
  /** Opening it begins the course: nothing would be skipped. */
  isStart: boolean;
  onJump: (component: Component) => void;
}

const ICONS = { completed: "check", in_progress: "play", locked: "lock", jump_here: "jump" } as const satisfies Record<
  Component["status"],
  IconName
>;
const STATUS_TEXTS = {
  completed: "learning.status.completed",
  in_progress: "learning.status.inProgress",
  locked: "learning.status.locked",
  jump_here: "learning.status.jumpHere",
} as const satisfies Record<Component["status"], MessageKey>;
const TYPE_TEXTS = {
  lesson: "learning.type.lesson",
  quiz: "learning.type.quiz",
  brokerage_task: "learning.type.task",
} as const satisfies Record<Component["type"], MessageKey>;

/** A component in the list of its chapter: a link when open, a button where one may jump, otherwise text. */
export function ComponentRow({ component, courseId, chapterId, isStart, onJump }: ComponentRowProps) {
  const t = useT();
  const { title, summary, status, minutes, type } = component;
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        <Icon name={isStart ? "play" : ICONS[status]} size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        {summary && (
          <span className={styles.summary}>
            <bdi>{summary}</bdi>
          </span>
        )}
      </span>
      <span className={styles.minutes}>
        {type !== "lesson" && `${t(TYPE_TEXTS[type])} · `}
        {t("learning.minutes", { minutes })}
      </span>
      <span className="sr-only">, {t(isStart ? "learning.begin" : STATUS_TEXTS[status])}</span>
    </>
  );
  if (status === "jump_here") {
    return (
      <button
        type="button"
        className={styles.row}
        data-status={status}
        aria-haspopup={isStart ? undefined : "dialog"}
        onClick={() => onJump(component)}
      >
        {content}
      </button>
    );
  }
  if (status === "locked") {
    return (
      <span className={styles.row} data-status={status}>
        {content}
      </span>
    );
  }
  return (
    <Link className={styles.row} data-status={status} to={hrefOf(component, courseId, chapterId)}>
      {content}
    </Link>
  );
}
