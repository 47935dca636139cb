import type { ErrorCode } from "@candlewise/contracts/errors";
import { errorBodyOf, isUnreachable, statusOf } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import type { MessageValues } from "#web/shared/i18n/use-t.tsx";
import { isRecord } from "#web/shared/storage/is-record.ts";

/** S8.04 to S8.11, then the codes that are our own. */
const KEYS = {
  UserNotFoundException: "auth.error.userNotFound",
  InvalidParameterException: "auth.error.emailNotFound",
  LimitExceededException: "auth.error.limit",
  CodeMismatchException: "auth.error.codeMismatch",
  PasswordResetRequiredException: "auth.error.passwordResetRequired",
  UserLambdaValidationException: "auth.error.userLambdaValidation",
  InvalidPasswordException: "auth.error.passwordInvalid",
  ACCESS_DENIED: "auth.error.passwordInvalid",
  UsernameExistsException: "auth.error.emailExists",
  reauthentication_required: "auth.error.reauthenticate",
  passkey_rejected: "auth.error.passkey",
  too_many_requests: "auth.error.limit",
  username_taken: "auth.username.taken",
  username_reserved: "auth.username.reserved",
  unavailable: "auth.problem.unavailable",
} as const satisfies Partial<Record<ErrorCode, MessageKey>>;

const hasKey = (code: ErrorCode): code is keyof typeof KEYS => code in KEYS;

/** A failure in the browser with the text of the server's error of the same code. */
export class AuthFailure extends Error {
  readonly code: keyof typeof KEYS;
  constructor(code: keyof typeof KEYS) {
    super(code);
    this.code = code;
  }
}

/** What to tell a person whose sign-in or sign-up failed. */
export interface AuthProblem {
  readonly code: ErrorCode | null;
  /** A text of ours, or the error's own words (S8.12). */
  readonly text: { readonly key: MessageKey; readonly values: MessageValues } | { readonly own: string };
  /** There is already an account: offer to sign in. */
  readonly isExistingUser: boolean;
}

const secondsToWait = (error: unknown): number =>
  isRecord(error) && typeof error["retryAfter"] === "number" ? error["retryAfter"] : 0;

const ownWords = (error: unknown): string | null =>
  isRecord(error) && typeof error["message"] === "string" && error["message"] !== "" ? error["message"] : null;

/** S8.09: the service says "User with given id already exists" where it means an account. */
const saysUserExists = (message: string) => /given id already exists/i.test(message);

/** S8.03 to S8.12 for an error of a call, or one thrown by our own code. */
export function describeAuthError(error: unknown): AuthProblem {
  if (isUnreachable(error)) {
    return { code: null, text: { key: "auth.problem.offline", values: {} }, isExistingUser: false };
  }
  if (error instanceof AuthFailure) {
    return { code: error.code, text: { key: KEYS[error.code], values: { minutes: 0 } }, isExistingUser: false };
  }
  const body = errorBodyOf(error);
  if (!body || statusOf(error) === 500) {
    const own = body ? null : ownWords(error);
    const text = own ? { own } : { key: "auth.problem.unknown" as const, values: {} };
    return { code: body?.error ?? null, text, isExistingUser: false };
  }
  const { error: code, message } = body;
  const isExistingUser =
    code === "UsernameExistsException" || (code === "UserLambdaValidationException" && saysUserExists(message));
  const values = { minutes: Math.ceil(secondsToWait(error) / 60) };
  return { code, text: hasKey(code) ? { key: KEYS[code], values } : { own: message }, isExistingUser };
}
