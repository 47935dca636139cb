import type { FactorKey } from "@candlewise/market/types";
import { createHmac, createSecretKey } from "node:crypto";

/** Keys of the practice market's factors, by HMAC-SHA256: one of them tells nothing of another, nor of the market's key. */
export function factorKeyOf(marketKey: Buffer): FactorKey {
  // Made once: of plain bytes Node makes a key anew for every digest, which takes five times as long.
  const key = createSecretKey(marketKey);
  return (factor, day) => {
    const digest = createHmac("sha256", key)
      .update(`${factor}\n${day ?? "path"}`)
      .digest();
    return [digest.readInt32LE(0), digest.readInt32LE(4)];
  };
}
