import { CHALLENGES } from "#web/features/challenges/hrefs.ts";
import { PlayerShell } from "#web/features/learning/player/player-shell.tsx";
import { errorCodeOf, statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";

interface DayProblemProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

function reasonOf(error: unknown): "locked" | "notJoined" | "missing" | null {
  if (errorCodeOf(error) === "day_locked") return "locked";
  if (errorCodeOf(error) === "challenge_not_joined") return "notJoined";
  return statusOf(error) === 404 ? "missing" : null;
}

/** Why the task of a day cannot be shown, and what to do. */
export function DayProblem({ query: { error, isFetching, refetch } }: DayProblemProps) {
  const t = useT();
  const navigate = useNavigate();
  const reason = reasonOf(error);
  const title = reason ? t(`challenges.${reason}.title`) : t("challenges.title");
  const all = (
    <LinkButton look={reason ? "primary" : "quiet"} to={CHALLENGES}>
      {t("challenges.all")}
    </LinkButton>
  );
  return (
    <PlayerShell title={title} onClose={() => navigate(CHALLENGES)}>
      <h1 className="sr-only">{t("challenges.title")}</h1>
      {reason ? (
        <EmptyState mood={reason === "missing" ? "lost" : "thinking"} title={title} actions={all}>
          {t(`challenges.${reason}.text`)}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          {all}
        </ErrorState>
      )}
    </PlayerShell>
  );
}
