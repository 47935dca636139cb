import type { MailLanguage } from "#api/platform/mail/email.ts";

/** What a notification says on every channel; `{name}` stands for a value of the message. */
export interface MessageText {
  readonly title: string;
  readonly body: string;
  /** What the way to its screen is called. */
  readonly action: string;
}

export type MessageTexts = Readonly<Record<MailLanguage, MessageText>>;
