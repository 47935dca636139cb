import { createSigner, createVerifier } from "fast-jwt";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import type { Clock } from "#api/platform/clock.ts";
import type { Subject, TokenVerifier } from "#api/platform/mount.ts";
import type { Secrets } from "#api/platform/secrets.ts";

/** Seconds. */
export const ACCESS_TOKEN_LIFE = 10 * 60;
const TEMP_TOKEN_LIFE = 24 * 60 * 60;
const CACHED_TOKENS = 10_000;

interface Claims {
  sub: string;
  exp: number;
  sid: string | null;
}

export interface Tokens extends TokenVerifier {
  issueAccess(userId: string, sessionId: string): string;
  issueTemp(userId: string): string;
}

function isClaims(value: unknown): value is Claims {
  return (
    typeof value === "object" &&
    value !== null &&
    "sub" in value &&
    typeof value.sub === "string" &&
    "exp" in value &&
    typeof value.exp === "number" &&
    "sid" in value
  );
}

/**
 * Access tokens are Ed25519, temporary tokens HMAC under a key of their own, so that neither passes for the other.
 * Signatures are checked once per token and cached; expiry is checked at every call against the clock.
 */
export function createTokens(secrets: Secrets, clock: Clock): Tokens {
  const { accessPrivateKey, accessPublicKey, tempKey } = secrets;
  const privatePem = accessPrivateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const publicPem = accessPublicKey.export({ type: "spki", format: "pem" }).toString();
  const signAccess = createSigner({ key: privatePem, algorithm: "EdDSA", noTimestamp: true });
  const signTemp = createSigner({ key: tempKey, algorithm: "HS256", noTimestamp: true });
  const options = { cache: CACHED_TOKENS, ignoreExpiration: true };
  const openAccess = createVerifier({ key: publicPem, algorithms: ["EdDSA"], ...options });
  const openTemp = createVerifier({ key: tempKey, algorithms: ["HS256"], ...options });

  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const subjectOf = (open: (token: string) => unknown, token: string): Subject | null => {
    try {
      const claims = open(token);
      return isClaims(claims) && claims.exp > seconds() ? { userId: claims.sub, sessionId: claims.sid } : null;
    } catch {
      return null;
    }
  };

  return {
    issueAccess: (userId, sessionId) => signAccess({ sub: userId, sid: sessionId, exp: seconds() + ACCESS_TOKEN_LIFE }),
    issueTemp: (userId) => signTemp({ sub: userId, sid: null, exp: seconds() + TEMP_TOKEN_LIFE }),
    verifyAccess: (token) => subjectOf(openAccess, token),
    verifyTemp: (token) => subjectOf(openTemp, token),
    isFunnel: (token) => token === FUNNEL_TOKEN,
  };
}
