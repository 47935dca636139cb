import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { PlayerShell } from "../player/player-shell.tsx";
import { REVIEWS } from "./hrefs.ts";

interface NoReviewProps {
  isDrill: boolean;
  /** None where the server has nothing to ask. */
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Why no review opens: nothing is due, no connection, or a failure. */
export function NoReview({ isDrill, error, onRetry, isRetrying }: NoReviewProps) {
  const t = useT();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const title = t("review.title");
  const overview = (
    <LinkButton look="secondary" to={REVIEWS}>
      {t("review.overview")}
    </LinkButton>
  );
  return (
    <PlayerShell title={title} onClose={() => navigate(REVIEWS)}>
      <h1 className="sr-only">{title}</h1>
      {!error ? (
        <EmptyState mood="happy" title={t(isDrill ? "review.drillNone.title" : "review.none.title")} actions={overview}>
          {isDrill && t("review.drillNone.text")}
        </EmptyState>
      ) : isOnline ? (
        <ErrorState error={error} onRetry={onRetry} isRetrying={isRetrying}>
          {overview}
        </ErrorState>
      ) : (
        <EmptyState
          title={t("ui.error.offlineTitle")}
          actions={
            <Button look="secondary" icon="refresh" isBusy={isRetrying} onClick={onRetry}>
              {t("ui.retry")}
            </Button>
          }
        >
          {t("review.offline")}
        </EmptyState>
      )}
    </PlayerShell>
  );
}
