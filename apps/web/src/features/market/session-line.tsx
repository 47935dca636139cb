import { useEffect, useEffectEvent } from "react";
import type { StreamState } from "#web/shared/api-client/event-stream.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { useNow } from "#web/shared/ui/use-now.ts";
import { Text } from "#web/shared/ui/text.tsx";
import type { Session } from "./api.ts";
import styles from "./market.module.css";
import { sessionText } from "./session-text.ts";

interface SessionLineProps {
  session: Session;
  stream: StreamState;
  /** The session has begun or ended: what is known of it is old. */
  onOver: () => void;
}

/** Open or closed and until when; and whether prices still arrive. */
export function SessionLine({ session, stream, onOver }: SessionLineProps) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const isOnline = useIsOnline();
  const ends = session.is_open ? session.closes_at : session.opens_at;
  const tell = useEffectEvent(onOver);
  const isOver = ends !== null && now >= ends;
  useEffect(() => {
    if (isOver) tell();
  }, [isOver, now]);
  const isLate = session.is_open && (stream === "waiting" || !isOnline);
  return (
    <Text size={3} weight={600} tone="muted" className={styles.session} data-open={session.is_open && !isLate}>
      <span className={styles.light} aria-hidden="true" />
      {isLate ? t("market.session.waiting") : sessionText(session, now, t, language)}
    </Text>
  );
}
