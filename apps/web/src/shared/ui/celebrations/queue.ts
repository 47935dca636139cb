import type { ReactNode } from "react";

/** What is celebrated, the greatest first: their order when they happen together. */
const KINDS = ["league", "badge", "challenge", "streak", "reward"] as const;

export type CelebrationKind = (typeof KINDS)[number];

export interface Celebration {
  readonly kind: CelebrationKind;
  /** Names what happened; the same id is celebrated once a visit. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** A drawing on a square of 96 px. */
  readonly art: ReactNode;
  /** Where to see more of it. */
  readonly action?: { readonly label: string; readonly to: string };
  /** Throws confetti: for what happens a few times a year. */
  readonly isGreat?: boolean;
  /** Called when it was on the screen long enough to be seen; one that was not may be celebrated again on the next visit. */
  readonly onSeen?: () => void;
  /** Whether the learner has seen it in another place since it was added. */
  readonly isOver?: () => boolean;
}

/** At most so many follow each other; the others wait for the next screen. */
const LONGEST = 3;

interface Waiting {
  readonly celebration: Celebration;
  /** The screen on which it is not shown any more. */
  readonly notOn: string | null;
}

const rankOf = ({ celebration: { kind } }: Waiting): number => KINDS.indexOf(kind);

const isDueOn = (screen: string, { celebration, notOn }: Waiting): boolean =>
  notOn !== screen && celebration.isOver?.() !== true;

/** Celebrations that wait for a good moment. */
export function celebrationQueue() {
  let waiting: readonly Waiting[] = [];
  let owner: string | null = null;
  const known = new Set<string>();
  const listeners = new Set<() => void>();
  const set = (next: readonly Waiting[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    add(celebration: Celebration): void {
      if (known.has(celebration.id)) return;
      known.add(celebration.id);
      set([...waiting, { celebration, notOn: null }]);
    },
    hasAny: (): boolean => waiting.length > 0,
    /** Whether one may be shown on this screen. */
    isDue: (screen: string): boolean => waiting.some((each) => isDueOn(screen, each)),
    /** Takes what is shown now, in its order. What is left waits for another screen. */
    take(screen: string): readonly Celebration[] {
      const due = waiting.filter((each) => isDueOn(screen, each)).toSorted((a, b) => rankOf(a) - rankOf(b));
      const taken = due.slice(0, LONGEST);
      set(waiting.filter((each) => !taken.includes(each)).map(({ celebration }) => ({ celebration, notOn: screen })));
      return taken.map(({ celebration }) => celebration);
    },
    /** Keeps what was taken and not shown for another screen. */
    putBack(left: readonly Celebration[], screen: string): void {
      set([...left.map((celebration) => ({ celebration, notOn: screen })), ...waiting]);
    },
    /** Drops what is meant for somebody else. */
    belongTo(userId: string): void {
      if (owner !== null && owner !== userId) {
        known.clear();
        set([]);
      }
      owner = userId;
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
