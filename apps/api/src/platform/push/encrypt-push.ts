import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a subscription, as browsers give them. */
export interface SubscriptionKeys {
  /** The browser's public key: an uncompressed point of P-256, in base64url. */
  readonly p256dh: string;
  /** 16 bytes, in base64url. */
  readonly auth: string;
}

const CURVE = "prime256v1";
const RECORD_BYTES = 4096;
/** Follows the text of the last record. */
const LAST_RECORD = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
const label = (text: string) => Buffer.from(`Content-Encoding: ${text}\0`);

/** What is drawn for each message; given in tests. */
interface Draw {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

function drawOnce(): Draw {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
}

/**
 * Encrypts a message for a browser (RFC 8291, `aes128gcm`), so that the push service cannot read it.
 * @throws Error when the key of the browser is no point of the curve
 */
export function encryptPush(text: string, { p256dh, auth }: SubscriptionKeys, draw: Draw = drawOnce()): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(draw.privateKey);
  const [ours, theirs] = [pair.getPublicKey(), Buffer.from(p256dh, "base64url")];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const secret = derive(pair.computeSecret(theirs), Buffer.from(auth, "base64url"), info, 32);
  const cipher = createCipheriv(
    "aes-128-gcm",
    derive(secret, draw.salt, label("aes128gcm"), 16),
    derive(secret, draw.salt, label("nonce"), 12),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const header = [draw.salt, size, Buffer.from([ours.length]), ours];
  const body = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([...header, ...body]);
}

/** Whether a browser's keys can be used to encrypt. */
export function areUsableKeys(keys: SubscriptionKeys): boolean {
  if (Buffer.from(keys.auth, "base64url").length !== 16) return false;
  try {
    encryptPush("", keys);
    return true;
  } catch {
    return false;
  }
}
