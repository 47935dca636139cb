import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { IconButton } from "../button.tsx";
import styles from "./celebration-card.module.css";
import type { Celebration } from "./queue.ts";
import { Rays } from "./rays.tsx";
import { useCard } from "./use-card.ts";

interface CelebrationCardProps {
  celebration: Celebration;
  /** Which one of how many. */
  at: number;
  of: number;
  onNext: () => void;
  onStop: () => void;
}

/** One celebration. A tap on it and time go on to the next; a key or a tap elsewhere ends the sequence. */
export function CelebrationCard({ celebration, at, of, onNext, onStop }: CelebrationCardProps) {
  const t = useT();
  const { kind, title, text, art, action } = celebration;
  const { card, goOn, stop } = useCard({ celebration, onNext, onStop });
  return (
    // The tap is a shortcut: the button and the keys do the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={card} className={styles.card} data-celebration={kind} onClick={goOn}>
      <div className={styles.art} aria-hidden="true">
        <Rays />
        {art}
      </div>
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {text !== undefined && <p>{text}</p>}
        {action && (
          <Link to={action.to} className={styles.action} onClick={stop}>
            {action.label}
          </Link>
        )}
      </div>
      <IconButton icon="close" label={t("ui.dismiss")} className={styles.close} />
      {of > 1 && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: of }, (_, index) => (
            <i key={index} data-on={index === at || undefined} />
          ))}
        </span>
      )}
    </div>
  );
}
