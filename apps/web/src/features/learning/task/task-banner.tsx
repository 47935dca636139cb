import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { useId, useState } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { OffHoursNote } from "./off-hours-note.tsx";
import { setOpenTask, useOpenTask } from "./open-task.ts";
import styles from "./task-banner.module.css";
import { TaskSteps } from "./task-steps.tsx";
import { useTask } from "./use-task.ts";

/** The task that the learner is doing, with its steps and the way back to it. Nothing when there is none. */
export function TaskBanner() {
  const open = useOpenTask();
  return open && <OpenTask key={open.address} {...open} />;
}

function OpenTask({ address, courseId, taskId }: NonNullable<ReturnType<typeof useOpenTask>>) {
  const { task } = useTask(courseId, taskId);
  if (!task || task.status === "completed") return null;
  return <TaskBar task={task} address={address} />;
}

interface TaskBarProps {
  task: Pick<BrokerageTask, "title" | "steps" | "is_ready" | "off_hours">;
  /** Of the task. */
  address: string;
}

export function TaskBar({ task: { title, steps, is_ready, off_hours }, address }: TaskBarProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <section className={styles.banner} aria-label={t("task.banner", { title })}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chart" size={18} />
          <span dir="auto">{title}</span>
          <span className={styles.count}>
            {done}/{steps.length}
          </span>
          <Icon name="up" size={18} />
        </button>
        {is_ready && (
          <Link to={address} className={styles.finish}>
            {t("task.complete")}
          </Link>
        )}
      </div>
      <div id={id} hidden={!isOpen} className={styles.steps}>
        {!is_ready && <OffHoursNote off_hours={off_hours} />}
        <TaskSteps steps={steps} />
        <Row gap={3} justify="between" wraps>
          <Link to={address} className={styles.back}>
            {t("task.back")}
          </Link>
          <Button look="quiet" onClick={() => setOpenTask(null)}>
            {t("task.hide")}
          </Button>
        </Row>
      </div>
    </section>
  );
}
