import { useState, type FormEvent } from "react";
import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useSaveJournalReviewMutation, type ReviewFigures as Figures } from "./api.ts";
import styles from "./journal.module.css";
import type { KeptDrafts } from "./kept-drafts.ts";
import { ReviewFigures } from "./review-figures.tsx";
import { TextArea } from "./text-area.tsx";

const QUESTIONS = ["worked", "failed", "rule"] as const;
type Answers = Readonly<Record<(typeof QUESTIONS)[number], string>>;

function answersOf(draft: unknown): Answers {
  const kept = isRecord(draft) ? draft : {};
  const text = (question: string) => (typeof kept[question] === "string" ? kept[question] : "");
  return { worked: text("worked"), failed: text("failed"), rule: text("rule") };
}

interface ReviewFormProps {
  number: number;
  figures: Figures;
  drafts: KeptDrafts;
}

/** A look back on 20 trades: first the figures, then what worked and what did not, then one rule for the next 20. */
export function ReviewForm({ number, figures, drafts }: ReviewFormProps) {
  const t = useT();
  const id = `review-${number}`;
  const [answers, setAnswers] = useState(() => answersOf(drafts.find(id)?.draft));
  const [save, { error, isLoading }] = useSaveJournalReviewMutation();
  const isEmpty = QUESTIONS.every((question) => answers[question].trim() === "");
  const answer = (change: Partial<Answers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    drafts.keep(id, { version: 1, draft: next });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save({ params: { number: String(number) }, body: { version: 0, review: answers } });
    if (saved.error) return;
    drafts.drop(id);
    toast(t("journal.reviewSaved"), { variant: "success" });
  };
  const problem =
    error && (isUnreachable(error) ? "offline" : errorCodeOf(error) === "journal_changed" ? "elsewhere" : "failed");
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <section className={styles.part}>
        <h2>{t("journal.step.figures")}</h2>
        <ReviewFigures figures={figures} />
      </section>
      {QUESTIONS.map((question) => (
        <section key={question} className={styles.part}>
          <h2>{t(`journal.step.${question}`)}</h2>
          <TextArea
            label={t(`journal.ask.${question}`)}
            rows={3}
            value={answers[question]}
            onChange={(text) => answer({ [question]: text })}
          />
        </section>
      ))}
      <div className={styles.saveBar}>
        <p role="alert" className={styles.problem}>
          {problem && t(`journal.problem.${problem}`)}
        </p>
        <Button type="submit" isBusy={isLoading} disabled={isEmpty}>
          {t("journal.reviewSave")}
        </Button>
      </div>
    </form>
  );
}
