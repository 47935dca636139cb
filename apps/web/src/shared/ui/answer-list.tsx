import type { ReactNode } from "react";
import styles from "./answer-list.module.css";
import { Tile } from "./tinted.tsx";
import { Stack } from "./stack.tsx";

interface Answer<Value extends string> {
  value: Value;
  picture: ReactNode;
  label: string;
  text: string;
  /** One quiet line below the text. */
  note?: ReactNode;
  /** A word beside the label. */
  tag?: string | undefined;
}

interface AnswerListProps<Value extends string> {
  /** What is asked; not shown. */
  label: string;
  answers: readonly Answer<Value>[];
  /** The answer given before. */
  value: Value | null;
  /** The answer that is being saved; no other can be given meanwhile. */
  pending: Value | null;
  onAnswer: (value: Value) => void;
}

/** A question with a few answers: one tap answers it. */
export function AnswerList<Value extends string>({
  label,
  answers,
  value,
  pending,
  onAnswer,
}: AnswerListProps<Value>): ReactNode {
  return (
    <Stack as="ul" gap={3} aria-label={label}>
      {answers.map((answer) => (
        <li key={answer.value}>
          <button
            type="button"
            className={styles.answer}
            aria-pressed={answer.value === (pending ?? value)}
            aria-busy={answer.value === pending || undefined}
            onClick={pending === null ? () => onAnswer(answer.value) : undefined}
          >
            <Tile className={styles.picture} aria-hidden="true">
              {answer.picture}
            </Tile>
            <span className={styles.words}>
              <span className={styles.label}>
                {answer.label}
                {answer.tag && <span className={styles.tag}>{answer.tag}</span>}
              </span>
              <span>{answer.text}</span>
              {answer.note && <span className={styles.note}>{answer.note}</span>}
            </span>
          </button>
        </li>
      ))}
    </Stack>
  );
}
