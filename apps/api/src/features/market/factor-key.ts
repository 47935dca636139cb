import type { FactorKey } from "@candlewise/market/types";
import { createHmac } from "node:crypto";

/** Keys of the practice market's factors, by HMAC-SHA256: one key tells nothing of another, nor of the secret. */
export function factorKeyOf(secret: Buffer): FactorKey {
  return (factor, day) => {
    const digest = createHmac("sha256", secret)
      .update(`${factor}\n${day ?? "path"}`)
      .digest();
    return [digest.readInt32LE(0), digest.readInt32LE(4)];
  };
}
