import { z } from "zod";

export const MAIL_LANGUAGES = ["en", "es", "de", "fr", "pt", "ar"] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

export interface EmailText {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The label of the button, for emails with a `url`. */
  readonly action?: string;
  /** Small print below the text. */
  readonly note?: string;
}

export type EmailData = Readonly<Record<string, string | number | null>>;

/** An email that a feature declares with `defineEmail` and lists in its module. */
export interface EmailDefinition<Data extends EmailData = EmailData> {
  /** Stored with every queued email: unique, and never changed once it is released. */
  readonly name: string;
  /**
   * The layout treats some fields specially: `code` is shown large, `url` is the target of the button, `quote` is set apart, `at` is a
   * time and `on` a date, both formatted in the reader's language. `unsubscribe` is a URL whose GET shows a page and whose POST unsubscribes.
   */
  readonly data: z.ZodType<Data, Data>;
  /** In each text `{name}` is replaced by the data of that name. */
  readonly texts: Readonly<Record<MailLanguage, EmailText>>;
  /** Days until the record of the email is deleted; with 0 none remains after delivery. Its data is deleted on delivery. */
  readonly retentionDays: number;
  readonly attachment?: Attachment<string>;
}

interface Attachment<Field extends string> {
  /** The field of the data with the key of the object to attach, if there is one. */
  readonly field: Field;
  /** The file name in the email. */
  readonly name: string;
}

export const EmailUrlSchema = z.url({ protocol: /^https?$/ });

export const defineEmail = <Data extends EmailData>(
  email: EmailDefinition<Data> & { readonly attachment?: Attachment<keyof Data & string> },
): EmailDefinition<Data> => email;
