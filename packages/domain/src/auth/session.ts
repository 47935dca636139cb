/**
 * For this long after a rotation, the previous refresh token yields the same successor, because concurrent requests may arrive in any
 * order.
 */
export const REFRESH_GRACE_SECONDS = 30;
export const SESSION_IDLE_DAYS = 30;
export const SESSION_ABSOLUTE_DAYS = 90;

/** A stored session; times are Unix milliseconds. */
export interface SessionState {
  generation: number;
  /** The latest generation whose tokens have been used, which proves that the client received them. */
  seenGeneration: number;
  /** When the current generation was issued, or last reissued after the grace period. */
  rotatedAt: number;
  createdAt: number;
  isRevoked: boolean;
}

export type RefreshDecision =
  /** The token is current: issue the next generation. */
  | "rotate"
  /** A concurrent request has just rotated: return the current generation. */
  | "repeat"
  /** The current generation was never used, so its response was lost: reissue it and restart the grace period. */
  | "reissue"
  /** An old token was reused and may be stolen: revoke the session. */
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
