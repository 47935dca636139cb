import { useEffect, useEffectEvent } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { PlayerShell } from "../player/player-shell.tsx";

interface AwaitedResultProps {
  title: string;
  /** Every answer has its verdict. */
  isReady: boolean;
  onReady: () => void;
  onClose: () => void;
}

/** The end of an attempt whose last answers wait for a connection: the result follows by itself. */
export function AwaitedResult({ title, isReady, onReady, onClose }: AwaitedResultProps) {
  const t = useT();
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady) ready();
  }, [isReady]);
  return (
    <PlayerShell title={title} onClose={onClose}>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        mood="thinking"
        title={t("quiz.waiting.title")}
        actions={
          <LinkButton look="secondary" to="/learn">
            {t("player.toPath")}
          </LinkButton>
        }
      >
        {t("quiz.waiting.text")}
      </EmptyState>
    </PlayerShell>
  );
}
