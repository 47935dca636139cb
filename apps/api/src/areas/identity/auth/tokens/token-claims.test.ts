import { createSigner } from "fast-jwt";
import { expect, it } from "vitest";
import { deriveSecrets } from "#api/platform/keys/secrets.ts";
import { createTestClock } from "#api/testing/test-clock.ts";
import { createTokens } from "./tokens.ts";

const secrets = deriveSecrets("a secret that only this test knows, long enough");
const clock = createTestClock();
const tokens = createTokens(secrets, clock);
const key = secrets.accessPrivateKey.export({ type: "pkcs8", format: "pem" }).toString();
const sign = createSigner({ key, algorithm: "EdDSA", noTimestamp: true });
const claims = { sub: "ann", sid: "one", gen: 3, exp: Math.floor(clock.now().getTime() / 1000) + 60 };
const payloadOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

it("S6.04 tokens name their issuer and what they are for", () => {
  expect(payloadOf(tokens.issueAccess("ann", "one"))).toMatchObject({ iss: "candlewise", aud: "candlewise:access" });
  expect(payloadOf(tokens.issueTemp("ann", "plan"))).toMatchObject({ iss: "candlewise", aud: "candlewise:temp" });
});

it("S6.04 a token of another issuer or for another use is refused, one of the release before still counts", () => {
  const own = { iss: "candlewise", aud: "candlewise:access" };
  expect(tokens.verifyAccess(sign({ ...claims, ...own }))).toMatchObject({ userId: "ann" });
  expect(tokens.verifyAccess(sign(claims))).toEqual({ userId: "ann", sessionId: "one", generation: 3 });
  expect(tokens.verifyAccess(sign({ ...claims, ...own, iss: "elsewhere" }))).toBeNull();
  expect(tokens.verifyAccess(sign({ ...claims, ...own, aud: "candlewise:temp" }))).toBeNull();
});
