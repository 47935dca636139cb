import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { useEffect, useRef } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Dock, DockNote, PlayerShell } from "../player/player-shell.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./task-page.module.css";
import { TaskSteps } from "./task-steps.tsx";
import type { TaskProblem } from "./use-finish-task.ts";

interface TaskPageProps {
  task: BrokerageTask;
  problem: TaskProblem | null;
  isSending: boolean;
  onFinish: () => void;
}

const PLACES = {
  market: "/simulator/market",
  portfolio: "/simulator",
  journal: "/simulator/journal",
} as const satisfies Record<BrokerageTask["place"], string>;

/** The market with the kind of instrument that is wanted, or the place itself. */
const placeHref = ({ place, kind }: BrokerageTask): string =>
  kind === null ? PLACES[place] : `${PLACES[place]}?kind=${kind}`;

/** What to do in the simulator and why, with a mark at every step that the account shows. */
export function TaskPage({ task, problem, isSending, onFinish }: TaskPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
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
        <Text size={4} weight={700} tone="accent" className={styles.kind}>
          <Icon name="chart" size={18} />
          {t("learning.type.task")}
        </Text>
        <h1 ref={heading} className={styles.title} tabIndex={-1} dir="auto">
          {task.title}
        </h1>
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
