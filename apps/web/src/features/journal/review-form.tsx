import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { DraftStore } from "#web/shared/offline/draft-store.ts";
import { editDraft } from "#web/shared/offline/draft.ts";
import { useDraft } from "#web/shared/offline/use-draft.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useSaveJournalReviewMutation, type ReviewFigures as Figures } from "./api.ts";
import {
  isEmptyReview,
  isSameReview,
  NOT_WRITTEN,
  QUESTIONS,
  restoredReview,
  reviewDraftId,
  type ReviewAnswers,
} from "./review-draft.ts";
import { ReviewFigures } from "./review-figures.tsx";
import { Form } from "#web/shared/ui/form.tsx";
import { JournalText } from "./journal-text.tsx";

interface ReviewFormProps {
  number: number;
  figures: Figures;
  drafts: DraftStore;
}

/** A look back on 20 trades: first the figures, then what worked and what did not, then one rule for the next 20. */
export function ReviewForm({ number, figures, drafts }: ReviewFormProps) {
  const t = useT();
  const id = reviewDraftId(number);
  const [{ value: answers }, update] = useDraft({
    id,
    work: "drafts",
    saved: NOT_WRITTEN,
    drafts,
    isSame: isSameReview,
    restore: restoredReview,
  });
  const [save, { error, isLoading }] = useSaveJournalReviewMutation();
  const answer = (change: Partial<ReviewAnswers>) =>
    update((draft) => editDraft(draft, { ...draft.value, ...change }, isSameReview));
  const submit = async () => {
    const saved = await save({ params: { number: String(number) }, body: { version: 0, review: answers } });
    if (saved.error) return;
    drafts.remove(id);
    toast(t("journal.reviewSaved"), { variant: "success" });
  };
  const problem =
    error && (isUnreachable(error) ? "offline" : errorCodeOf(error) === "journal_changed" ? "elsewhere" : "failed");
  return (
    <Form gap={6} onSubmit={() => void submit()}>
      <Stack as="section" gap={3}>
        <h2>{t("journal.step.figures")}</h2>
        <ReviewFigures figures={figures} />
      </Stack>
      {QUESTIONS.map((question) => (
        <Stack key={question} as="section" gap={3}>
          <h2>{t(`journal.step.${question}`)}</h2>
          <JournalText
            label={t(`journal.ask.${question}`)}
            rows={3}
            value={answers[question]}
            onChange={(text) => answer({ [question]: text })}
          />
        </Stack>
      ))}
      <Stack gap={2}>
        <ProblemAlert>{problem && t(`journal.problem.${problem}`)}</ProblemAlert>
        <Button type="submit" isBusy={isLoading} disabled={isEmptyReview(answers)}>
          {t("journal.reviewSave")}
        </Button>
      </Stack>
    </Form>
  );
}
