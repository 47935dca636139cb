import { z } from "zod";
import type { Clock } from "../clock.ts";
import { afterCommit } from "../database/after-commit.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Ids } from "../ids.ts";
import type { Job, Jobs } from "../jobs/jobs.ts";
import type { Objects } from "../objects/objects.ts";
import type { EmailData, EmailDefinition, MailLanguage } from "./email.ts";
import { pruneEmailsJob } from "./prune-emails.ts";
import {
  forgetEmail,
  findUnsentEmail,
  forgetEmailsOf,
  insertEmail,
  markDelivered,
  markRefused,
  type UnsentEmail,
} from "./email-store.ts";
import { MailRefused, type MailMessage, type MailTransport } from "./transport.ts";

export interface Message<Data extends EmailData> {
  readonly to: string;
  readonly language: MailLanguage;
  readonly data: Data;
  /** The user whom the email is about. It is erased with that user, whichever address it was sent to. */
  readonly about?: string;
}

export interface Mail {
  /** Queues an email in the caller's transaction. It is sent after the commit and retried when the mail server is unavailable. */
  send<Data extends EmailData>(
    transaction: Transaction,
    email: EmailDefinition<Data>,
    message: Message<NoInfer<Data>>,
  ): Promise<void>;
  /** Deletes sent and queued emails to an address or about a user. */
  erase(transaction: Transaction, person: { recipient: string; userId: string }): Promise<void>;
}

export interface MailService extends Mail {
  /** Declares the emails of all features; others cannot be sent. */
  register(emails: readonly EmailDefinition[]): void;
  readonly jobs: readonly Job[];
  close(): void;
}

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly objects: Objects;
  readonly transport: MailTransport;
  readonly publicUrl: string;
}

/** About three and a half hours, with doubling pauses between attempts. */
const RETRIES = 12;
/** Longer than the connection, greeting and socket timeouts together. */
const TIME_LIMIT_SECONDS = 60;
/** Nodes of the previous release queue emails under the former name `letter_id`. */
const DeliverySchema = z.union([
  z.strictObject({ email_id: z.uuid() }),
  z.strictObject({ letter_id: z.uuid() }).transform(({ letter_id }) => ({ email_id: letter_id })),
]);

export function createMail(options: Options): MailService {
  const { clock, ids, jobs, transport } = options;
  const emails = new Map<string, EmailDefinition>();
  const deliverJob: Job<{ email_id: string }> = {
    name: "mail.deliver",
    class: "quick",
    data: DeliverySchema,
    retries: RETRIES,
    timeLimitSeconds: TIME_LIMIT_SECONDS,
    priority: 1,
    handle: ({ email_id }) => deliver(options, emails, email_id),
  };
  return {
    register(declared) {
      for (const email of declared) {
        if (emails.has(email.name)) throw new Error(`Two emails are called ${email.name}.`);
        emails.set(email.name, email);
      }
    },
    async send(transaction, { name }, { to, language, data, about }) {
      const email_id = ids.uuid();
      const parsed = declared(emails, name).data.parse(data);
      const row = { email_id, recipient: to, language, template: name, data: parsed, about_user: about ?? null };
      await insertEmail(transaction, { ...row, now: clock.now() });
      await jobs.enqueue(transaction, deliverJob, { email_id });
    },
    async erase(transaction, person) {
      await forgetEmailsOf(transaction, person);
      afterCommit(transaction, () => transport.forget(person));
    },
    jobs: [deliverJob, pruneEmailsJob(options, emails)],
    close: () => transport.close(),
  };
}

type Declared = ReadonlyMap<string, EmailDefinition>;

function declared(emails: Declared, name: string): EmailDefinition {
  const email = emails.get(name);
  if (email === undefined) throw new Error(`No feature lists the email ${name} in "emails" of its module.`);
  return email;
}

/**
 * No transaction is open while the mail server is called: the job's claim keeps other workers away. An email is sent twice, with the
 * same message id, only after a crash between the server's reply and `markDelivered`.
 */
async function deliver(options: Options, emails: Declared, emailId: string): Promise<void> {
  const db = options.database.kysely;
  const row = await findUnsentEmail(db, emailId);
  if (!row) return;
  const email = declared(emails, row.template);
  const message = await compose(options, email, row);
  try {
    await options.transport.deliver(message);
  } catch (error) {
    if (!(error instanceof MailRefused) || error.isPassing) throw error;
    return markRefused(db, emailId, error.message);
  }
  if (message.isTraceless) return forgetEmail(db, emailId);
  await markDelivered(db, emailId, options.clock.now());
}

async function compose(
  { objects, publicUrl, clock }: Options,
  email: EmailDefinition,
  row: UnsentEmail,
): Promise<MailMessage> {
  const { language } = row;
  const data = email.data.parse(row.data);
  // React is loaded when an email is rendered, not at every start.
  const { renderEmail } = await import("./render-email.ts");
  const { subject, html, text } = await renderEmail(email, language, data, publicUrl);
  return {
    id: row.email_id,
    to: row.recipient,
    about: row.about_user,
    isTraceless: email.retentionDays === 0,
    template: row.template,
    language,
    sentAt: clock.now(),
    subject,
    html,
    text,
    unsubscribeUrl: unsubscribeUrlOf(data),
    attachments: await attachmentsOf(objects, email, data),
  };
}

const unsubscribeUrlOf = ({ unsubscribe }: EmailData): string | null =>
  typeof unsubscribe === "string" ? unsubscribe : null;

async function attachmentsOf(objects: Objects, { attachment }: EmailDefinition, data: EmailData) {
  const key = attachment === undefined ? null : data[attachment.field];
  const object = typeof key === "string" ? await objects.read(key) : null;
  return attachment && object ? [{ name: attachment.name, ...object }] : [];
}
