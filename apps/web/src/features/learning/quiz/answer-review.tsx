import type { QuizResults } from "@candlewise/contracts/learning/schemas";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note, Tile } from "#web/shared/ui/tinted.tsx";
import { fromAnswer } from "../items/draft.ts";
import { ItemView } from "../items/item-view.tsx";
import { VerdictMark } from "../items/common/verdict-mark.tsx";
import { Prose } from "../prose/prose.tsx";
import { ReportButton } from "../report/report-button.tsx";
import { Strokes } from "#web/shared/ui/strokes.tsx";
import { QuestionDetails } from "./question-details.tsx";
import styles from "./answer-review.module.css";

type Reviewed = QuizResults["review"][number];

/** Every question as it was asked, with the answer given, the right one and why. Wrong ones first catch the eye, in order. */
export function AnswerReview({ review, attemptId }: Pick<QuizResults, "review"> & { attemptId: string }) {
  return (
    <Stack as="ol" gap={2}>
      {review.map((reviewed, index) => (
        <ReviewedAnswer key={reviewed.question.id} {...{ reviewed, attemptId }} number={index + 1} />
      ))}
    </Stack>
  );
}

const ignore = () => undefined;

interface ReviewedAnswerProps {
  reviewed: Reviewed;
  attemptId: string;
  number: number;
}

function ReviewedAnswer({ reviewed: { question, answer, verdict }, attemptId, number }: ReviewedAnswerProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isRight = verdict.is_correct === true;
  const whole = verdict.parts.filter(({ token, is_correct, why }) => token === "" && !is_correct && why.length > 0);
  return (
    <QuestionDetails
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      mark={
        <Tile size="small" tone={isRight ? "right" : "wrong"}>
          <VerdictMark state={isRight ? "right" : "wrong"} />
        </Tile>
      }
      prompt={
        // One inline box: a box of several would lose the spaces between them.
        <span>
          <Text as="span" tone="muted" className="tabular">
            {number}.
          </Text>{" "}
          {isOpen
            ? t(isRight ? "results.reviewRight" : "results.reviewWrong")
            : plainText(question.prompt).replaceAll(/\s+/g, " ")}
        </span>
      }
      end={<Strokes path="m5 7.500 5 5 5-5" grid={20} size={20} width={2.4} className={styles.arrow} />}
    >
      {isOpen && (
        <Stack gap={4} className={styles.body}>
          <ItemView item={question} draft={fromAnswer(answer)} onDraft={ignore} verdict={verdict} isLocked />
          {whole.map((part, index) => (
            <Remark key={index} title={t("results.wasWrong")} tone="wrong" nodes={part.why} />
          ))}
          {verdict.explanation.length > 0 && (
            <Remark title={t("results.because")} tone="right" nodes={verdict.explanation} />
          )}
          <ReportButton questionId={question.id} place={{ attempt_id: attemptId }} look="words" />
        </Stack>
      )}
    </QuestionDetails>
  );
}

interface RemarkProps {
  title: string;
  tone: "right" | "wrong";
  nodes: Reviewed["verdict"]["explanation"];
}

const Remark = ({ title, tone, nodes }: RemarkProps) => (
  <Note tone="right" className={styles.remark} data-tone={tone}>
    <Text size={2} weight={800}>
      {title}
    </Text>
    <Prose nodes={nodes} />
  </Note>
);
