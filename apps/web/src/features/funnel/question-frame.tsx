import type { ReactNode } from "react";
import { Button } from "#web/shared/ui/button.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
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
  problem?: string | null;
  canContinue?: boolean;
  isBusy: boolean;
  onContinue: () => void;
  children: ReactNode;
}

/** One question of the onboarding: the progress and the way back above it, the way on within the thumb's reach. */
export function QuestionFrame({
  title,
  text,
  step,
  steps,
  back,
  problem = null,
  canContinue = true,
  isBusy,
  onContinue,
  children,
}: QuestionFrameProps) {
  const t = useT();
  return (
    <Page
      title={title}
      bar={{
        ...(back !== undefined && { back }),
        children: <ProgressBar value={step} max={steps} label={t("funnel.progress", { step, steps })} />,
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onContinue();
        }}
      >
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
        <div className={styles.dock}>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          <Button type="submit" isWide isBusy={isBusy} disabled={!canContinue}>
            {t("ui.continue")}
          </Button>
        </div>
      </form>
    </Page>
  );
}
