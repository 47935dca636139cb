import { batchCalls } from "#api/platform/batch-calls.ts";
import type { Platform } from "#api/platform/feature.ts";
import { saveSeenGenerations, type SeenGeneration } from "./session-store.ts";
import type { AccessClaim } from "./tokens.ts";

/** Sessions that a node remembers. One that it forgets costs a statement that changes nothing. */
const REMEMBERED = 100_000;

export interface SeenGenerations {
  /** Notes that somebody has the tokens of this generation. Costs a call nothing: only the first one on a node is written, after it. */
  note(claim: AccessClaim): void;
  /** Resolves when all that was noted is written, or has failed. */
  settled(): Promise<void>;
}

/** Keeps of each session which generation was used last, so that a reply that nobody received can be told from one that somebody did. */
export function createSeenGenerations({ database, log }: Pick<Platform, "database" | "log">): SeenGenerations {
  const noted = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const write = batchCalls({
    run: (seen: readonly SeenGeneration[]) => saveSeenGenerations(database.kysely, seen),
    atOnce: 1,
    most: 256,
  });

  function remember({ sessionId, generation }: SeenGeneration): void {
    noted.delete(sessionId);
    noted.set(sessionId, generation);
    if (noted.size <= REMEMBERED) return;
    const [oldest] = noted.keys();
    if (oldest !== undefined) noted.delete(oldest);
  }

  async function save(seen: SeenGeneration): Promise<void> {
    try {
      await write(seen);
    } catch (error) {
      // The next call of the session tries again; until then a lost reply is forgiven for longer than it should be.
      if (noted.get(seen.sessionId) === seen.generation) noted.delete(seen.sessionId);
      log.error({ err: error }, "a used session could not be noted");
    }
  }

  return {
    note({ userId, sessionId, generation }) {
      // Nothing comes before the first generation that could come back.
      if (sessionId === null || generation === null || generation <= (noted.get(sessionId) ?? 0)) return;
      const seen = { userId, sessionId, generation };
      remember(seen);
      const saving = save(seen).finally(() => underWay.delete(saving));
      underWay.add(saving);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}
