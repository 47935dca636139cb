import type { Log } from "./log.ts";

const INTERVAL_MS = 10_000;

/** Logs each kind of warning immediately, then at most once every ten seconds with the number of occurrences. */
export function createQuietLog(
  log: Log,
  intervalMs = INTERVAL_MS,
): (kind: string, facts: object, text: string) => void {
  const kinds = new Map<string, { saidAt: number; unsaid: number }>();
  return (kind, facts, text) => {
    const now = performance.now();
    const known = kinds.get(kind);
    if (known !== undefined && now - known.saidAt < intervalMs) {
      known.unsaid++;
      return;
    }
    kinds.set(kind, { saidAt: now, unsaid: 0 });
    log.warn({ kind, ...facts, ...(known !== undefined && known.unsaid > 0 && { unsaid: known.unsaid }) }, text);
  };
}
