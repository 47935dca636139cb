import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { seal, unseal } from "./sealing.ts";

const key = randomBytes(32);
const text = Buffer.from("what nobody else may read");

describe("sealed text", () => {
  it("is decrypted with its key, and differs each time it is sealed", () => {
    const sealed = seal(key, text);
    expect(unseal(key, sealed)).toEqual(text);
    expect(sealed.includes(text)).toBe(false);
    expect(seal(key, text)).not.toEqual(sealed);
  });

  it("is not decrypted with another key, nor when a byte was changed or lost", () => {
    const sealed = seal(key, text);
    expect(unseal(randomBytes(32), sealed)).toBeNull();
    for (const place of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(unseal(key, changed), `byte ${place}`).toBeNull();
    }
    for (const length of [0, 20, sealed.length - 1]) expect(unseal(key, sealed.subarray(0, length))).toBeNull();
  });
});
