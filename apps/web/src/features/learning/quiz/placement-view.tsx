import { Suspense, useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "#web/shared/routing/router.tsx";
import { factsOf } from "#web/shared/api-client/request-error.ts";
import { useIsShown } from "#web/shared/ui/use-is-pressed.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useGetPathwayQuery } from "../api.ts";
import { ACTIVE_PATH } from "../inputs.ts";
import { hrefOf } from "../path/map-model.ts";
import { LessonSkeleton } from "../player/lesson-skeleton.tsx";
import { partIn } from "../player/part-in.ts";
import { LazyProblem } from "../player/lazy-problem.tsx";
import { AttemptPlayer } from "./attempt-player.tsx";
import { ClosedTest, OtherTestFirst } from "./refused-placement.tsx";
import { useOpenAttempt, type Access } from "./use-open-attempt.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const FinishedPlacement = lazyComponent(() => import("./finished-placement.tsx"), "FinishedPlacement");

/**
 * S4.08: the test of a part that carries `jump_here`. It begins at once, because failing changes nothing; a part with nothing to
 * skip opens without a test. The result has an address of its own, `?attempt=`.
 */
export function PlacementView({ componentId }: { componentId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const finishedId = search.get("attempt");
  const pathway = useGetPathwayQuery(ACTIVE_PATH);
  const part = partIn(pathway.data?.courses ?? [], componentId);
  const title = part?.title ?? t("placement.title");
  const heading = t("placement.heading", { title });
  const { opened, open, close, isOpening, error } = useOpenAttempt(componentId);

  const go = (access: Access | null) => {
    if (access && access.attempt?.purpose !== "placement") {
      const { course_id, chapter_id } = access.place;
      navigate(hrefOf(access, course_id, chapter_id), { replace: true });
    }
  };
  const start = async () => {
    setSearch({}, { replace: true });
    go(await open());
  };
  const begin = useEffectEvent(() => {
    if (finishedId === null && !opened && !isOpening) void start();
  });
  useEffect(() => begin(), [componentId]);

  const problem = isOpening ? undefined : error;
  const isReady = finishedId !== null || opened?.attempt.purpose === "placement" || problem !== undefined;
  const isShown = useIsShown(isReady);
  if (!isReady || !isShown) return <LessonSkeleton onClose={() => navigate("/learn")} />;
  if (finishedId !== null) {
    return (
      <Suspense fallback={<LessonSkeleton onClose={() => navigate("/learn")} />}>
        <FinishedPlacement {...{ attemptId: finishedId, componentId, title, isOpening }} onRetry={() => void start()} />
      </Suspense>
    );
  }
  if (opened?.attempt.purpose === "placement") {
    return (
      <AttemptPlayer
        key={`${opened.attempt.id} ${opened.turn}`}
        attempt={opened.attempt}
        title={heading}
        onFinished={() => {
          setSearch({ attempt: opened.attempt.id }, { replace: true });
          close();
        }}
        onStale={() => void start()}
      />
    );
  }
  return <Refused error={problem} title={heading} componentId={componentId} onRetry={() => void start()} />;
}

interface RefusedProps {
  error: unknown;
  title: string;
  componentId: string;
  onRetry: () => void;
}

function Refused({ error, title, componentId, onRetry }: RefusedProps) {
  const wait = factsOf(error, "placement_closed");
  if (wait) return <ClosedTest wait={wait} title={title} onRetry={onRetry} />;
  const other = factsOf(error, "placement_under_way");
  if (other) return <OtherTestFirst componentId={other.component_id} title={title} />;
  return <LazyProblem query={{ error, isFetching: false, refetch: onRetry }} componentId={componentId} />;
}
