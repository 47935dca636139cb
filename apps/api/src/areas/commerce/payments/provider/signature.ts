import { createCipheriv, createHmac, timingSafeEqual } from "node:crypto";
import { randomKey } from "#api/platform/keys/random.ts";

export interface KeyPair {
  readonly publicKey: string;
  readonly secretKey: string;
}

/** Solidgate's signature: the HMAC covers the body between two copies of the public key. */
export function sign({ publicKey, secretKey }: KeyPair, body: string | Buffer): string {
  const hash = createHmac("sha512", secretKey).update(publicKey).update(body).update(publicKey).digest("hex");
  return Buffer.from(hash).toString("base64");
}

export function isSigned(keys: KeyPair, body: Buffer, merchant: unknown, signature: unknown): boolean {
  if (merchant !== keys.publicKey || typeof signature !== "string") return false;
  const [expected, given] = [Buffer.from(sign(keys, body)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const IV_BYTES = 16;
const KEY_LENGTH = 32;

/** Encrypts what the form of the provider is about: it passes through the browser. */
export function sealIntent({ secretKey }: KeyPair, intent: object): string {
  const iv = randomKey(IV_BYTES);
  const cipher = createCipheriv("aes-256-cbc", Buffer.from(secretKey.slice(0, KEY_LENGTH)), iv);
  return Buffer.concat([iv, cipher.update(JSON.stringify(intent)), cipher.final()]).toString("base64url");
}
