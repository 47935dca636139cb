import type { QuizResults } from "@candlewise/contracts/learning/schemas";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { fromAnswer } from "../items/draft.ts";
import { ItemView } from "../items/item-view.tsx";
import { VerdictMark } from "../items/common/verdict-mark.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./answer-review.module.css";

type Reviewed = QuizResults["review"][number];

/** Every question as it was asked, with the answer given, the right one and why. Wrong ones first catch the eye, in order. */
export function AnswerReview({ review }: Pick<QuizResults, "review">) {
  return (
    <Stack as="ol" gap={2}>
      {review.map((reviewed, index) => (
        <ReviewedAnswer key={reviewed.question.id} reviewed={reviewed} number={index + 1} />
      ))}
    </Stack>
  );
}

const ignore = () => undefined;

function ReviewedAnswer({ reviewed: { question, answer, verdict }, number }: { reviewed: Reviewed; number: number }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isRight = verdict.is_correct === true;
  const whole = verdict.parts.filter(({ token, is_correct, why }) => token === "" && !is_correct && why.length > 0);
  return (
    <li className={styles.entry} data-state={isRight ? "right" : "wrong"}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.head}>
          <span className={styles.mark}>
            <VerdictMark state={isRight ? "right" : "wrong"} />
          </span>
          <Text as="span" size={4} weight={600} className={styles.prompt} dir="auto">
            {/* One inline box: a box of several would lose the spaces between them. */}
            <span>
              <Text as="span" tone="muted" className="tabular">
                {number}.
              </Text>{" "}
              {isOpen
                ? t(isRight ? "results.reviewRight" : "results.reviewWrong")
                : plainText(question.prompt).replaceAll(/\s+/g, " ")}
            </span>
          </Text>
          <svg className={styles.arrow} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="m5 7.500 5 5 5-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </summary>
        {isOpen && (
          <Stack gap={4} className={styles.body}>
            <ItemView item={question} draft={fromAnswer(answer)} onDraft={ignore} verdict={verdict} isLocked />
            {whole.map((part, index) => (
              <Remark key={index} title={t("results.wasWrong")} tone="wrong" nodes={part.why} />
            ))}
            {verdict.explanation.length > 0 && (
              <Remark title={t("results.because")} tone="right" nodes={verdict.explanation} />
            )}
          </Stack>
        )}
      </details>
    </li>
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
