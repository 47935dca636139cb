import { z } from "zod";

export const MAIL_LANGUAGES = ["en", "es", "de", "fr", "pt", "ar"] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

const code = z.string();
const url = z.url({ protocol: /^https?$/ });
const minutes = z.int();
const at = z.iso.datetime();
/** Such as "Firefox on Windows". */
const device = z.string();

/**
 * The data of each email. The layout treats some names specially: `code` is shown large, `url` is the target of the button, `quote`
 * is set apart, `at` is a time and `on` a date, both formatted in the reader's language.
 */
export const emailSchemas = {
  passwordCode: z.strictObject({ code, minutes }),
  signInLink: z.strictObject({ url, minutes }),
  /** Sent to the new address. */
  emailChangeCode: z.strictObject({ code, minutes }),
  /** Sent to the old address, after the change. */
  emailChanged: z.strictObject({ email: z.string(), at }),
  passwordChanged: z.strictObject({ at, device }),
  newSignIn: z.strictObject({ at, device }),
  /** `device` is the one that ended other sessions. */
  sessionsEnded: z.strictObject({ at, device }),
  /** `device` is the one that sent the older token: the user's own or a thief's. */
  sessionReused: z.strictObject({ at, device }),
  passkeyAdded: z.strictObject({ passkey: z.string(), at }),
  passkeyRemoved: z.strictObject({ passkey: z.string(), at }),
  /** `url` opens the page where the account can be kept. */
  erasureRequested: z.strictObject({ on: at, url }),
  erasureCancelled: z.strictObject({ at, device }),
  erasureDone: z.strictObject({}),
  exportReady: z.strictObject({ url, at }),
  /** Sent to the operator. `screenshot` is an object key. */
  feedbackReceived: z.strictObject({
    sender: z.string(),
    page: z.string(),
    quote: z.string(),
    screenshot: z.string().nullable(),
  }),
} as const;

export type EmailTemplate = keyof typeof emailSchemas;
export type EmailData<Template extends EmailTemplate> = z.input<(typeof emailSchemas)[Template]>;

export interface EmailText {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The label of the button, for emails with a `url`. */
  readonly action?: string;
  /** Small print below the text. */
  readonly note?: string;
}

/** The texts of an email in one language; `{name}` is replaced by the data of that name. */
export type EmailTexts = { readonly [Template in EmailTemplate]: EmailText } & {
  readonly frame: {
    /** Precedes an address to copy. */
    readonly copyLink: string;
    readonly footer: string;
  };
};

export function isEmailTemplate(name: string): name is EmailTemplate {
  return Object.hasOwn(emailSchemas, name);
}
