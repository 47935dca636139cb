import type { Place, QuizResults } from "@candlewise/contracts/learning/schemas";
import { useEffect } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { useGetPathwayQuery, useGetQuizResultsQuery } from "../api.ts";
import { useComponentAt } from "../celebration/use-component-at.ts";
import { LessonSkeleton } from "../player/lesson-skeleton.tsx";
import { nextUp, type NextUp } from "../path/next-up.ts";
import { usePlacementWait, type ClosedPlacement } from "../path/use-placement-wait.ts";
import { LazyProblem } from "../player/lazy-problem.tsx";
import { Dock } from "../player/player-shell.tsx";
import { neededToPass } from "./needed.ts";
import { Advice, ResultsPage } from "./results-page.tsx";

interface FinishedPlacementProps {
  attemptId: string;
  componentId: string;
  /** Of the part that passing opens. */
  title: string;
  isOpening: boolean;
  onRetry: () => void;
}

/** The result of a placement test: the part is open and what it skips is done, or nothing has changed. */
export function FinishedPlacement({ attemptId, componentId, title, isOpening, onRetry }: FinishedPlacementProps) {
  const navigate = useNavigate();
  const query = useGetQuizResultsQuery({ params: { id: attemptId } });
  const results = query.data;
  const play = useSound();
  const isPassed = results?.is_passed === true;
  useEffect(() => {
    if (isPassed) play("complete");
  }, [isPassed, play]);
  if (!results) {
    if (!query.error) return <LessonSkeleton onClose={() => navigate("/learn")} />;
    return <LazyProblem query={query} componentId={componentId} />;
  }
  return <PlacementResult {...{ results, title, isOpening, onRetry }} />;
}

interface PlacementResultProps extends Pick<FinishedPlacementProps, "title" | "isOpening" | "onRetry"> {
  results: QuizResults;
}

function PlacementResult({ results, title, isOpening, onRetry }: PlacementResultProps) {
  const t = useT();
  const navigate = useNavigate();
  const pathway = useGetPathwayQuery({ params: { id: "active" } });
  const { completion, is_passed: isPassed } = results;
  const { correct, asked } = results;
  const marked = completion?.changes.filter(({ status }) => status === "completed").length ?? 0;
  const lesson = nextUp(pathway.data?.courses ?? []);
  const closed = usePlacementWait(results.placement_wait);
  const text = isPassed
    ? t("placement.passedText", { correct, asked, title })
    : t("placement.failedText", { correct, asked, needed: neededToPass(asked, results.pass_percent) });
  return (
    <ResultsPage
      results={results}
      title={title}
      text={text}
      onClose={() => navigate("/learn")}
      advice={isPassed && marked > 0 && <Advice>{t("placement.marked", { count: marked })}</Advice>}
      dock={
        <Dock>
          {isPassed ? (
            <OpenPart place={completion?.next ?? null} />
          ) : (
            <AfterFailing {...{ isOpening, onRetry }} isClosed={closed !== null} href={lesson?.href} />
          )}
        </Dock>
      }
    >
      {!isPassed && <NextStep {...{ closed, lesson }} />}
    </ResultsPage>
  );
}

interface NextStepProps {
  closed: ClosedPlacement | null;
  /** The lesson to begin with. */
  lesson: NextUp | null;
}

/** After failing: when the next try is open, or else where the lessons begin. */
function NextStep({ closed, lesson }: NextStepProps) {
  const t = useT();
  if (closed) return <Advice>{closed.text}</Advice>;
  return lesson && <Advice>{t("placement.failedNext", { title: lesson.component.title })}</Advice>;
}

function OpenPart({ place }: { place: Place | null }) {
  const t = useT();
  const opened = useComponentAt(place);
  return (
    <LinkButton isWide to={opened?.href ?? "/learn"}>
      {opened ? t("placement.open", { title: opened.component.title }) : t("player.toPath")}
    </LinkButton>
  );
}

interface AfterFailingProps {
  isOpening: boolean;
  onRetry: () => void;
  /** The next try has to wait. */
  isClosed: boolean;
  /** The lesson to begin with. */
  href: string | null | undefined;
}

function AfterFailing({ isOpening, onRetry, isClosed, href }: AfterFailingProps) {
  const t = useT();
  return (
    <>
      <LinkButton isWide to={href ?? "/learn"}>
        {t("placement.lessons")}
      </LinkButton>
      {!isClosed && (
        <Button look="secondary" isWide isBusy={isOpening} onClick={onRetry}>
          {t("results.retry")}
        </Button>
      )}
    </>
  );
}
