import type { Quiz } from "@candlewise/contracts/learning/schemas";
import type { ReactNode } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { useHome } from "../path/use-home.ts";
import { PlayerHeading } from "../player/player-heading.tsx";
import { Dock, DockNote, PlayerShell } from "../player/player-shell.tsx";
import { CandleLadder } from "./candle-ladder.tsx";
import { neededToPass } from "./needed.ts";
import styles from "./quiz-intro.module.css";

interface QuizIntroProps {
  quiz: Quiz;
  isOpening: boolean;
  hasFailed: boolean;
  onStart: () => void;
}

/** What a quiz asks and what is at stake, before it begins. */
export function QuizIntro({ quiz, isOpening, hasFailed, onStart }: QuizIntroProps) {
  const t = useT();
  const navigate = useNavigate();
  const home = useHome(quiz.course_id);
  const isOnline = useIsOnline();
  const answered = quiz.attempt?.answers.length ?? 0;
  const isOpen = quiz.attempt !== null && answered > 0;
  const needed = neededToPass(quiz.ask, quiz.pass_percent);
  const isPassed = quiz.status === "completed";
  const label = isOpen ? t("quiz.resume", { at: answered + 1 }) : t(quiz.attempts > 0 ? "quiz.again" : "quiz.start");
  return (
    <PlayerShell
      title={quiz.title}
      onClose={() => navigate(home.to)}
      dock={
        <Dock note={hasFailed && <DockNote tone="fault">{t(isOnline ? "quiz.startFailed" : "quiz.offline")}</DockNote>}>
          <Button isWide isBusy={isOpening} onClick={onStart}>
            {label}
          </Button>
        </Dock>
      }
    >
      <Stack gap={3}>
        <PlayerHeading icon="trophy" kind={t(`quiz.kind.${quiz.kind}`)} title={quiz.title} />
        <CandleLadder ask={quiz.ask} needed={needed} reached={reachedOf(quiz)} />
        <Stack as="ul" gap={2} className={styles.facts}>
          <Fact icon="target">{t("quiz.questions", { count: quiz.ask })}</Fact>
          <Fact icon="chart">
            {quiz.best_percent === null ? t("quiz.first") : t("quiz.best", { percent: quiz.best_percent })}
          </Fact>
        </Stack>
        <p className={styles.text}>{t(isPassed ? "quiz.passedBefore" : "quiz.promise")}</p>
        {isOpen && quiz.attempt && (
          <Note as="p" className={styles.open}>
            {t("quiz.resumeHint", { answered, asked: quiz.attempt.questions.length })}
          </Note>
        )}
      </Stack>
    </PlayerShell>
  );
}

const reachedOf = ({ ask, best_percent }: Quiz): number => Math.round((ask * (best_percent ?? 0)) / 100);

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={20} />
    {children}
  </li>
);
