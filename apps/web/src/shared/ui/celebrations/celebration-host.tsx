import { useEffect, useState, useSyncExternalStore } from "react";
import { celebrations } from "./celebrate.ts";
import { CelebrationCard } from "./celebration-card.tsx";
import styles from "./celebration-card.module.css";
import { isGoodMoment, whenMomentChanges } from "./moment.ts";
import type { Celebration } from "./queue.ts";

/** Milliseconds for which a screen has been at rest before something is celebrated on it. */
const REST = 600;

interface Sequence {
  readonly all: readonly Celebration[];
  readonly at: number;
  /** The screen on which it began. */
  readonly screen: string;
}

/** Takes a sequence from the queue when the moment is good. */
function useSequence(screen: string) {
  const [sequence, setSequence] = useState<Sequence | null>(null);
  const isDue = useSyncExternalStore(celebrations.subscribe, () => celebrations.isDue(screen));
  const isGood = useSyncExternalStore(whenMomentChanges, isGoodMoment);
  const isShown = sequence !== null;
  useEffect(() => {
    if (!isDue || !isGood || isShown) return undefined;
    const begin = () => setSequence({ all: celebrations.take(screen), at: 0, screen });
    const timer = setTimeout(begin, REST);
    return () => clearTimeout(timer);
  }, [isDue, isGood, isShown, screen]);
  return [sequence, setSequence] as const;
}

/** Shows celebrations over the screen without holding it up: the focus stays where it is, and a tap or key does what it would do anyway. */
export function CelebrationHost({ screen }: { screen: string }) {
  const [sequence, setSequence] = useSequence(screen);
  const shown = sequence?.all[sequence.at];
  const goOn = () =>
    setSequence(sequence && sequence.at + 1 < sequence.all.length ? { ...sequence, at: sequence.at + 1 } : null);
  const stop = () => {
    if (!sequence) return;
    // What was on the screen, however briefly, does not come twice.
    celebrations.putBack(sequence.all.slice(sequence.at + 1), sequence.screen);
    setSequence(null);
  };
  return (
    // There before it has content: only then its content is announced.
    <output className={styles.place} aria-live="polite">
      {sequence && shown && (
        <CelebrationCard
          key={shown.id}
          celebration={shown}
          at={sequence.at}
          of={sequence.all.length}
          onNext={goOn}
          onStop={stop}
        />
      )}
    </output>
  );
}
