import { timingSafeEqual } from "node:crypto";
import { notificationsFiles } from "@candlewise/contracts/notifications/routes";
import { fillPath } from "@candlewise/contracts/endpoint";
import { z } from "zod";

/** The link of one learner. It stays valid, however old the email is. */
export const unsubscribeUrl = (publicUrl: string, userId: string, secret: string): string =>
  `${publicUrl}/api${fillPath(notificationsFiles.unsubscribe.path, { token: `${userId}.${secret}` })}`;

/** The user and secret of a link; null for anything else. */
export function readUnsubscribeToken(token: string): { userId: string; secret: string } | null {
  const [userId = "", secret = "", ...rest] = token.split(".");
  return z.uuid().safeParse(userId).success && secret !== "" && rest.length === 0 ? { userId, secret } : null;
}

/** Takes the same time wherever the first difference is. */
export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
