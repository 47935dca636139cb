import { Suspense, useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "#web/shared/routing/router.tsx";
import { factsOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useGetPathwayQuery } from "../api.ts";
import { ACTIVE_PATH } from "../inputs.ts";
import { hrefOf } from "../path/map-model.ts";
import { LessonSkeleton } from "../player/lesson-skeleton.tsx";
import { partIn } from "../player/part-in.ts";
import { PlayerProblem } from "../player/player-problem.tsx";
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
  const wait = factsOf(error, "placement_closed");
  if (wait && !isOpening) return <ClosedTest wait={wait} title={heading} onRetry={() => void start()} />;
  const other = factsOf(error, "placement_under_way");
  if (other && !isOpening) return <OtherTestFirst componentId={other.component_id} title={heading} />;
  if (error && !isOpening) {
    return (
      <PlayerProblem error={error} isRetrying={isOpening} onRetry={() => void start()} componentId={componentId} />
    );
  }
  return <LessonSkeleton onClose={() => navigate("/learn")} />;
}
