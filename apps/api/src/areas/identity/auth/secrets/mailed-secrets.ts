import { EmailSchema } from "@candlewise/contracts/auth/schemas";
import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { countAttempt } from "./attempts.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { emailUser } from "../email-user.ts";
import { signInLink } from "../emails/sign-in-link.ts";
import { passwordCode } from "../emails/password-code.ts";
import { CODE_MINUTES, issueCode, issueOneTime } from "./secrets.ts";
import { findEmail } from "../accounts/signup-store.ts";

const LINK_MINUTES = 10;

const WantedSchema = z.strictObject({ email: EmailSchema, secret: z.enum(["password-code", "sign-in-link"]) });
type Wanted = z.output<typeof WantedSchema>;

/**
 * Mails a requested code or link. It runs as a job, so that the requesting call does the same work in the same time whether or not
 * an account has the address.
 */
export function mailSecretJob(deps: AuthDependencies): Job<Wanted> {
  return {
    name: "auth.mail-secret",
    class: "quick",
    data: WantedSchema,
    priority: 1,
    handle: ({ email, secret }) =>
      deps.database.transaction(async (transaction) => {
        const holder = await findEmail(transaction, email);
        const userId = holder?.is_confirmed ? holder.user_id : null;
        if (secret === "password-code") await mailCode(deps, transaction, email, userId);
        else if (userId !== null) await mailLink(deps, transaction, email, userId);
      }),
  };
}

/** An unknown address gets a code too, so that attempts are counted the same way; it is never sent. */
async function mailCode(deps: AuthDependencies, transaction: Transaction, email: string, userId: string | null) {
  const now = deps.clock.now();
  const purpose = `password:${email}` as const;
  const code = await issueCode(deps, transaction, { purpose, userId, email, keepsPassword: false, now });
  if (userId === null) return;
  await emailUser(deps, transaction, userId, passwordCode, { code, minutes: CODE_MINUTES });
}

/** The token is in the fragment, which no server receives, so programs that open links in emails cannot spend it. */
async function mailLink(deps: AuthDependencies, transaction: Transaction, email: string, userId: string) {
  const now = deps.clock.now();
  const minutes = LINK_MINUTES;
  const token = await issueOneTime(transaction, { purpose: "sign-in-link", userId, email, minutes, now });
  const url = `${deps.publicUrl}/auth/auto-login#token=${token}`;
  await emailUser(deps, transaction, userId, signInLink, { url, minutes });
}

/**
 * Requests a code or link by email; the answer does not reveal whether an account has the address.
 * @throws AppError `LimitExceededException` after too many requests, also for an address without an account.
 */
export async function requestSecret(deps: AuthDependencies, { ip }: CallContext, wanted: Wanted): Promise<void> {
  const subject = `${wanted.secret}:${wanted.email}`;
  await countAttempt(deps.limits, { action: "email", subject, ip });
  await countAttempt(deps.limits, { action: "email-day", subject, ip });
  await deps.database.transaction((transaction) =>
    deps.jobs.enqueue(transaction, mailSecretJob(deps), wanted, { key: subject, about: wanted.email }),
  );
}
