import { guestUuid } from "@candlewise/domain/auth/guest";
import { AppError } from "../errors.ts";
import type { Limits } from "../limits/limits.ts";
import { networkOf } from "../limits/network-of.ts";
import type { CallContext, Endpoint } from "./endpoint.ts";

const DAY_SECONDS = 86_400;

/**
 * Counts a call against the daily limit of its route, if it has one: for this user, or for all guests of this network.
 * @throws AppError `too_many_requests` with the seconds to wait
 */
export async function countOfDay(
  limits: Limits,
  { domain, name, route: { dailyLimit } }: Endpoint,
  { userId, ip }: CallContext,
): Promise<void> {
  if (dailyLimit === undefined || userId === null) return;
  const caller = guestUuid(userId) === null ? userId : networkOf(ip);
  const { isAllowed, retryAfter } = await limits.take(`day:${domain}.${name}:${caller}`, dailyLimit, DAY_SECONDS);
  if (!isAllowed) throw new AppError("too_many_requests", { retryAfter });
}
