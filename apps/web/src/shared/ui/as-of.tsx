import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { sinceText } from "#web/shared/i18n/since-text.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { useNow } from "./use-now.ts";
import styles from "./as-of.module.css";
import { Icon } from "./icon.tsx";

interface AsOfProps {
  /** Second of what is shown. */
  at: number;
  /** What that means for the learner. */
  children: ReactNode;
  /** The connection is back: what is shown is old. */
  onBack: () => void;
}

/** Says how old figures are while there is no connection; nothing while there is one. */
export function AsOf({ at, children, onBack }: AsOfProps) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const isConnected = useIsConnected();
  const wasAway = useRef(false);
  const comeBack = useEffectEvent(onBack);
  useEffect(() => {
    if (isConnected && wasAway.current) comeBack();
    wasAway.current = !isConnected;
  }, [isConnected]);
  return (
    <output className={styles.region}>
      {!isConnected && (
        <span className={styles.note}>
          <Icon name="offline" size={20} />
          <span>
            <strong>{t("ui.asOf", { time: sinceText(at, now, language) })}</strong> {children}
          </span>
        </span>
      )}
    </output>
  );
}
