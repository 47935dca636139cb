import { createHmac, timingSafeEqual } from "node:crypto";

/** The keys in the addresses of a learner's cheat-sheets: they name the learner and cannot be guessed. */
export interface SheetKeys {
  keyOf(userId: string, sheetId: string): string;
  /** The learner whose key for this sheet it is; null for any other text. */
  learnerOf(key: string, sheetId: string): string | null;
}

/** @param secret 32 bytes. */
export function createSheetKeys(secret: Buffer): SheetKeys {
  const keyOf = (userId: string, sheetId: string): string =>
    `${userId}.${createHmac("sha256", secret).update(`${userId} ${sheetId}`).digest("base64url")}`;
  return {
    keyOf,
    learnerOf(key, sheetId) {
      const [userId = ""] = key.split(".", 1);
      const given = Buffer.from(key);
      const expected = Buffer.from(keyOf(userId, sheetId));
      return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
    },
  };
}
