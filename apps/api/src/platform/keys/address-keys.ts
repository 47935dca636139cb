import { createHmac, timingSafeEqual } from "node:crypto";

/** The keys in the addresses of files that only one learner may open: they name the learner and cannot be guessed. */
export interface AddressKeys {
  keyOf(userId: string, fileId: string): string;
  /** The learner whose key for this file it is; null for any other text. */
  learnerOf(key: string, fileId: string): string | null;
}

/** @param secret 32 bytes. */
export function createAddressKeys(secret: Buffer): AddressKeys {
  const keyOf = (userId: string, fileId: string): string =>
    `${userId}.${createHmac("sha256", secret).update(`${userId} ${fileId}`).digest("base64url")}`;
  return {
    keyOf,
    learnerOf(key, fileId) {
      const [userId = ""] = key.split(".", 1);
      const given = Buffer.from(key);
      const expected = Buffer.from(keyOf(userId, fileId));
      return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
    },
  };
}
