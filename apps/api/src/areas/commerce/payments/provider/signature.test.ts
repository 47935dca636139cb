import { createDecipheriv } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSigned, sealIntent, sign } from "./signature.ts";

const keys = { publicKey: "api_pk_abc", secretKey: "api_sk_0123456789abcdef0123456789abcdef" };
const body = Buffer.from('{"order_id":"order-1","amount":999}');
/** By openssl: printf '%s' "$PUB$BODY$PUB" | openssl dgst -sha512 -hmac "$SECRET" -hex, then base64. */
const KNOWN =
  "MGE5YzBiOGJkNDgxNjdjMjFlNTUzZGUyM2FmZWI3NzI4MGE5YTEzMjFlZDFjZGIwNzY3OWI0MGFkMDE0ZjVlMTk2MjYwNWNjYjhjMjk1NzkwY2M2OTM2Y2M5M2M4OTc0NTc1MjA4MmExYzk3M2VlYzlhNTEzZWQ3ZmFhMTQ3YjQ=";

describe("a signature", () => {
  it("is that of the provider's documents", () => {
    expect(sign(keys, body)).toBe(KNOWN);
    expect(isSigned(keys, body, keys.publicKey, KNOWN)).toBe(true);
  });

  it("is refused when any bit of the body is another one", () => {
    for (let bit = 0; bit < body.length * 8; bit++) {
      const changed = Buffer.from(body);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(isSigned(keys, changed, keys.publicKey, KNOWN), `bit ${bit}`).toBe(false);
    }
  });

  it.each([
    ["another merchant", "api_pk_abd", KNOWN],
    ["no merchant", undefined, KNOWN],
    ["no signature", "api_pk_abc", undefined],
    ["an empty signature", "api_pk_abc", ""],
    ["a longer signature", "api_pk_abc", `${KNOWN}A`],
    ["several signatures", "api_pk_abc", [KNOWN, KNOWN]],
  ])("is refused with %s", (_, merchant, signature) => {
    expect(isSigned(keys, body, merchant, signature)).toBe(false);
  });
});

describe("a payment intent", () => {
  it("is encrypted with the first 32 characters of the secret, behind its vector", () => {
    const bytes = Buffer.from(sealIntent(keys, { order_id: "order-1" }), "base64url");
    const decipher = createDecipheriv("aes-256-cbc", keys.secretKey.slice(0, 32), bytes.subarray(0, 16));
    const text = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
    expect(JSON.parse(text.toString())).toEqual({ order_id: "order-1" });
  });

  it("differs each time", () => {
    expect(sealIntent(keys, { a: 1 })).not.toBe(sealIntent(keys, { a: 1 }));
  });
});
