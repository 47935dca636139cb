import { z } from "zod";

/** Bytes as unpadded base64url, as in the JSON types of Web Authentication Level 3. */
const Base64UrlSchema = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/);
const UserVerificationSchema = z.enum(["required", "preferred", "discouraged"]);
const TransportSchema = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** The members of `PublicKeyCredentialCreationOptionsJSON` that the server sends. */
export const PasskeyCreationOptionsSchema = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.strictObject({ id: z.string(), type: z.literal("public-key"), transports: z.array(TransportSchema) }),
  ),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: UserVerificationSchema,
  }),
  attestation: z.literal("none"),
  extensions: z.strictObject({ credProps: z.literal(true) }),
});

/** The members of `PublicKeyCredentialRequestOptionsJSON` that the server sends; no `allowCredentials`, as passkeys are discoverable. */
export const PasskeyRequestOptionsSchema = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: UserVerificationSchema,
});

// Browsers send more members as the standard grows, so these objects strip unknown properties instead of rejecting them.
const CredentialSchema = z.object({
  id: Base64UrlSchema.min(1).max(1400),
  rawId: Base64UrlSchema,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
});

/** `RegistrationResponseJSON` */
export const PasskeyRegistrationSchema = CredentialSchema.extend({
  response: z.object({
    clientDataJSON: Base64UrlSchema,
    attestationObject: Base64UrlSchema,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** `AuthenticationResponseJSON` of a discoverable passkey. */
export const PasskeyAssertionSchema = CredentialSchema.extend({
  response: z.object({
    clientDataJSON: Base64UrlSchema,
    authenticatorData: Base64UrlSchema,
    signature: Base64UrlSchema,
    userHandle: Base64UrlSchema.max(100),
  }),
});

export const PasskeyNameSchema = z.string().trim().min(1).max(60);

export const PasskeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  /** Synced by a passkey provider across devices instead of bound to one device. */
  is_synced: z.boolean(),
});
