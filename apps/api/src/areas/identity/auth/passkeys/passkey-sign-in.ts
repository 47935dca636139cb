import type { authContract, Session } from "@candlewise/contracts/auth/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { z } from "zod";
import type { Queryable } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { findPasskey, notePasskeyUse } from "./passkey-store.ts";
import { CHALLENGE_MINUTES } from "./passkeys.ts";
import { relyingPartyOf, userIdOf } from "./relying-party.ts";
import { issueOneTime, takeOneTime } from "../secrets/secrets.ts";
import { startSession } from "../sessions/start-session.ts";
import type { PasskeyRow } from "../tables.ts";

type Shapes = typeof authContract.shapes;
type Assertion = z.output<Shapes["signInWithPasskey"]["body"]>["credential"];

/** Options for `navigator.credentials.get`. The passkey identifies its user, so no email is needed. */
export async function offerPasskeySignIn(
  deps: AuthDependencies,
  { now }: CallContext,
): Promise<CallResult<Shapes["createPasskeySignInOptions"]>> {
  const challenge = await issueOneTime(deps.database.kysely, {
    purpose: "passkey-sign-in",
    userId: null,
    email: null,
    minutes: CHALLENGE_MINUTES,
    now: now(),
  });
  const { id } = relyingPartyOf(deps.publicUrl);
  return { rpId: id, challenge, timeout: CHALLENGE_MINUTES * 60_000, userVerification: "required" };
}

/** The passkey of a valid answer, otherwise null. The challenge is spent either way. */
async function verify(deps: AuthDependencies, context: CallContext, assertion: Assertion, row: PasskeyRow) {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { id, origin } = relyingPartyOf(deps.publicUrl);
  const isOurs = async (challenge: string) =>
    (await takeOneTime(deps.database.kysely, "passkey-sign-in", challenge, context.now())) !== undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: isOurs,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.sign_count },
    });
    return verified ? authenticationInfo : null;
  } catch (cause) {
    context.log.info({ err: cause }, "a passkey was rejected");
    return null;
  }
}

async function find(db: Queryable, { id, response }: Assertion): Promise<PasskeyRow | undefined> {
  const userId = userIdOf(response.userHandle);
  return userId === null ? undefined : findPasskey(db, userId, id);
}

/** Signs in with a passkey. @throws AppError `passkey_rejected` */
export async function signInByPasskey(
  deps: AuthDependencies,
  context: CallContext,
  assertion: Assertion,
): Promise<Session> {
  const row = await find(deps.database.kysely, assertion);
  const info = row && (await verify(deps, context, assertion, row));
  if (!row || !info) throw new AppError("passkey_rejected");
  const use = { sign_count: info.newCounter, is_synced: info.credentialBackedUp, last_used_at: context.now() };
  return deps.database.transaction(async (transaction) => {
    // The passkey was removed, or a copy moved its counter, since it was read above.
    if (!(await notePasskeyUse(transaction, row, use))) throw new AppError("passkey_rejected");
    return startSession(deps, transaction, context, row.user_id, { openedBy: "passkey", isAnnounced: true });
  });
}
