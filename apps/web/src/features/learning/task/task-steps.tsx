import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Prose } from "../prose/prose.tsx";
import { measureText } from "./measure-text.ts";
import styles from "./task-page.module.css";

type Step = BrokerageTask["steps"][number];

/** The steps with what the account shows of each; screen readers announce a step that is done. */
export function TaskSteps({ steps }: { steps: readonly Step[] }) {
  const t = useT();
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <>
      <Stack as="ol" gap={2}>
        {steps.map((step, index) => (
          <TaskStep key={step.id} step={step} number={index + 1} />
        ))}
      </Stack>
      <output className="sr-only">{t("task.progress", { done, count: steps.length })}</output>
    </>
  );
}

function TaskStep({ step, number }: { step: Step; number: number }) {
  const t = useT();
  const language = useLanguage();
  const measured = step.is_done ? null : measureText(step, language);
  return (
    <Card as="li" className={styles.step} data-done={step.is_done}>
      <span className={styles.mark} aria-hidden="true">
        {step.is_done ? <Icon name="check" size={18} /> : number}
      </span>
      <div>
        <p dir="auto">
          <Prose isPhrase nodes={step.text} />
        </p>
        {measured !== null && (
          <Text size={3} weight={600} tone="muted" className={styles.measured}>
            {step.unit === "sectors" ? t("task.sectors", { count: step.measured ?? 0 }) : t("task.soFar", { measured })}
          </Text>
        )}
        {step.evidence !== null && (
          <Text size={3} weight={600} tone="muted" className={styles.measured}>
            {t(`task.evidence.${step.evidence}`)}
          </Text>
        )}
        <span className="sr-only">{t(step.is_done ? "task.done" : "task.open")}</span>
      </div>
    </Card>
  );
}
