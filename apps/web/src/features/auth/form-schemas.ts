import * as z from "zod/mini";

/** Texts of wrong fields. The rules are those of the contract, which is too large for the browser; a test compares them. */
export const FIELD_ERRORS = [
  "auth.field.emailMissing",
  "auth.field.emailInvalid",
  "auth.field.passwordMissing",
  "auth.field.passwordShort",
  "auth.field.passwordLong",
  "auth.field.usernameInvalid",
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** The text key that a schema gave, if it gave one. */
export const fieldErrorOf = (message: string | undefined): FieldError | null =>
  FIELD_ERRORS.find((key) => key === message) ?? null;

const say = (key: FieldError) => key;
const EmailField = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, say("auth.field.emailMissing")),
    z.maxLength(254, say("auth.field.emailInvalid")),
    z.regex(z.regexes.html5Email, say("auth.field.emailInvalid")),
  );
const UsernameField = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9_.]{3,20}$/, say("auth.field.usernameInvalid")));

export const EmailFormSchema = z.object({ email: EmailField });
export const AccountFormSchema = z.object({
  username: UsernameField,
  password: z
    .string()
    .check(z.minLength(8, say("auth.field.passwordShort")), z.maxLength(128, say("auth.field.passwordLong"))),
});
export const SignInFormSchema = z.object({
  email: EmailField,
  password: z
    .string()
    .check(z.minLength(1, say("auth.field.passwordMissing")), z.maxLength(128, say("auth.field.passwordLong"))),
});

export type EmailForm = z.output<typeof EmailFormSchema>;
export type AccountForm = z.output<typeof AccountFormSchema>;
export type SignInForm = z.output<typeof SignInFormSchema>;

export const isUsername = (value: string): boolean => z.safeParse(UsernameField, value).success;
