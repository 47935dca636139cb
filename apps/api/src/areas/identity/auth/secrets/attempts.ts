import { AppError } from "#api/platform/errors.ts";
import type { Limits } from "#api/platform/limits/limits.ts";
import { networkOf } from "#api/platform/limits/network-of.ts";

interface Rule {
  readonly max: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How many attempts each counter allows. `pair` combines one network address with one account or email, so that a stranger's guesses from
 * elsewhere lock nobody out; `subject` is the account or email from any address; `address` is the network address for any account.
 */
const RULES = {
  login: {
    pair: { max: 5, seconds: 15 * MINUTE },
    subject: { max: 100, seconds: HOUR },
    address: { max: 60, seconds: HOUR },
  },
  /** For a browser that has signed in with the address before: strangers' guesses do not count against it. */
  "login-known": { subject: { max: 10, seconds: 15 * MINUTE } },
  password: { subject: { max: 5, seconds: 15 * MINUTE } },
  code: { address: { max: 60, seconds: HOUR } },
  email: { subject: { max: 5, seconds: HOUR }, address: { max: 30, seconds: HOUR } },
  /** Checks whether an address is free. */
  "email-check": { subject: { max: 20, seconds: HOUR } },
  "email-day": { subject: { max: 10, seconds: DAY } },
  /** For a browser that has signed in with the address before. */
  "email-known": { subject: { max: 5, seconds: HOUR } },
  "email-known-day": { subject: { max: 10, seconds: DAY } },
} as const satisfies Record<string, Partial<Record<"pair" | "subject" | "address", Rule>>>;

/** From the sixth attempt at one email on, each answer is delayed, regardless of the address. */
const SWIFT: Rule = { max: 5, seconds: 15 * MINUTE };
const PAUSE_MS = 1000;

interface Attempt {
  readonly action: keyof typeof RULES;
  /** An account or an email; unknown emails are counted too. */
  readonly subject: string;
  readonly ip: string;
}

const keysOf = ({ action, subject, ip }: Attempt) => ({
  pair: `auth.${action}:pair:${networkOf(ip)}:${subject}`,
  subject: `auth.${action}:subject:${subject}`,
  address: `auth.${action}:address:${networkOf(ip)}`,
});

/** @throws AppError `LimitExceededException` with the seconds to wait. */
export async function countAttempt(limits: Limits, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  const rules: Partial<Record<keyof typeof keys, Rule>> = RULES[attempt.action];
  for (const who of ["pair", "address", "subject"] as const) {
    const rule = rules[who];
    if (!rule) continue;
    const { isAllowed, retryAfter } = await limits.take(keys[who], rule.max, rule.seconds);
    if (!isAllowed) throw new AppError("LimitExceededException", { retryAfter });
  }
}

/** Milliseconds to delay the answer to this attempt. */
export async function pauseBefore(limits: Limits, { action, subject }: Attempt): Promise<number> {
  const { isAllowed } = await limits.take(`auth.${action}:swift:${subject}`, SWIFT.max, SWIFT.seconds);
  return isAllowed ? 0 : PAUSE_MS;
}

/** After a success, resets the counters of this email or account, but not that of the network address. */
export async function forgetAttempts(limits: Limits, attempt: Attempt): Promise<void> {
  const { pair, subject } = keysOf(attempt);
  for (const key of [pair, subject, `auth.${attempt.action}:swift:${attempt.subject}`]) await limits.forget(key);
}
