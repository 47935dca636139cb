import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from "node:crypto";

/** Keys that every node derives from one secret, so that any node accepts what another issued. */
export interface Secrets {
  /** Ed25519, for access tokens. */
  readonly accessPrivateKey: KeyObject;
  readonly accessPublicKey: KeyObject;
  /** 32 bytes, for digests of refresh tokens. */
  readonly refreshKey: Buffer;
  /** 32 bytes, for temporary tokens. */
  readonly tempKey: Buffer;
  /** 32 bytes for a feature's purpose, such as `auth.funnel-id`. */
  derive(purpose: string): Buffer;
}

/** The fixed bytes before a raw Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

export function deriveSecrets(secret: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "candlewise", purpose, 32));
  const accessPrivateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, derive("auth.access")]),
    format: "der",
    type: "pkcs8",
  });
  return {
    accessPrivateKey,
    accessPublicKey: createPublicKey(accessPrivateKey),
    refreshKey: derive("auth.refresh"),
    tempKey: derive("auth.temp"),
    derive,
  };
}
