import type { MailLanguage } from "./email.ts";

export interface MailMessage {
  /** The same for every attempt. */
  readonly id: string;
  readonly to: string;
  /** The user whom the email is about. */
  readonly about: string | null;
  /** Leaves no record, not even that it was sent. */
  readonly isTraceless: boolean;
  readonly template: string;
  readonly language: MailLanguage;
  readonly sentAt: Date;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** For the headers of RFC 8058; null for emails that nobody can unsubscribe from. */
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[];
}

/** How emails are delivered. */
export interface MailTransport {
  /** @throws MailRefused when the mail server does not accept the email; its message contains no address */
  deliver(message: MailMessage): Promise<void>;
  /** Deletes any stored emails to this address or about this user. */
  forget(person: { recipient: string; userId: string }): Promise<void>;
  /** Deletes the stored emails that are too old. */
  prune(isTooOld: (email: { template: string; sentAt: Date }) => boolean): Promise<void>;
  close(): void;
}

/** `isPassing`: a retry may succeed. */
export class MailRefused extends Error {
  readonly isPassing: boolean;

  constructor(reason: string, isPassing: boolean) {
    super(reason);
    this.name = "MailRefused";
    this.isPassing = isPassing;
  }
}
