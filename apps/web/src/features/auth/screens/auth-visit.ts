import { isRecord } from "#web/shared/storage/is-record.ts";

/** What the history entry of an auth screen keeps: never in the address, which ends up in logs. */
export interface AuthVisit {
  /** Typed already, on this screen or on the other one. */
  readonly email?: string;
  /** The second step of a screen, which has an entry of its own so that "back" leads to the first. */
  readonly step?: 2;
  /** The email has an account, so sign-up sent the visitor to sign-in. */
  readonly isKnown?: boolean;
}

export function readAuthVisit(state: unknown): AuthVisit {
  if (!isRecord(state)) return {};
  const { email, step, isKnown } = state;
  return {
    ...(typeof email === "string" && { email }),
    ...(step === 2 && { step }),
    ...(isKnown === true && { isKnown }),
  };
}
