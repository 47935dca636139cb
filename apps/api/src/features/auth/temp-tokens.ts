import { randomUUID } from "node:crypto";
import type { Database } from "#api/platform/database.ts";
import type { SignedInContext, TokenVerifier } from "#api/platform/mount.ts";
import { findAccount } from "./account-store.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { requireSession } from "./reauthenticate.ts";
import type { SeenGenerations } from "./seen-generations.ts";
import { TEMP_TOKEN_LIFE, type Tokens } from "./tokens.ts";

/** A temporary token of the signed-in user: it opens the screens of the plan and of the native apps for a day. */
export async function createTempToken(deps: AuthDependencies, context: SignedInContext) {
  await requireSession(deps, context);
  return { temp_token: deps.tokens.issueTemp(context.userId, "plan"), expires_in: TEMP_TOKEN_LIFE };
}

/** A new guest. Nothing is kept: the id is chance, and the token proves it. */
export function createGuest(deps: AuthDependencies): { id: string; temp_token: string } {
  const id = `guest-${randomUUID()}`;
  return { id, temp_token: deps.tokens.issueTemp(id, "guest") };
}

/**
 * Tells good tokens from bad; a temporary one of an account counts until its password changes or the account goes. Whoever comes with an
 * access token has received its generation of the session.
 */
export function createTokenVerifier(tokens: Tokens, seen: SeenGenerations, { kysely }: Database): TokenVerifier {
  return {
    verifyAccess(token) {
      const claim = tokens.verifyAccess(token);
      if (claim !== null) seen.note(claim);
      return claim;
    },
    isFunnel: (token) => tokens.isFunnel(token),
    async verifyTemp(token, uses) {
      const claim = tokens.openTemp(token);
      if (claim === null || !uses.includes(claim.use)) return null;
      const subject = { userId: claim.userId, sessionId: null };
      if (claim.use !== "plan") return subject;
      const account = await findAccount(kysely, claim.userId);
      if (!account || claim.issuedAt < (account.tokens_valid_from ?? account.created_at).getTime()) return null;
      return subject;
    },
  };
}
