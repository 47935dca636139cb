import type { QuizResults as Results } from "@candlewise/contracts/learning/schemas";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { useGetQuizStatisticsQuery } from "../api.ts";
import { useComponentAt } from "../celebration/use-component-at.ts";
import { Dock, DockNote } from "../player/player-shell.tsx";
import { neededToPass } from "./needed.ts";
import { QuizStatistics } from "./quiz-statistics.tsx";
import { Advice, ResultsPage } from "./results-page.tsx";

interface QuizResultsProps {
  results: Results;
  title: string;
  isOpening: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The result of a quiz, in honest words, with what to do about it. */
export function QuizResults({ results, title, isOpening, hasFailed, onRetry }: QuizResultsProps) {
  const t = useT();
  const navigate = useNavigate();
  const next = useComponentAt(results.completion?.next ?? null);
  const statistics = useGetQuizStatisticsQuery(
    { params: { id: results.quiz_id } },
    { refetchOnMountOrArgChange: true },
  );
  const { asked, correct, is_passed: isPassed } = results;
  const needed = neededToPass(asked, results.pass_percent);
  const missed = results.skills.filter((skill) => skill.correct < skill.asked).map(({ title: name }) => name);
  const text = isPassed
    ? t("results.passedText", { correct, asked, needed })
    : t("results.notYetText", { correct, asked, needed, missing: needed - correct });
  return (
    <ResultsPage
      results={results}
      title={title}
      text={text}
      onClose={() => navigate("/learn")}
      advice={!isPassed && missed.length > 0 && <Advice>{t("results.practise", { skills: missed.join(", ") })}</Advice>}
      dock={
        <Dock note={hasFailed && <DockNote tone="fault">{t("quiz.startFailed")}</DockNote>}>
          {isPassed ? (
            <LinkButton isWide to={next?.href ?? "/learn"}>
              {t(next ? "ui.continue" : "player.toPath")}
            </LinkButton>
          ) : (
            <Button isWide icon="refresh" isBusy={isOpening} onClick={onRetry}>
              {t("results.retry")}
            </Button>
          )}
        </Dock>
      }
    >
      {statistics.data && <QuizStatistics statistics={statistics.data} />}
    </ResultsPage>
  );
}
