import { EmailSchema } from "@candlewise/contracts/auth/schemas";
import { PLAN_PAGE } from "@candlewise/domain/payments/pages";
import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { countAttempt } from "./attempts.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { emailUser } from "../email-user.ts";
import { signInLink } from "../emails/sign-in-link.ts";
import { passwordCode } from "../emails/password-code.ts";
import { planLink } from "../emails/plan-link.ts";
import { TEMP_TOKEN_LIFE } from "../tokens/tokens.ts";
import { beginChallenge } from "./challenge.ts";
import { knownDevice } from "./known-device.ts";
import { CODE_MINUTES, issueCode, issueOneTime, passwordPurpose } from "./secrets.ts";
import { findEmail } from "../accounts/signup-store.ts";

const LINK_MINUTES = 10;

/** Nodes of the previous release request codes by this job too, without a challenge. */
const SecretSchema = z.strictObject({
  email: EmailSchema,
  secret: z.enum(["password-code", "sign-in-link", "plan-link"]),
});
const CodeSchema = z.strictObject({ email: EmailSchema, challenge: z.string() });

/**
 * Mails a requested link. It runs as a job, so that the requesting call does the same work in the same time whether or not an account
 * has the address.
 */
export function mailSecretJob(deps: AuthDependencies): Job<z.output<typeof SecretSchema>> {
  return {
    name: "auth.mail-secret",
    class: "quick",
    data: SecretSchema,
    priority: 1,
    handle: ({ email, secret }) =>
      deps.database.transaction(async (transaction) => {
        if (secret === "password-code") await mailCode(deps, transaction, email, undefined);
        else if (secret === "sign-in-link") await mailLink(deps, transaction, email);
        else await mailPlanLink(deps, transaction, email);
      }),
  };
}

/** Mails a requested code, as a job for the same reason. */
export function mailCodeJob(deps: AuthDependencies): Job<z.output<typeof CodeSchema>> {
  return {
    name: "auth.mail-password-code",
    class: "quick",
    data: CodeSchema,
    priority: 1,
    handle: ({ email, challenge }) =>
      deps.database.transaction((transaction) => mailCode(deps, transaction, email, challenge)),
  };
}

async function findAddressee(transaction: Transaction, email: string): Promise<string | null> {
  const holder = await findEmail(transaction, email);
  return holder?.is_confirmed ? holder.user_id : null;
}

/** An unknown address gets a code too, so that attempts are counted the same way; it is never sent. */
async function mailCode(
  deps: AuthDependencies,
  transaction: Transaction,
  email: string,
  challenge: string | undefined,
): Promise<void> {
  const userId = await findAddressee(transaction, email);
  const now = deps.clock.now();
  const purpose = passwordPurpose(email, challenge);
  const code = await issueCode(deps, transaction, { purpose, userId, email, keepsPassword: false, now });
  if (userId === null) return;
  await emailUser(deps, transaction, userId, passwordCode, { code, minutes: CODE_MINUTES });
}

/** The token is in the fragment, which no server receives, so programs that open links in emails cannot spend it. */
async function mailLink(deps: AuthDependencies, transaction: Transaction, email: string): Promise<void> {
  const userId = await findAddressee(transaction, email);
  if (userId === null) return;
  const now = deps.clock.now();
  const minutes = LINK_MINUTES;
  const token = await issueOneTime(transaction, { purpose: "sign-in-link", userId, email, minutes, now });
  const url = `${deps.publicUrl}/auth/auto-login#token=${token}`;
  await emailUser(deps, transaction, userId, signInLink, { url, minutes });
}

/** The link opens the screens of the plan for a day, and more than once: somebody who cancels there may come back to look. */
async function mailPlanLink(deps: AuthDependencies, transaction: Transaction, email: string): Promise<void> {
  const userId = await findAddressee(transaction, email);
  if (userId === null) return;
  const url = `${deps.publicUrl}${PLAN_PAGE}#token=${deps.tokens.issueTemp(userId, "plan")}`;
  await emailUser(deps, transaction, userId, planLink, { url, hours: TEMP_TOKEN_LIFE / 3600 });
}

/**
 * Requests a code that resets the password. The answer does not reveal whether an account has the address, and neither does that of
 * `requestLink`.
 * @throws AppError `LimitExceededException` after too many requests, also for an address without an account.
 */
export async function requestCode(deps: AuthDependencies, context: CallContext, email: string): Promise<void> {
  await countRequest(deps, context, "password-code", email);
  const challenge = beginChallenge(deps, context.cookies);
  await deps.database.transaction((transaction) =>
    deps.jobs.enqueue(transaction, mailCodeJob(deps), { email, challenge }, { about: email }),
  );
}

/**
 * Requests a link that signs in, or one that opens the screens of the plan.
 * @throws AppError `LimitExceededException`
 */
export async function requestLink(
  deps: AuthDependencies,
  context: CallContext,
  email: string,
  secret: "sign-in-link" | "plan-link" = "sign-in-link",
): Promise<void> {
  await countRequest(deps, context, secret, email);
  await deps.database.transaction((transaction) =>
    deps.jobs.enqueue(transaction, mailSecretJob(deps), { email, secret }, { key: `${secret}:${email}`, about: email }),
  );
}

/** A browser that has signed in with the address has its own counters: strangers cannot use up the emails of its owner. */
async function countRequest(deps: AuthDependencies, { ip, cookies }: CallContext, secret: string, email: string) {
  const device = knownDevice(deps, cookies, email);
  const actions = device === null ? (["email", "email-day"] as const) : (["email-known", "email-known-day"] as const);
  const subject = `${secret}:${device ?? email}`;
  for (const action of actions) await countAttempt(deps.limits, { action, subject, ip });
}
