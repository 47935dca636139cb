import type { CoursePathway } from "@candlewise/contracts/learning/schemas";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { FreeLimit } from "#web/modules/free-plan/free-limit.tsx";
import { errorCodeOf, factsOf, statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { useGetCoursePathwayQuery, useGetPathwayQuery } from "../api.ts";
import { placementHref, type MapNode } from "../path/map-model.ts";
import { nextUp } from "../path/next-up.ts";
import { usePlacementWait } from "../path/use-placement-wait.ts";
import { partIn } from "./part-in.ts";
import { PlayerShell } from "./player-shell.tsx";

export interface PlayerProblemProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  componentId: string;
  /** The course it stands in, when the address tells. */
  courseId?: string;
}

/** Why a lesson, quiz or test cannot be shown, and what to do: locked, not free now, gone, or out of reach. */
export function PlayerProblem({ query: { error, isFetching, refetch }, ...part }: PlayerProblemProps) {
  const t = useT();
  const navigate = useNavigate();
  const isLocked = errorCodeOf(error) === "component_locked";
  const used = factsOf(error, "free_limit_reached");
  if (used)
    return (
      <PlayerShell title={t("player.title")} onClose={() => navigate("/learn")}>
        <h1 className="sr-only">{t("player.title")}</h1>
        <FreeLimit used={used} next="/learn" />
      </PlayerShell>
    );
  const title = t(isLocked ? "player.locked.title" : "player.missing.title");
  return (
    <PlayerShell title={title} onClose={() => navigate("/learn")}>
      <h1 className="sr-only">{t("player.title")}</h1>
      {isLocked ? (
        <Locked {...part} />
      ) : statusOf(error) === 404 ? (
        <EmptyState mood="lost" title={title} actions={<LinkButton to="/learn">{t("player.toPath")}</LinkButton>}>
          {t("player.missing.text")}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          <LinkButton look="quiet" to="/learn">
            {t("player.toPath")}
          </LinkButton>
        </ErrorState>
      )}
    </PlayerShell>
  );
}

function Locked({ componentId, courseId }: Pick<PlayerProblemProps, "componentId" | "courseId">) {
  const t = useT();
  const pathway = useGetPathwayQuery({ params: { id: "active" } });
  const course = useGetCoursePathwayQuery({ params: { id: courseId ?? "" } }, { skip: courseId === undefined });
  const courses: readonly CoursePathway[] = pathway.data?.courses ?? [];
  const part = partIn(courses, componentId) ?? (course.data ? partIn([course.data], componentId) : null);
  const open = nextUp(courses) ?? (course.data ? nextUp([course.data]) : null);
  const before = part?.unlockedBy;
  return (
    <EmptyState
      mood="thinking"
      title={t("player.locked.title")}
      actions={
        <>
          {open && <LinkButton to={open.href}>{t("learning.goTo", { title: open.component.title })}</LinkButton>}
          {part?.status === "jump_here" && <Jump part={part} course={course.data} />}
          <LinkButton look="quiet" to="/learn">
            {t("player.toPath")}
          </LinkButton>
        </>
      }
    >
      {before ? t("player.locked.after", { title: before }) : t("player.locked.text")}
    </EmptyState>
  );
}

/** The way in by a placement test, while that is open. */
function Jump({ part, course }: { part: MapNode; course: CoursePathway | undefined }) {
  const t = useT();
  const closed = usePlacementWait(part.placement_wait, course);
  if (closed) return null;
  return (
    <LinkButton look="secondary" to={placementHref(part.id)}>
      {t("player.locked.jump")}
    </LinkButton>
  );
}
