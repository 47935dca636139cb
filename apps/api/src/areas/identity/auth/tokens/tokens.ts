import { createSigner, createVerifier } from "fast-jwt";
import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { TempUse } from "@candlewise/contracts/endpoint";
import type { Subject } from "#api/platform/http/endpoint.ts";
import type { Secrets } from "#api/platform/keys/secrets.ts";

/** Seconds. */
export const ACCESS_TOKEN_LIFE = 10 * 60;
/** Seconds. */
export const TEMP_TOKEN_LIFE = 24 * 60 * 60;
/** Seconds. As long as a guest's answers are stored. */
const GUEST_TOKEN_LIFE = 30 * 24 * 60 * 60;
/**
 * Issuer, and audience of each kind. Nodes of the previous release issue tokens without them, so such a token is still valid; the
 * kinds' keys differ too. The next release can require them.
 */
const ISSUER = "candlewise";
const ACCESS = { iss: ISSUER, aud: "candlewise:access" } as const;
const TEMP = { iss: ISSUER, aud: "candlewise:temp" } as const;
const CACHED_TOKENS = 10_000;

interface Claims {
  sub: string;
  exp: number;
  sid: string | null;
  gen?: unknown;
}

interface TempClaims {
  sub: string;
  exp: number;
  /** Milliseconds since 1970: an account's tokens are revoked at an exact time, not at a full second. */
  issued_at: number;
  use: TempUse;
}

/** Contents of an access token. */
export interface AccessClaim extends Subject {
  /** The session's generation; null when the token has none. */
  readonly generation: number | null;
}

export interface TempClaim {
  readonly userId: string;
  readonly use: TempUse;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

export interface Tokens {
  /** Without `generation`, using the token does not prove that the browser has received that generation. */
  issueAccess(userId: string, sessionId: string, generation?: number): string;
  issueTemp(userId: string, use: TempUse): string;
  /** Null for a forged or expired token. */
  verifyAccess(token: string): AccessClaim | null;
  /** Null for a forged or expired token. The caller checks whether the account still accepts it. */
  openTemp(token: string): TempClaim | null;
  isFunnel(token: string): boolean;
}

const hasSubject = (value: unknown): value is { sub: string; exp: number } =>
  typeof value === "object" &&
  value !== null &&
  "sub" in value &&
  typeof value.sub === "string" &&
  "exp" in value &&
  typeof value.exp === "number";

const isClaims = (value: unknown): value is Claims => hasSubject(value) && "sid" in value;

const TEMP_USES: ReadonlySet<unknown> = new Set<TempUse>(["sign-up", "plan", "guest"]);

const isTempClaims = (value: unknown): value is TempClaims =>
  hasSubject(value) &&
  "issued_at" in value &&
  typeof value.issued_at === "number" &&
  "use" in value &&
  TEMP_USES.has(value.use);

/** Claims of correctly signed tokens, each verified once; null for all others. The cache key is the whole token. */
function remembering<Said>(verify: (token: string) => unknown, isSaid: (claims: unknown) => claims is Said) {
  const known = createBoundedCache<string, Said>(CACHED_TOKENS);
  return (token: string): Said | null => {
    const found = known.get(token);
    if (found !== undefined) return found;
    try {
      const claims = verify(token);
      if (!isSaid(claims)) return null;
      known.set(token, claims);
      return claims;
    } catch {
      return null;
    }
  };
}

/**
 * Access tokens are Ed25519, temporary tokens HMAC with their own key, so that neither kind passes for the other.
 * Signatures are checked once per token and cached; expiry is checked on every call.
 */
export function createTokens(secrets: Secrets, clock: Clock): Tokens {
  const { accessPrivateKey, accessPublicKey, tempKey } = secrets;
  const privatePem = accessPrivateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const publicPem = accessPublicKey.export({ type: "spki", format: "pem" }).toString();
  const signAccess = createSigner({ key: privatePem, algorithm: "EdDSA", noTimestamp: true });
  const signTemp = createSigner({ key: tempKey, algorithm: "HS256", noTimestamp: true });
  const openAccess = remembering(
    createVerifier({
      key: publicPem,
      algorithms: ["EdDSA"],
      ignoreExpiration: true,
      allowedIss: ISSUER,
      allowedAud: ACCESS.aud,
    }),
    isClaims,
  );
  const openTemp = remembering(
    createVerifier({
      key: tempKey,
      algorithms: ["HS256"],
      ignoreExpiration: true,
      allowedIss: ISSUER,
      allowedAud: TEMP.aud,
    }),
    isTempClaims,
  );

  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    issueAccess: (userId, sessionId, generation) =>
      signAccess({
        ...ACCESS,
        sub: userId,
        sid: sessionId,
        ...(generation !== undefined && { gen: generation }),
        exp: seconds() + ACCESS_TOKEN_LIFE,
      }),
    issueTemp: (userId, use) =>
      signTemp({
        ...TEMP,
        sub: userId,
        use,
        issued_at: clock.now().getTime(),
        exp: seconds() + (use === "guest" ? GUEST_TOKEN_LIFE : TEMP_TOKEN_LIFE),
      }),
    verifyAccess: (token) => {
      const claims = openAccess(token);
      if (claims === null || claims.exp <= seconds()) return null;
      const { sub, sid, gen } = claims;
      return { userId: sub, sessionId: sid, generation: typeof gen === "number" ? gen : null };
    },
    openTemp: (token) => {
      const claims = openTemp(token);
      if (claims === null || claims.exp <= seconds()) return null;
      return { userId: claims.sub, use: claims.use, issuedAt: claims.issued_at };
    },
    isFunnel: (token) => token === FUNNEL_TOKEN,
  };
}
