import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { BackTarget } from "#web/shared/ui/top-bar.tsx";
import styles from "./question-frame.module.css";

interface QuestionFrameProps {
  title: string;
  text: string;
  /** Number of the question, from 1, and how many there are. */
  step: number;
  steps: number;
  /** Absent on the first question. */
  back?: BackTarget | undefined;
  /** What failed when the answer was sent. */
  problem: string | null;
  children: ReactNode;
}

/** One question of the onboarding. */
export function QuestionFrame({ title, text, step, steps, back, problem, children }: QuestionFrameProps) {
  const t = useT();
  return (
    <Page
      title={title}
      bar={{
        ...(back !== undefined && { back }),
        children: <ProgressBar value={step} max={steps} label={t("funnel.progress", { step, steps })} />,
      }}
    >
      <Stack gap={5} className={styles.question}>
        <Stack gap={2}>
          <Text as="h1" size={9}>
            {title}
          </Text>
          <Text tone="muted">{text}</Text>
        </Stack>
        {children}
        <Note role="alert" as="p" tone="wrong" className={styles.problem}>
          {problem}
        </Note>
      </Stack>
    </Page>
  );
}
