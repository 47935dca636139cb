import { batchCalls } from "#api/platform/database/batch-calls.ts";
import type { Platform } from "#api/platform/feature.ts";
import { saveSeenGenerations, type SeenGeneration } from "./session-store.ts";
import type { AccessClaim } from "../tokens/tokens.ts";

/** Sessions that a node remembers. A forgotten one costs one UPDATE without effect. */
const REMEMBERED = 100_000;

export interface SeenGenerations {
  /** Records that a client has received the tokens of this generation. Does not delay the call: a node writes only the first use, afterwards. */
  note(claim: AccessClaim): void;
  /** Resolves when all records are written or have failed. */
  settled(): Promise<void>;
}

/** Records the latest generation used in each session, which distinguishes lost replies from received ones. */
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
      // The session's next call tries again; until then a lost reply is tolerated for longer than it should be.
      if (noted.get(seen.sessionId) === seen.generation) noted.delete(seen.sessionId);
      log.error({ err: error }, "the seen generation of a session could not be stored");
    }
  }

  return {
    note({ userId, sessionId, generation }) {
      // The first generation has no predecessor that could be replayed.
      if (sessionId === null || generation === null || generation <= (noted.get(sessionId) ?? 0)) return;
      const seen = { userId, sessionId, generation };
      remember(seen);
      const saving = save(seen).finally(() => underWay.delete(saving));
      underWay.add(saving);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}
