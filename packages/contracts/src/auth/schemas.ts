import { z } from "zod";
import { defineContract } from "../endpoint.ts";
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
/** The length rule only; whether a password is too common is the server's rule. */
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

export const authContract = defineContract("auth", authRoutes, {
  checkUser: { body: z.strictObject({ email: EmailSchema }), response: z.strictObject({ exists: z.boolean() }) },
  createUser: {
    body: z.strictObject({
      email: EmailSchema,
      id: z.string().max(64).optional(),
      attribution: z.record(z.string(), z.string().max(500)).optional(),
    }),
    response: z.strictObject({ id: z.string(), temp_token: z.string() }),
  },
  registerUser: {
    body: z.strictObject({
      password: PasswordSchema,
      username: UsernameSchema,
      language: LanguageSchema,
      time_zone: TimeZoneSchema,
    }),
    response: SessionSchema,
  },
  suggestUsername: {
    query: z.strictObject({ email: EmailSchema }),
    response: z.strictObject({ usernames: z.array(z.string()) }),
  },
  checkUsername: {
    body: z.strictObject({ username: UsernameSchema }),
    response: z.strictObject({ username: z.string() }),
  },
  login: {
    body: z.strictObject({ email: EmailSchema, password: z.string().min(1).max(128) }),
    response: SessionSchema,
  },
  refresh: {
    body: z.strictObject({ preload: z.array(z.string().startsWith("/").max(300)).max(6).optional() }),
    response: SessionSchema.extend({
      /** Status and body of each preloaded call, in the order asked. */
      preloaded: z.array(z.strictObject({ url: z.string(), status: z.int(), body: z.unknown() })),
    }),
  },
  logout: { body: z.strictObject({}), response: z.strictObject({}) },
});
export type AuthShapes = typeof authContract.shapes;
export type User = z.output<typeof UserSchema>;
export type Session = z.output<typeof SessionSchema>;
