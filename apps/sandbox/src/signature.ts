import { createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";
import type { KeyPair } from "./options.ts";

/** Solidgate's signature: the HMAC covers the body between two copies of the public key. */
export function sign({ publicKey, secretKey }: KeyPair, body: string | Buffer): string {
  const hash = createHmac("sha512", secretKey).update(publicKey).update(body).update(publicKey).digest("hex");
  return Buffer.from(hash).toString("base64");
}

export function isSigned(keys: KeyPair, body: string | Buffer, merchant: unknown, signature: unknown): boolean {
  if (merchant !== keys.publicKey || typeof signature !== "string") return false;
  const [expected, given] = [Buffer.from(sign(keys, body)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const IV_BYTES = 16;

/** The JSON in a payment intent; null if it was encrypted with another key. */
export function openIntent({ secretKey }: KeyPair, intent: string): unknown {
  try {
    const bytes = Buffer.from(intent, "base64url");
    const key = Buffer.from(secretKey.slice(0, 32));
    const decipher = createDecipheriv("aes-256-cbc", key, bytes.subarray(0, IV_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]);
    return JSON.parse(text.toString("utf8"));
  } catch {
    return null;
  }
}
