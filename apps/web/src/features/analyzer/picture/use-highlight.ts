import { useMemo, useState } from "react";

export interface Highlight {
  /** Id of the finding that is emphasized, in the list and in the picture. */
  readonly active: string | null;
  readonly pinned: string | null;
  /** The pointer or the focus is at a finding; null when it has left. */
  readonly point: (finding: string | null) => void;
  /** Keeps a finding emphasized, or lets go of it. */
  readonly pin: (finding: string) => void;
}

/** Which finding of a tab is emphasized: the one pointed at, or else the one that was picked, or else the first one given. */
export function useHighlight(tab: string, first: string | null): Highlight {
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<Readonly<Record<string, string | null>>>({});
  const pinned = picked[tab] ?? first;
  return useMemo(
    () => ({
      active: pointed ?? pinned,
      pinned,
      point: setPointed,
      pin: (finding) => setPicked((before) => ({ ...before, [tab]: before[tab] === finding ? null : finding })),
    }),
    [pointed, pinned, tab],
  );
}
