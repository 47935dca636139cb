import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database, Queryable, Transaction } from "../database.ts";
import type { Ids } from "../ids.ts";
import type { Job, Jobs } from "../jobs.ts";
import type { Objects } from "../objects/objects.ts";
import { isLetterTemplate, letterSchemas, type LetterData, type LetterTemplate, type MailLanguage } from "./letters.ts";
import {
  forgetLetter,
  forgetLettersOf,
  holdLetter,
  insertLetter,
  markDelivered,
  markRefused,
  pruneLetters,
  type HeldLetter,
} from "./store.ts";
import { MailRefused, type MailMessage, type MailTransport } from "./transport.ts";

export interface Letter<Template extends LetterTemplate> {
  readonly to: string;
  readonly language: MailLanguage;
  readonly template: Template;
  readonly data: LetterData<Template>;
  /** Whom it tells something of. With that user it is erased, whatever address it went to. */
  readonly about?: string;
}

export interface Mail {
  /** Queues a letter in the caller's transaction: it goes out once that commits, and is tried again when the mail server is away. */
  send<Template extends LetterTemplate>(transaction: Transaction, letter: Letter<Template>): Promise<void>;
  /** Forgets letters to an address and about a user, sent or waiting. */
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

/** Of these nothing may stay, not even that they were sent. */
const TRACELESS: ReadonlySet<LetterTemplate> = new Set<LetterTemplate>(["erasureDone"]);
const KEPT_DAYS = 30;
const DAY = 86_400_000;
/** With the doubling pauses of the queue: about three hours. */
const RETRIES = 12;

export function createMail(options: Options): MailService {
  const { database, clock, ids, jobs, transport } = options;
  const deliverJob: Job<{ letter_id: string }> = {
    name: "mail.deliver",
    data: z.strictObject({ letter_id: z.uuid() }),
    retries: RETRIES,
    atOnce: 4,
    isAwaited: true,
    handle: ({ letter_id }) => database.transaction((transaction) => deliver(options, transaction, letter_id)),
  };
  const pruneJob: Job = {
    name: "mail.prune",
    data: z.object({}),
    cron: "20 3 * * *",
    handle: async () => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
      await pruneLetters(database.kysely, before);
      await transport.prune(before);
    },
  };
  return {
    async send(transaction, { to, language, template, data, about }) {
      const letter_id = ids.uuid();
      const parsed = letterSchemas[template].parse(data);
      const letter = { letter_id, recipient: to, language, template, data: parsed, about_user: about ?? null };
      await insertLetter(transaction, { ...letter, now: clock.now() });
      await jobs.enqueue(transaction, deliverJob, { letter_id });
    },
    async erase(transaction, person) {
      await forgetLettersOf(transaction, person);
      await transport.forget(person);
    },
    jobs: [deliverJob, pruneJob],
    close: () => transport.close(),
  };
}

/**
 * The row stays held while the mail server answers, so a letter goes out once however often its job runs; only a crash between the server's
 * answer and the commit can repeat it, under the same message id.
 */
async function deliver(options: Options, db: Queryable, letterId: string): Promise<void> {
  const letter = await holdLetter(db, letterId);
  if (!letter) return;
  const message = await compose(options, letter);
  try {
    await options.transport.deliver(message);
  } catch (error) {
    if (!(error instanceof MailRefused) || error.isPassing) throw error;
    return markRefused(db, letterId, error.message);
  }
  if (TRACELESS.has(message.template)) return forgetLetter(db, letterId);
  await markDelivered(db, letterId, options.clock.now());
}

async function compose({ objects, publicUrl, clock }: Options, letter: HeldLetter): Promise<MailMessage> {
  const { letter_id, recipient, language, template, about_user } = letter;
  if (!isLetterTemplate(template)) throw new Error(`There is no letter ${template}.`);
  const data = letterSchemas[template].parse(letter.data);
  // React is loaded where letters are written, and not at every start.
  const { renderLetter } = await import("./render-letter.ts");
  const { subject, html, text } = await renderLetter(template, language, data, publicUrl);
  const key = "screenshot" in data ? data.screenshot : null;
  const picture = key === null ? null : await objects.read(key);
  return {
    id: letter_id,
    to: recipient,
    about: about_user,
    template,
    language,
    sentAt: clock.now(),
    subject,
    html,
    text,
    attachments: picture ? [{ name: "screenshot.webp", ...picture }] : [],
  };
}
