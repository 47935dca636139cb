import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { useEffect } from "react";
import { useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { PlayerHeading } from "../player/player-heading.tsx";
import { Dock, DockNote, PlayerShell } from "../player/player-shell.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./task-page.module.css";
import { OffHoursNote } from "./off-hours-note.tsx";
import { setOpenTask } from "./open-task.ts";
import { placeHref } from "./place-href.ts";
import { TaskSteps } from "./task-steps.tsx";
import type { TaskProblem } from "./use-finish-task.ts";

interface TaskPageProps {
  task: BrokerageTask;
  problem: TaskProblem | null;
  isSending: boolean;
  onFinish: () => void;
}

/** What to do in the simulator and why, with a mark at every step that the account shows. */
export function TaskPage({ task, problem, isSending, onFinish }: TaskPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isCompleted = task.status === "completed";
  useEffect(() => setOpenTask(isCompleted ? null : pathname), [pathname, isCompleted]);
  const done = task.steps.filter(({ is_done }) => is_done).length;
  const label = t("task.progress", { done, count: task.steps.length });
  return (
    <PlayerShell
      title={task.title}
      onClose={() => navigate("/learn")}
      progress={{ value: done, max: task.steps.length, label }}
      count={`${done}/${task.steps.length}`}
      dock={<TaskDock {...{ task, problem, isSending, onFinish }} />}
    >
      <Stack gap={3}>
        <PlayerHeading icon="chart" kind={t("learning.type.task")} title={task.title} />
        {task.is_fallback && (
          <Text size={3} weight={600} tone="muted">
            {t("task.fallback")}
          </Text>
        )}
        <div dir="auto">
          <Prose nodes={task.why} />
        </div>
        <Text as="h2" size={7} className={styles.heading}>
          {t("task.steps")}
        </Text>
        {task.status !== "completed" && !task.is_ready && <OffHoursNote off_hours={task.off_hours} />}
        <TaskSteps steps={task.steps} />
        <Text size={4} weight={500} tone="muted" className={styles.note}>
          <Icon name="info" size={18} />
          {t("task.practice")}
        </Text>
      </Stack>
    </PlayerShell>
  );
}

function TaskDock({ task, problem, isSending, onFinish }: TaskPageProps) {
  const t = useT();
  const place = (
    <LinkButton isWide={!task.is_ready} look={task.is_ready ? "quiet" : "primary"} to={placeHref(task)}>
      {t(`task.go.${task.place}`)}
    </LinkButton>
  );
  if (task.status === "completed") {
    return (
      <Dock note={<DockNote tone="calm">{t("task.completed")}</DockNote>}>
        <LinkButton isWide to="/learn">
          {t("celebration.path")}
        </LinkButton>
      </Dock>
    );
  }
  if (!task.is_ready) return <Dock>{place}</Dock>;
  return (
    <Dock note={problem && <DockNote tone="fault">{t(`task.problem.${problem}`)}</DockNote>}>
      <Button isWide isBusy={isSending} onClick={onFinish}>
        {t("task.complete")}
      </Button>
      {place}
    </Dock>
  );
}
