import { z } from "zod";
import type { Clock } from "../clock.ts";
import { afterCommit } from "../database/after-commit.ts";
import type { Database, Transaction } from "../database/database.ts";
import { deleteBefore } from "../database/in-batches.ts";
import type { Ids } from "../ids.ts";
import type { Job, Jobs } from "../jobs/jobs.ts";
import type { Objects } from "../objects/objects.ts";
import { isEmailTemplate, emailSchemas, type EmailData, type EmailTemplate, type MailLanguage } from "./emails.ts";
import {
  forgetEmail,
  findUnsentEmail,
  forgetEmailsOf,
  insertEmail,
  markDelivered,
  markRefused,
  type UnsentEmail,
} from "./store.ts";
import { MailRefused, type MailMessage, type MailTransport } from "./transport.ts";

export interface Email<Template extends EmailTemplate> {
  readonly to: string;
  readonly language: MailLanguage;
  readonly template: Template;
  readonly data: EmailData<Template>;
  /** The user whom the email is about. It is erased with that user, whichever address it was sent to. */
  readonly about?: string;
}

export interface Mail {
  /** Queues an email in the caller's transaction. It is sent after the commit and retried when the mail server is unavailable. */
  send<Template extends EmailTemplate>(transaction: Transaction, email: Email<Template>): Promise<void>;
  /** Deletes sent and queued emails to an address or about a user. */
  erase(transaction: Transaction, person: { recipient: string; userId: string }): Promise<void>;
}

export interface MailService extends Mail {
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

/** Emails that leave no record, not even that they were sent. */
const TRACELESS: ReadonlySet<EmailTemplate> = new Set<EmailTemplate>(["erasureDone"]);
const KEPT_DAYS = 30;
const DAY = 86_400_000;
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
  const { database, clock, ids, jobs, transport } = options;
  const deliverJob: Job<{ email_id: string }> = {
    name: "mail.deliver",
    class: "quick",
    data: DeliverySchema,
    retries: RETRIES,
    timeLimitSeconds: TIME_LIMIT_SECONDS,
    priority: 1,
    handle: ({ email_id }) => deliver(options, email_id),
  };
  const pruneJob: Job = {
    name: "mail.prune",
    class: "long",
    data: z.object({}),
    cron: "20 3 * * *",
    handle: async (_, { signal }) => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
      await deleteBefore(database, { table: "email", column: "created_at", before }, signal);
      await transport.prune(before);
    },
  };
  return {
    async send(transaction, { to, language, template, data, about }) {
      const email_id = ids.uuid();
      const parsed = emailSchemas[template].parse(data);
      const email = { email_id, recipient: to, language, template, data: parsed, about_user: about ?? null };
      await insertEmail(transaction, { ...email, now: clock.now() });
      await jobs.enqueue(transaction, deliverJob, { email_id });
    },
    async erase(transaction, person) {
      await forgetEmailsOf(transaction, person);
      afterCommit(transaction, () => transport.forget(person));
    },
    jobs: [deliverJob, pruneJob],
    close: () => transport.close(),
  };
}

/**
 * No transaction is open while the mail server is called: the job's claim keeps other workers away. An email is sent twice, with the
 * same message id, only after a crash between the server's reply and `markDelivered`.
 */
async function deliver(options: Options, emailId: string): Promise<void> {
  const db = options.database.kysely;
  const email = await findUnsentEmail(db, emailId);
  if (!email) return;
  const message = await compose(options, email);
  try {
    await options.transport.deliver(message);
  } catch (error) {
    if (!(error instanceof MailRefused) || error.isPassing) throw error;
    return markRefused(db, emailId, error.message);
  }
  if (message.isTraceless) return forgetEmail(db, emailId);
  await markDelivered(db, emailId, options.clock.now());
}

async function compose({ objects, publicUrl, clock }: Options, email: UnsentEmail): Promise<MailMessage> {
  const { email_id, recipient, language, template, about_user } = email;
  if (!isEmailTemplate(template)) throw new Error(`There is no email ${template}.`);
  const data = emailSchemas[template].parse(email.data);
  // React is loaded when an email is rendered, not at every start.
  const { renderEmail } = await import("./render-email.ts");
  const { subject, html, text } = await renderEmail(template, language, data, publicUrl);
  const key = "screenshot" in data ? data.screenshot : null;
  const picture = key === null ? null : await objects.read(key);
  return {
    id: email_id,
    to: recipient,
    about: about_user,
    isTraceless: TRACELESS.has(template),
    template,
    language,
    sentAt: clock.now(),
    subject,
    html,
    text,
    attachments: picture ? [{ name: "screenshot.webp", ...picture }] : [],
  };
}
