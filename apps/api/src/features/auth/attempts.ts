import { AppError } from "#api/platform/errors.ts";
import type { Limits } from "#api/platform/limits.ts";

interface Rule {
  readonly max: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How many tries each counter takes. `pair` is one address of the network and one account or e-mail together, so that a stranger's guesses
 * elsewhere lock nobody out; `subject` is the account or e-mail from anywhere; `address` the network address, whatever it tries.
 */
const RULES = {
  login: {
    pair: { max: 5, seconds: 15 * MINUTE },
    subject: { max: 100, seconds: HOUR },
    address: { max: 60, seconds: HOUR },
  },
  password: { subject: { max: 5, seconds: 15 * MINUTE } },
  code: { address: { max: 60, seconds: HOUR } },
  letter: { subject: { max: 5, seconds: HOUR }, address: { max: 30, seconds: HOUR } },
  "letter-day": { subject: { max: 10, seconds: DAY } },
} as const satisfies Record<string, Partial<Record<"pair" | "subject" | "address", Rule>>>;

/** From the sixth try on at one e-mail, from wherever they come, each is answered late. */
const SWIFT: Rule = { max: 5, seconds: 15 * MINUTE };
const PAUSE_MS = 1000;

interface Attempt {
  readonly action: keyof typeof RULES;
  /** An account or an e-mail, whether or not anybody has it: both are counted alike. */
  readonly subject: string;
  readonly ip: string;
}

const keysOf = ({ action, subject, ip }: Attempt) => ({
  pair: `auth.${action}:pair:${ip}:${subject}`,
  subject: `auth.${action}:subject:${subject}`,
  address: `auth.${action}:address:${ip}`,
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

/** Milliseconds that the answer to this try has to wait. */
export async function pauseBefore(limits: Limits, { action, subject }: Attempt): Promise<number> {
  const { isAllowed } = await limits.take(`auth.${action}:swift:${subject}`, SWIFT.max, SWIFT.seconds);
  return isAllowed ? 0 : PAUSE_MS;
}

/** After success: what was counted against this e-mail or account is forgotten, what the address tried is not. */
export async function forgetAttempts(limits: Limits, attempt: Attempt): Promise<void> {
  const { pair, subject } = keysOf(attempt);
  for (const key of [pair, subject, `auth.${attempt.action}:swift:${attempt.subject}`]) await limits.forget(key);
}
