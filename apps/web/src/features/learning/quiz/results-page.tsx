import type { QuizResults } from "@candlewise/contracts/learning/schemas";
import { useEffect, useRef, type ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CandleMood, type Mood } from "#web/shared/ui/candle-mood.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { PlayerShell } from "../player/player-shell.tsx";
import { AnswerReview } from "./answer-review.tsx";
import styles from "./results-page.module.css";
import { ScoreRing } from "./score-ring.tsx";
import { SkillBars } from "./skill-bars.tsx";

interface ResultsPageProps {
  results: QuizResults;
  /** Name of the quiz, or of what a placement test opens. */
  title: string;
  /** The result in a sentence. */
  text: string;
  onClose: () => void;
  dock: ReactNode;
  /** Below the skills: what follows from it. */
  advice?: ReactNode;
  /** At the end. */
  children?: ReactNode;
}

/** S7.73: the score against the line, the skills, and every answer with its reasons. */
export function ResultsPage({ results, title, text, onClose, dock, advice, children }: ResultsPageProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <PlayerShell title={`${t("results.title")}: ${title}`} onClose={onClose} dock={dock}>
      <Stack gap={8}>
        <Stack as="section" gap={1} align="center" aria-labelledby="result">
          <div className={styles.figure}>
            <ScoreRing percent={results.percent} passPercent={results.pass_percent} isPassed={results.is_passed} />
            <CandleMood mood={moodOf(results)} />
          </div>
          <h1 id="result" ref={heading} className={styles.headline} tabIndex={-1}>
            {t(results.is_passed ? "results.passed" : "results.notYet")}
          </h1>
          <p className={styles.text}>{text}</p>
        </Stack>
        {results.skills.length > 0 && (
          <Stack as="section" gap={4} aria-labelledby="result-skills">
            <h2 id="result-skills">{t("results.skills")}</h2>
            <SkillBars skills={results.skills} />
            {advice}
          </Stack>
        )}
        <Stack as="section" gap={4} aria-labelledby="result-review">
          <h2 id="result-review">{t("results.review")}</h2>
          <Text size={4} weight={500} tone="muted" className={styles.hint}>
            {t("results.reviewHint")}
          </Text>
          <AnswerReview review={results.review} attemptId={results.attempt_id} />
        </Stack>
        {children}
      </Stack>
    </PlayerShell>
  );
}

const moodOf = ({ is_passed, percent }: QuizResults): Mood => {
  if (!is_passed) return "nearly";
  return percent === 100 ? "proud" : "happy";
};

/** What a result asks for, in a tinted line. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <Note as="p" className={styles.advice}>
    {children}
  </Note>
);
