import type { Database } from "#api/platform/database/database.ts";
import type { SignedInContext, TokenVerifier } from "#api/platform/http/endpoint.ts";
import { findAccount } from "../accounts/account-store.ts";
import { isOperator } from "../accounts/operators.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { isSessionLive } from "../sessions/session-store.ts";
import type { SeenGenerations } from "../sessions/seen-generations.ts";
import { TEMP_TOKEN_LIFE, type Tokens } from "./tokens.ts";

/** A temporary token of the signed-in user: it opens the screens of the plan and of the native apps for a day. */
export async function createTempToken(deps: AuthDependencies, context: SignedInContext) {
  return { temp_token: deps.tokens.issueTemp(context.userId, "plan"), expires_in: TEMP_TOKEN_LIFE };
}

/** A new guest. Nothing is stored: the token proves the id. */
export function createGuest(deps: AuthDependencies): { id: string; temp_token: string } {
  const id = `guest-${deps.ids.uuid()}`;
  return { id, temp_token: deps.tokens.issueTemp(id, "guest") };
}

/**
 * Verifies tokens. A temporary token of an account is valid until the password changes or the account is deleted. A call with an
 * access token proves that its client has received the token's session generation.
 */
export function createTokenVerifier(tokens: Tokens, seen: SeenGenerations, { kysely }: Database): TokenVerifier {
  return {
    verifyAccess(token) {
      const claim = tokens.verifyAccess(token);
      if (claim !== null) seen.note(claim);
      return claim;
    },
    isFunnel: (token) => tokens.isFunnel(token),
    isLive: async ({ userId, sessionId }) => sessionId !== null && isSessionLive(kysely, userId, sessionId),
    isOperator: (userId) => isOperator(kysely, userId),
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
