import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import {
  PasskeyAssertionSchema,
  PasskeyCreationOptionsSchema,
  PasskeyNameSchema,
  PasskeyRegistrationSchema,
  PasskeyRequestOptionsSchema,
  PasskeySchema,
} from "./passkey-schemas.ts";
import { authRoutes } from "./routes.ts";

export const EmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ pattern: z.regexes.html5Email }));
export const UsernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9_.]{3,20}$/, "3 to 20 letters, digits, dots or underscores");
/** Checks the length only; the server also rejects common passwords. */
export const PasswordSchema = z.string().min(8).max(128);
export const LanguageSchema = z.enum(["en", "es", "de", "fr", "pt", "ar"]);
export const TimeZoneSchema = z.string().min(1).max(64);

/** S3.02 */
export const UserSchema = z.strictObject({
  id: z.string(),
  int_user_id: z.int(),
  username: z.string(),
  email: z.string(),
  language: LanguageSchema,
  is_onboarded: z.boolean(),
  registered_at: z.iso.datetime(),
});

export const SessionSchema = z.strictObject({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  user: UserSchema,
});

const MAX_ATTRIBUTION = 20;

/** Six digits, as sent by email. */
const CodeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "six digits");
/** Guest id: 122 random bits, known only to that guest. */
const GuestIdSchema = z.string().regex(/^guest-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, "the id of a guest");
const NothingSchema = z.strictObject({});
/** A password to verify; no length rule applies. */
const GivenPasswordSchema = z.string().min(1).max(128);
const PasskeyIdSchema = z.strictObject({ id: z.string().min(1).max(1400) });

/** A session of the user on one device. */
const OpenSessionSchema = z.strictObject({
  id: z.uuid(),
  /** From the user agent, null if unknown; names as spelled by their vendors. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["desktop", "mobile", "tablet", "other"]),
  signed_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
});

export const authContract = defineContract("auth", authRoutes, {
  checkUser: { body: z.strictObject({ email: EmailSchema }), response: z.strictObject({ exists: z.boolean() }) },
  createUser: {
    body: z.strictObject({
      email: EmailSchema,
      id: GuestIdSchema.optional(),
      attribution: z
        .record(z.string().max(64), z.string().max(500))
        .refine((values) => Object.keys(values).length <= MAX_ATTRIBUTION, `at most ${MAX_ATTRIBUTION} entries`)
        .optional(),
    }),
    response: z.strictObject({ id: z.string(), temp_token: z.string() }),
  },
  registerUser: {
    body: z.strictObject({
      password: PasswordSchema,
      username: UsernameSchema,
      language: LanguageSchema,
      time_zone: TimeZoneSchema,
      /** Whether the form stated that signing up accepts the terms; if absent, the app asks for consent later. */
      agrees_to_terms: z.literal(true).optional(),
    }),
    response: SessionSchema,
  },
  suggestUsername: {
    query: z.strictObject({ email: z.string("Email is required").min(1, "Email is required").pipe(EmailSchema) }),
    response: z.strictObject({ usernames: z.array(z.string()) }),
  },
  checkUsername: {
    body: z.strictObject({ username: UsernameSchema }),
    response: z.strictObject({ username: z.string() }),
  },
  login: {
    body: z.strictObject({ email: EmailSchema, password: GivenPasswordSchema }),
    response: SessionSchema,
  },
  refresh: {
    body: z.strictObject({ preload: z.array(z.string().startsWith("/").max(300)).max(6).optional() }),
    response: SessionSchema.extend({
      /** Status and body of each preloaded call, in request order. */
      preloaded: z.array(z.strictObject({ url: z.string(), status: z.int(), body: z.unknown() })),
    }),
  },
  logout: { body: NothingSchema, response: NothingSchema },

  forgotPassword: { body: z.strictObject({ email: EmailSchema }), response: NothingSchema },
  confirmForgotPassword: {
    body: z.strictObject({ email: EmailSchema, code: CodeSchema, password: PasswordSchema }),
    response: SessionSchema,
  },
  sendLoginLink: { body: z.strictObject({ email: EmailSchema }), response: NothingSchema },
  autoLogin: { body: z.strictObject({ token: z.string().min(1).max(100) }), response: SessionSchema },

  getSecurity: {
    response: z.strictObject({
      has_password: z.boolean(),
      is_email_verified: z.boolean(),
      /** An address with a valid pending verification code. */
      pending_email: z.string().nullable(),
    }),
  },
  checkEmail: { body: z.strictObject({ email: EmailSchema }), response: z.strictObject({ email: z.string() }) },
  changeEmail: {
    body: z.strictObject({ email: EmailSchema, password: GivenPasswordSchema.optional() }),
    /** `expires_in`: lifetime of the code in seconds. */
    response: z.strictObject({ email: z.string(), expires_in: z.int() }),
  },
  verifyEmail: { body: z.strictObject({ code: CodeSchema }), response: UserSchema },
  changePassword: {
    /** `current_password` is omitted if the account has no password. */
    body: z.strictObject({ current_password: GivenPasswordSchema.optional(), password: PasswordSchema }),
    response: NothingSchema,
  },
  listSessions: { response: z.strictObject({ sessions: z.array(OpenSessionSchema) }) },
  endSession: { params: z.strictObject({ id: z.string().max(64) }), response: NothingSchema },
  endOtherSessions: { body: NothingSchema, response: z.strictObject({ ended: z.int() }) },

  createTempToken: {
    body: NothingSchema,
    /** `expires_in`: seconds. */
    response: z.strictObject({ temp_token: z.string(), expires_in: z.int() }),
  },
  createGuest: { body: NothingSchema, response: z.strictObject({ id: z.string(), temp_token: z.string() }) },

  createPasskeyOptions: {
    body: z.strictObject({ password: GivenPasswordSchema.optional() }),
    response: PasskeyCreationOptionsSchema,
  },
  registerPasskey: {
    /** Without a name, the passkey is named after the device. */
    body: z.strictObject({ name: PasskeyNameSchema.optional(), credential: PasskeyRegistrationSchema }),
    response: PasskeySchema,
  },
  listPasskeys: { response: z.strictObject({ passkeys: z.array(PasskeySchema) }) },
  renamePasskey: {
    params: PasskeyIdSchema,
    body: z.strictObject({ name: PasskeyNameSchema }),
    response: PasskeySchema,
  },
  deletePasskey: { params: PasskeyIdSchema, response: NothingSchema },
  createPasskeySignInOptions: { body: NothingSchema, response: PasskeyRequestOptionsSchema },
  signInWithPasskey: { body: z.strictObject({ credential: PasskeyAssertionSchema }), response: SessionSchema },
});
export type AuthShapes = typeof authContract.shapes;
export type User = z.output<typeof UserSchema>;
export type Session = z.output<typeof SessionSchema>;
