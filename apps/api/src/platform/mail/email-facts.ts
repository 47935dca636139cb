import { z } from "zod";

/** A code that proves the mailbox, and for how long. */
export const CodeFacts = z.strictObject({ code: z.string(), minutes: z.int() });

/** When something happened to the account, and from which device. */
export const DeviceFacts = z.strictObject({ at: z.iso.datetime(), device: z.string() });

export const PasskeyFacts = z.strictObject({ passkey: z.string(), at: z.iso.datetime() });
