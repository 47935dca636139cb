import { createHmac, timingSafeEqual } from "node:crypto";
import type { ReceiptKeys } from "../dependencies.ts";

/** 128 bits. */
const PROOF_LENGTH = 22;

/** @param secret 32 bytes. */
export function createReceiptKeys(secret: Buffer): ReceiptKeys {
  const keyOf = (userId: string, orderId: string): string =>
    `${userId}.${orderId}.${createHmac("sha256", secret).update(`${userId} ${orderId}`).digest("base64url").slice(0, PROOF_LENGTH)}`;
  return {
    keyOf,
    orderOf(key) {
      const [userId = "", orderId = ""] = key.split(".");
      const given = Buffer.from(key);
      const expected = Buffer.from(keyOf(userId, orderId));
      return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, orderId } : null;
    },
  };
}
