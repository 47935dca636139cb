import type { Session, User } from "@candlewise/contracts/auth/schemas";
import { usernameCandidates } from "@candlewise/domain/auth/username";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { createAccount, findEmail, findSignup, linkGuest, reserveEmail } from "./signup-store.ts";
import { startSession } from "../sessions/start-session.ts";

const SUGGESTIONS = 3;

/** Whether a completed account with this email exists. */
export async function hasAccount(deps: AuthDependencies, email: string): Promise<boolean> {
  return (await findEmail(deps.database.kysely, email))?.is_confirmed ?? false;
}

/**
 * Starts or resumes a sign-up and returns the temporary token that completes it.
 * @throws AppError `UsernameExistsException` when the account is complete.
 */
export async function beginAccount(
  deps: AuthDependencies,
  signup: { email: string; id?: string | undefined; attribution?: Record<string, string> | undefined },
): Promise<{ id: string; temp_token: string }> {
  const { email, id, attribution = {} } = signup;
  const holder = await deps.database.transaction(async (transaction) => {
    await reserveEmail(transaction, {
      email,
      userId: deps.ids.uuid(),
      guestId: id ?? null,
      attribution,
      now: deps.clock.now(),
    });
    return findEmail(transaction, email);
  });
  if (!holder || holder.is_confirmed) throw new AppError("UsernameExistsException");
  return { id: holder.user_id, temp_token: deps.tokens.issueTemp(holder.user_id, "sign-up") };
}

/**
 * Completes the sign-up of a temporary token and signs in.
 * @throws AppError `InvalidPasswordException`, `username_taken`, `username_reserved`, or `UsernameExistsException` when already completed.
 */
export async function finishAccount(
  deps: AuthDependencies,
  context: SignedInContext,
  form: {
    password: string;
    username: string;
    language: User["language"];
    time_zone: string;
    agrees_to_terms?: true | undefined;
  },
): Promise<Session> {
  const { userId } = context;
  // Checked first: a form sent again after a lost reply would find its own user name taken.
  const begun = await findSignup(deps.database.kysely, userId);
  if (!begun) throw new AppError("UsernameExistsException");
  deps.passwords.refuseWeak(form.password, { email: begun.email, username: form.username });
  await deps.profile.refuseUnlessFree(form.username);
  const passwordHash = await deps.passwords.hash(form.password);
  return deps.database.transaction(async (transaction) => {
    const now = context.now();
    const signup = await findSignup(transaction, userId);
    if (!signup || !(await createAccount(transaction, { userId, email: signup.email, passwordHash, now }))) {
      throw new AppError("UsernameExistsException");
    }
    if (signup.guest_id !== null) await linkGuest(transaction, signup.guest_id, userId);
    const { language, time_zone, username } = form;
    await deps.profile.create(transaction, {
      userId,
      email: signup.email,
      username,
      language,
      timeZone: time_zone,
      agreesToTerms: form.agrees_to_terms ?? false,
      now,
    });
    const payload = { language, time_zone };
    await deps.outbox.append(transaction, [{ user_id: userId, type: "user.registered", payload, occurred_at: now }]);
    return startSession(deps, transaction, context, userId, { openedBy: "sign-up", isAnnounced: false });
  });
}

/** Up to three free user names derived from the address. */
export async function suggestUsernames(deps: AuthDependencies, email: string): Promise<string[]> {
  const free = await deps.profile.free(usernameCandidates(email, (below) => deps.ids.integer(below)));
  return free.slice(0, SUGGESTIONS);
}
