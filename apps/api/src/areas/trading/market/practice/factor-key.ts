import type { FactorKey } from "@candlewise/market/types";
import { createHmac, createSecretKey } from "node:crypto";

/** Keys of the practice market's factors, derived by HMAC-SHA256: a known key reveals neither another one nor the market's key. */
export function factorKeyOf(marketKey: Buffer): FactorKey {
  // Created once: from plain bytes, Node would create a key object for every digest, which takes five times as long.
  const key = createSecretKey(marketKey);
  return (factor, day) => {
    const digest = createHmac("sha256", key)
      .update(`${factor}\n${day ?? "path"}`)
      .digest();
    return [digest.readInt32LE(0), digest.readInt32LE(4)];
  };
}
