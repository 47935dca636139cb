import type { Database } from "#api/platform/database/database.ts";
import { listBegunReplays, listFinishedReplays, type BegunReplay, type FinishedReplay } from "./store.ts";

const MOST = 10;

/** What other features may use of replays. */
export interface ReplayPort {
  /** The user's latest replays with orders, except surprises that are not revealed yet. */
  begun(userId: string): Promise<readonly BegunReplay[]>;
  finished(userId: string): Promise<readonly FinishedReplay[]>;
}

export const createReplayPort = ({ kysely }: Database): ReplayPort => ({
  begun: (userId) => listBegunReplays(kysely, userId, MOST),
  finished: (userId) => listFinishedReplays(kysely, userId),
});
