import { EmailSchema } from "@candlewise/contracts/auth/schemas";
import { z } from "zod";
import type { Transaction } from "#api/platform/database.ts";
import type { Job } from "#api/platform/jobs.ts";
import type { CallContext } from "#api/platform/mount.ts";
import { countAttempt } from "./attempts.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { writeToUser } from "./letters.ts";
import { CODE_MINUTES, issueCode, issueOneTime } from "./secrets.ts";
import { findEmail } from "./signup-store.ts";

const LINK_MINUTES = 10;

const WantedSchema = z.strictObject({ email: EmailSchema, secret: z.enum(["password-code", "sign-in-link"]) });
type Wanted = z.output<typeof WantedSchema>;

/**
 * Mails the code or link that somebody asked for. It runs as a job, so that the call that asks does the same for every address and takes the same
 * time: only here does it matter whether anybody has it.
 */
export function mailSecretJob(deps: AuthDependencies): Job<Wanted> {
  return {
    name: "auth.mail-secret",
    data: WantedSchema,
    atOnce: 4,
    isAwaited: true,
    handle: ({ email, secret }) =>
      deps.database.transaction(async (transaction) => {
        const holder = await findEmail(transaction, email);
        const userId = holder?.is_confirmed ? holder.user_id : null;
        if (secret === "password-code") await mailCode(deps, transaction, email, userId);
        else if (userId !== null) await mailLink(deps, transaction, email, userId);
      }),
  };
}

/** A code is made for an unknown address too, so that tries at it are counted the same; it is sent to nobody. */
async function mailCode(deps: AuthDependencies, transaction: Transaction, email: string, userId: string | null) {
  const now = deps.clock.now();
  const purpose = `password:${email}` as const;
  const code = await issueCode(deps, transaction, { purpose, userId, email, keepsPassword: false, now });
  if (userId === null) return;
  await writeToUser(deps, transaction, userId, { template: "passwordCode", data: { code, minutes: CODE_MINUTES } });
}

/** The token stands in the fragment, which reaches no server: programs that open links of letters cannot spend it. */
async function mailLink(deps: AuthDependencies, transaction: Transaction, email: string, userId: string) {
  const now = deps.clock.now();
  const minutes = LINK_MINUTES;
  const token = await issueOneTime(transaction, { purpose: "sign-in-link", userId, email, minutes, now });
  const url = `${deps.publicUrl}/auth/auto-login#token=${token}`;
  await writeToUser(deps, transaction, userId, { template: "signInLink", data: { url, minutes } });
}

/**
 * Asks for a code or a link to be mailed; the answer tells nothing of whether an account has the address.
 * @throws AppError `LimitExceededException` when too many letters were asked for, for an address without an account alike.
 */
export async function requestSecret(deps: AuthDependencies, wanted: Wanted, { ip }: CallContext): Promise<void> {
  const subject = `${wanted.secret}:${wanted.email}`;
  await countAttempt(deps.limits, { action: "letter", subject, ip });
  await countAttempt(deps.limits, { action: "letter-day", subject, ip });
  const key = subject;
  await deps.database.transaction((transaction) =>
    deps.jobs.enqueue(transaction, mailSecretJob(deps), wanted, { key }),
  );
}
