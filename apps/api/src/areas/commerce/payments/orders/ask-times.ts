const SECOND_MS = 1000;
const FIRST_SECONDS = 15;
/** With the minute between two rounds, an order is asked for at most five minutes after the provider answers again. */
const LONGEST_SECONDS = 240;
const LONGEST_UNKNOWN_SECONDS = 3600;
const UNKNOWN_HOURS = 24;
/** A call to the provider that changes something has ended, one way or the other, after this time. */
export const CHARGE_LIMIT_MS = 60 * SECOND_MS;
/** The same order may be sent again after this time: the provider takes one id once, whichever call arrives first. */
export const SEND_AGAIN_MS = 15 * SECOND_MS;

const pause = (asks: number, longest: number): number => Math.min(FIRST_SECONDS * 2 ** asks, longest) * SECOND_MS;

/** When the provider is asked again for an order that waits. */
export const nextAsk = (asks: number, now: Date): Date => new Date(now.getTime() + pause(asks, LONGEST_SECONDS));

/**
 * The same for an order that the provider does not know, because its form was not sent: less and less often, and not after a day. Whoever
 * sends the form then is told of by a webhook, and by the page that waits.
 */
export function nextAskOfUnknown(asks: number, { orderedAt, now }: { orderedAt: Date; now: Date }): Date | null {
  const at = new Date(now.getTime() + pause(asks, LONGEST_UNKNOWN_SECONDS));
  return at.getTime() - orderedAt.getTime() > UNKNOWN_HOURS * 3600 * SECOND_MS ? null : at;
}

/** Jobs that need the provider go on for about three days, and at most four minutes after it answers again. */
export const PATIENTLY = { retries: 1080, longestPauseSeconds: LONGEST_SECONDS } as const;
