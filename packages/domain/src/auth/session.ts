/** So long after a rotation, the former refresh token gives the same successor whoever has used it: requests cross on the way. */
export const REFRESH_GRACE_SECONDS = 30;
export const SESSION_IDLE_DAYS = 30;
export const SESSION_ABSOLUTE_DAYS = 90;

/** A session as stored; times are milliseconds since 1970. */
export interface SessionState {
  generation: number;
  /** The latest generation whose tokens somebody has used: it was received. */
  seenGeneration: number;
  /** When the present generation was given out, the last time after the grace. */
  rotatedAt: number;
  createdAt: number;
  isRevoked: boolean;
}

export type RefreshDecision =
  /** The token is the current one: move on to the next generation. */
  | "rotate"
  /** Another request has just moved on: give the current generation again. */
  | "repeat"
  /** Nobody has ever used the current generation, so its reply was lost: give it again, and let the grace begin anew. */
  | "reissue"
  /** An older token came back: somebody else may hold it, so the session ends. */
  | "revoke"
  | "refuse";

const DAY = 24 * 60 * 60 * 1000;

/** What to do with a refresh token of generation `presented` at the time `now` (milliseconds). */
export function decideRefresh(session: SessionState | null, presented: number, now: number): RefreshDecision {
  if (session === null || session.isRevoked) return "refuse";
  const { generation, seenGeneration, rotatedAt, createdAt } = session;
  if (now - rotatedAt > SESSION_IDLE_DAYS * DAY || now - createdAt > SESSION_ABSOLUTE_DAYS * DAY) return "refuse";
  if (presented === generation) return "rotate";
  if (presented > generation) return "refuse";
  if (presented < generation - 1) return "revoke";
  if (now - rotatedAt <= REFRESH_GRACE_SECONDS * 1000) return "repeat";
  return seenGeneration < generation ? "reissue" : "revoke";
}
