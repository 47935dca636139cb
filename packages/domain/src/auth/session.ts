/** How long a reply may have been lost: within it the former refresh token still gives the same successor. */
export const REFRESH_GRACE_SECONDS = 30;
export const SESSION_IDLE_DAYS = 30;
export const SESSION_ABSOLUTE_DAYS = 90;

/** A session as stored; times are milliseconds since 1970. */
export interface SessionState {
  generation: number;
  rotatedAt: number;
  createdAt: number;
  isRevoked: boolean;
}

export type RefreshDecision =
  /** The token is the current one: move on to the next generation. */
  | "rotate"
  /** The reply to the last rotation was lost: give the current generation again. */
  | "repeat"
  /** An older token came back: somebody else may hold it, so the session ends. */
  | "revoke"
  | "refuse";

const DAY = 24 * 60 * 60 * 1000;

/** What to do with a refresh token of generation `presented` at the time `now` (milliseconds). */
export function decideRefresh(session: SessionState | null, presented: number, now: number): RefreshDecision {
  if (session === null || session.isRevoked) return "refuse";
  if (now - session.rotatedAt > SESSION_IDLE_DAYS * DAY || now - session.createdAt > SESSION_ABSOLUTE_DAYS * DAY) {
    return "refuse";
  }
  if (presented === session.generation) return "rotate";
  if (presented > session.generation) return "refuse";
  const isWithinGrace = now - session.rotatedAt <= REFRESH_GRACE_SECONDS * 1000;
  return presented === session.generation - 1 && isWithinGrace ? "repeat" : "revoke";
}
