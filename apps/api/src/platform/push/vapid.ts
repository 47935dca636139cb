import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";

/** The key pair with which this installation signs its calls to push services (RFC 8292). */
export interface PushKeys {
  /** An uncompressed point of P-256, in base64url: browsers subscribe with it. */
  readonly publicKey: string;
  /** In base64url. */
  readonly privateKey: string;
}

const VALID_SECONDS = 12 * 3600;

export function createPushKeys(): PushKeys {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = [Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The `authorization` of a call to a push service. `subject`: where its operator reaches ours, a `mailto:` or `https:` address. */
export function vapidAuthorization(
  { publicKey, privateKey }: PushKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.toString("base64url", 1, 33), point.toString("base64url", 33)];
  const key = createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d: privateKey }, format: "jwk" });
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + VALID_SECONDS, sub: subject };
  const text = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");
  return `vapid t=${text}.${signature}, k=${publicKey}`;
}
