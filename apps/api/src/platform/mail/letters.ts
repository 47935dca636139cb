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
 * What each letter has to be given. The layout knows some names: `code` is shown large, `url` is where the button leads, `quote` is
 * set apart, `at` is a moment and `on` a day, both written out in the reader's language.
 */
export const letterSchemas = {
  passwordCode: z.strictObject({ code, minutes }),
  signInLink: z.strictObject({ url, minutes }),
  /** To the new address. */
  emailChangeCode: z.strictObject({ code, minutes }),
  /** To the old address, after the change. */
  emailChanged: z.strictObject({ email: z.string(), at }),
  passwordChanged: z.strictObject({ at, device }),
  newSignIn: z.strictObject({ at, device }),
  /** `device` is the one that ended others. */
  sessionsEnded: z.strictObject({ at, device }),
  passkeyAdded: z.strictObject({ passkey: z.string(), at }),
  passkeyRemoved: z.strictObject({ passkey: z.string(), at }),
  /** `url` leads to where the account can be kept. */
  erasureRequested: z.strictObject({ on: at, url }),
  erasureDone: z.strictObject({}),
  exportReady: z.strictObject({ url, at }),
  /** To the operator. `screenshot` is a key of the objects store. */
  feedbackReceived: z.strictObject({
    sender: z.string(),
    page: z.string(),
    quote: z.string(),
    screenshot: z.string().nullable(),
  }),
} as const;

export type LetterTemplate = keyof typeof letterSchemas;
export type LetterData<Template extends LetterTemplate> = z.input<(typeof letterSchemas)[Template]>;

export interface LetterText {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The words on the button; of letters with a `url`. */
  readonly action?: string;
  /** Small print below. */
  readonly note?: string;
}

/** A letter's words in one language; `{name}` stands for the data of that name. */
export type LetterTexts = { readonly [Template in LetterTemplate]: LetterText } & {
  readonly frame: {
    /** Before an address to copy. */
    readonly copyLink: string;
    readonly footer: string;
  };
};

export function isLetterTemplate(name: string): name is LetterTemplate {
  return Object.hasOwn(letterSchemas, name);
}
