import type { LetterTemplate, MailLanguage } from "./letters.ts";

export interface MailMessage {
  /** The same at every try. */
  readonly id: string;
  readonly to: string;
  /** The user it tells something of. */
  readonly about: string | null;
  readonly template: LetterTemplate;
  readonly language: MailLanguage;
  readonly sentAt: Date;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[];
}

/** The way letters leave this server. */
export interface MailTransport {
  /** @throws MailRefused when a mail server does not take the letter; its text holds no address. */
  deliver(message: MailMessage): Promise<void>;
  /** Forgets letters to this address and about this user, where any are kept. */
  forget(person: { recipient: string; userId: string }): Promise<void>;
  /** Forgets letters sent before this moment, where any are kept. */
  prune(before: Date): Promise<void>;
  close(): void;
}

/** `isPassing`: worth another try. */
export class MailRefused extends Error {
  readonly isPassing: boolean;

  constructor(reason: string, isPassing: boolean) {
    super(reason);
    this.name = "MailRefused";
    this.isPassing = isPassing;
  }
}
