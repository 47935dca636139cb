const DAY = 86_400;
/** From the opening of a session at 9:30 to midnight in New York. Clocks change on days without a session. */
const OPENING_TO_MIDNIGHT = 14.5 * 3600;

interface SessionSpan {
  readonly opensAt: number;
  readonly closesAt: number;
}

/**
 * The last second before the exchange's day: the close of the previous session. After a session, its day lasts until midnight in New York; a
 * day without a session begins at the last close. `lastSession` returns the current or last session.
 */
export function exchangeDayStart(lastSession: (at: number) => SessionSpan, at: number): number {
  const session = lastSession(at);
  const isToday = at < session.opensAt + OPENING_TO_MIDNIGHT;
  return (isToday ? lastSession(session.opensAt - 1) : session).closesAt - 1;
}

/** The last second before the day of a crypto asset, which begins at 00:00 UTC. */
export const cryptoDayStart = (at: number): number => Math.floor(at / DAY) * DAY - 1;

/** The starts of a day: the last seconds before it. */
export interface TradingDay {
  /** Of shares and funds. */
  readonly exchange: number;
  readonly crypto: number;
}

export const isSameDay = (a: TradingDay, b: TradingDay): boolean => a.exchange === b.exchange && a.crypto === b.crypto;
