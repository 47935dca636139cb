import type { PlacementWait } from "@candlewise/contracts/learning/schemas";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { placementHref } from "../path/map-model.ts";
import { usePlacementWait } from "../path/use-placement-wait.ts";
import { PlayerShell } from "../player/player-shell.tsx";

interface ClosedTestProps {
  wait: PlacementWait;
  title: string;
  onRetry: () => void;
}

/** A placement test that opens later: when, and what opens it at once. */
export function ClosedTest({ wait, title, onRetry }: ClosedTestProps) {
  const t = useT();
  const navigate = useNavigate();
  const closed = usePlacementWait(wait);
  return (
    <PlayerShell title={title} onClose={() => navigate("/learn")}>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        mood={closed ? "asleep" : "thinking"}
        title={t(closed ? "learning.jump.closed" : "learning.jump.title")}
        actions={
          <>
            {closed?.part?.href && (
              <LinkButton to={closed.part.href}>{t("learning.goTo", { title: closed.part.title })}</LinkButton>
            )}
            {!closed && <Button onClick={onRetry}>{t("learning.jump.start")}</Button>}
            <LinkButton look="quiet" to="/learn">
              {t("player.toPath")}
            </LinkButton>
          </>
        }
      >
        {closed && `${t("learning.jump.closedWhy")} ${closed.text}`}
      </EmptyState>
    </PlayerShell>
  );
}

/** Another placement test was begun and comes first. */
export function OtherTestFirst({ componentId, title }: { componentId: string; title: string }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <PlayerShell title={title} onClose={() => navigate("/learn")}>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        mood="thinking"
        title={t("placement.underWay.title")}
        actions={
          <>
            <LinkButton to={placementHref(componentId)}>{t("placement.underWay.continue")}</LinkButton>
            <LinkButton look="quiet" to="/learn">
              {t("player.toPath")}
            </LinkButton>
          </>
        }
      >
        {t("placement.underWay.text")}
      </EmptyState>
    </PlayerShell>
  );
}
