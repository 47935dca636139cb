/** Texts of wrong fields. The rules are those of the contract, which is too large for the browser; a test compares them. */
const FIELD_ERRORS = [
  "auth.field.emailMissing",
  "auth.field.emailInvalid",
  "auth.field.passwordMissing",
  "auth.field.passwordShort",
  "auth.field.passwordLong",
  "auth.field.usernameInvalid",
  "recovery.code.missing",
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** The text key that a rule gave, if it gave one. */
export const fieldErrorOf = (message: string | undefined): FieldError | null =>
  FIELD_ERRORS.find((key) => key === message) ?? null;

/** True, or the first thing wrong. */
type Verdict = true | FieldError;

/** As the HTML standard has it for `type="email"`. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const LONGEST_EMAIL = 254;
const LONGEST_PASSWORD = 128;

const ofPassword =
  (shortest: number, tooShort: FieldError) =>
  (password: string): Verdict => {
    if (password.length < shortest) return tooShort;
    return password.length <= LONGEST_PASSWORD || "auth.field.passwordLong";
  };

/** How an email or a username is sent; passwords go as typed, their spaces belong to them. */
export const tidy = (text: string): string => text.trim().toLowerCase();

export const isUsername = (text: string): boolean => /^[a-z0-9_.]{3,20}$/.test(tidy(text));

/** Options for `register` and `Controller` of react-hook-form. */
export const emailRule = {
  setValueAs: tidy,
  validate: (email: string): Verdict => {
    if (email === "") return "auth.field.emailMissing";
    return (email.length <= LONGEST_EMAIL && EMAIL.test(email)) || "auth.field.emailInvalid";
  },
};
export const usernameRule = {
  validate: (username: string): Verdict => isUsername(username) || "auth.field.usernameInvalid",
};
/** For a password that is to be checked, whatever its form. */
export const givenPasswordRule = { validate: ofPassword(1, "auth.field.passwordMissing") };
export const newPasswordRule = { validate: ofPassword(8, "auth.field.passwordShort") };
export const codeRule = { validate: (code: string): Verdict => /^\d{6}$/.test(code) || "recovery.code.missing" };
