import { z } from "zod";

/** Bytes as unpadded base64url, as the JSON forms of Web Authentication Level 3 write them. */
const Base64UrlSchema = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/);
const UserVerificationSchema = z.enum(["required", "preferred", "discouraged"]);
const TransportSchema = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** `PublicKeyCredentialCreationOptionsJSON`, those parts that we give. */
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

/** `PublicKeyCredentialRequestOptionsJSON`, those parts that we give: the passkey names its user itself. */
export const PasskeyRequestOptionsSchema = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: UserVerificationSchema,
});

// What browsers send grows with the standard: objects here drop what they do not know instead of refusing it.
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

/** `AuthenticationResponseJSON` of a passkey that names its user. */
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
  /** Kept by a provider for all of a person's devices, not bound to one. */
  is_synced: z.boolean(),
});
