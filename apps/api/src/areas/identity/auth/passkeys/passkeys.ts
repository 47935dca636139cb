import type { authContract } from "@candlewise/contracts/auth/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { z } from "zod";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { nameDevice } from "../sessions/device.ts";
import { emailUser } from "../email-user.ts";
import { passkeyRemoved } from "../emails/passkey-removed.ts";
import { passkeyAdded } from "../emails/passkey-added.ts";
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from "./passkey-store.ts";
import { reauthenticate } from "../secrets/reauthenticate.ts";
import { relyingPartyOf, userHandleOf } from "./relying-party.ts";
import { issueOneTime, takeOneTime } from "../secrets/secrets.ts";
import type { PasskeyRow } from "../tables.ts";

type Shapes = typeof authContract.shapes;
type Passkey = CallResult<Shapes["registerPasskey"]>;
type Registration = z.output<Shapes["registerPasskey"]["body"]>["credential"];
type CreationOptions = CallResult<Shapes["createPasskeyOptions"]>;
type Transport = CreationOptions["excludeCredentials"][number]["transports"][number];

export const CHALLENGE_MINUTES = 5;
const MOST_PASSKEYS = 20;
/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const TRANSPORTS: ReadonlySet<string> = new Set<Transport>([
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
]);
const isTransport = (name: string): name is Transport => TRANSPORTS.has(name);

function present(row: PasskeyRow): Passkey {
  return {
    id: row.credential_id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    is_synced: row.is_synced,
  };
}

/** Options for `navigator.credentials.create`. @throws AppError those of `reauthenticate`. */
export async function offerPasskey(
  deps: AuthDependencies,
  context: SignedInContext,
  password: string | undefined,
): Promise<CreationOptions> {
  await reauthenticate(deps, context, password);
  const { userId } = context;
  const { kysely } = deps.database;
  const [user, known] = [await deps.profile.load(kysely, userId), await listPasskeys(kysely, userId)];
  const challenge = await issueOneTime(kysely, {
    purpose: "passkey-registration",
    userId,
    email: null,
    minutes: CHALLENGE_MINUTES,
    now: context.now(),
  });
  const { id, name } = relyingPartyOf(deps.publicUrl);
  return {
    rp: { id, name },
    user: { id: userHandleOf(userId), name: user.email, displayName: user.username },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: CHALLENGE_MINUTES * 60_000,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: "public-key",
      transports: transports.filter(isTransport),
    })),
    // The passkey is the only factor, so it must identify its user (resident key) and verify its holder.
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
    extensions: { credProps: true },
  };
}

/** The passkey of a valid answer to this user's challenge. @throws AppError `passkey_rejected` */
async function verifiedPasskey(deps: AuthDependencies, context: SignedInContext, credential: Registration) {
  // Imported on use: the certificates and their parsers would slow down every start.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { id, origin } = relyingPartyOf(deps.publicUrl);
  const isOurs = async (challenge: string) => {
    const spent = await takeOneTime(deps.database.kysely, "passkey-registration", challenge, context.now());
    return spent?.user_id === context.userId;
  };
  const { transports, ...response } = credential.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...response, ...(transports && { transports }) } },
      expectedChallenge: isOurs,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return registrationInfo;
  } catch (cause) {
    context.log.info({ err: cause }, "a passkey was rejected");
  }
  throw new AppError("passkey_rejected");
}

/** Stores the passkey that the browser created. @throws AppError `passkey_rejected`, also when the user has too many. */
export async function registerPasskey(
  deps: AuthDependencies,
  context: SignedInContext,
  form: { name?: string | undefined; credential: Registration },
): Promise<Passkey> {
  const { credential, credentialBackedUp } = await verifiedPasskey(deps, context, form.credential);
  const { userId } = context;
  const now = context.now();
  const row: PasskeyRow = {
    user_id: userId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    transports: (credential.transports ?? []).filter(isTransport),
    is_synced: credentialBackedUp,
    name: form.name ?? nameDevice(context.userAgent),
    created_at: now,
    last_used_at: null,
  };
  await deps.database.transaction(async (transaction) => {
    const known = await listPasskeys(transaction, userId);
    if (known.length >= MOST_PASSKEYS || !(await insertPasskey(transaction, row))) {
      throw new AppError("passkey_rejected");
    }
    const data = { passkey: row.name, at: now.toISOString() };
    await emailUser(deps, transaction, userId, passkeyAdded, data);
    afterCommit(transaction, () => deps.security.note("passkey_added", context, context));
  });
  return present(row);
}

export async function showPasskeys(deps: AuthDependencies, userId: string): Promise<Passkey[]> {
  return (await listPasskeys(deps.database.kysely, userId)).map(present);
}

/** @throws AppError `not_found` */
export async function changePasskeyName(
  deps: AuthDependencies,
  userId: string,
  passkey: { id: string; name: string },
): Promise<Passkey> {
  const row = await renamePasskey(deps.database.kysely, userId, passkey.id, passkey.name);
  if (!row) throw new AppError("not_found");
  return present(row);
}

/** @throws AppError `not_found` */
export async function removePasskey(deps: AuthDependencies, context: SignedInContext, id: string): Promise<void> {
  const { userId } = context;
  await deps.database.transaction(async (transaction) => {
    const row = await deletePasskey(transaction, userId, id);
    if (!row) throw new AppError("not_found");
    const data = { passkey: row.name, at: context.now().toISOString() };
    await emailUser(deps, transaction, userId, passkeyRemoved, data);
    afterCommit(transaction, () => deps.security.note("passkey_removed", context, context));
  });
}
