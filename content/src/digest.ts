import { createHash } from "node:crypto";

/** First 16 hex digits of the SHA-256 of a text or of bytes. */
export function digest(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
