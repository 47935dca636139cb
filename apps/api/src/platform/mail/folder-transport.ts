import { chmod, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { MailMessage, MailTransport } from "./transport.ts";

const StoredEmailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  about: z.string().nullable(),
  template: z.string(),
  language: z.string(),
  sent_at: z.iso.datetime(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.string()),
});
export type StoredEmail = z.output<typeof StoredEmailSchema>;

export interface MailFolder extends MailTransport {
  /** Newest first. */
  list(): Promise<StoredEmail[]>;
  find(id: string): Promise<StoredEmail | null>;
}

/** Stores emails as files instead of sending them: `<id>.json`, and attachments as `<id>-<name>`. */
export function createMailFolder(folder: string): MailFolder {
  const list = async () => {
    const names = await readdir(folder).catch(() => []);
    const emails = await Promise.all(names.filter((name) => name.endsWith(".json")).map((name) => read(folder, name)));
    return emails
      .filter((email) => email !== null)
      .toSorted((a, b) => b.sent_at.localeCompare(a.sent_at) || b.id.localeCompare(a.id));
  };
  const remove = async (isUnwanted: (email: StoredEmail) => boolean) => {
    for (const { id, attachments } of (await list()).filter(isUnwanted)) {
      for (const name of attachments) await rm(join(folder, name), { force: true });
      await rm(join(folder, `${id}.json`), { force: true });
    }
  };
  return {
    list,
    find: (id) => (z.uuid().safeParse(id).success ? read(folder, `${id}.json`) : Promise.resolve(null)),
    async deliver(message) {
      if (message.isTraceless) return;
      await mkdir(folder, { recursive: true });
      // Also restricts a folder that an earlier release created readable for other users of the machine.
      await chmod(folder, 0o700);
      const attachments = message.attachments.map(({ name }) => `${message.id}-${name}`);
      for (const [index, { bytes }] of message.attachments.entries()) {
        await writeFile(join(folder, attachments[index] ?? ""), bytes, {
          mode: 0o600,
        });
      }
      await writeFile(join(folder, `${message.id}.json`), JSON.stringify(toStored(message, attachments), null, 2), {
        mode: 0o600,
      });
    },
    forget: ({ recipient, userId }) => remove(({ to, about }) => to === recipient || about === userId),
    prune: (isTooOld) => remove(({ template, sent_at }) => isTooOld({ template, sentAt: new Date(sent_at) })),
    close: () => undefined,
  };
}

function toStored(message: MailMessage, attachments: string[]): StoredEmail {
  const { id, to, about, template, language, sentAt, subject, text, html } = message;
  return { id, to, about, template, language, sent_at: sentAt.toISOString(), subject, text, html, attachments };
}

async function read(folder: string, name: string): Promise<StoredEmail | null> {
  try {
    return StoredEmailSchema.parse(JSON.parse(await readFile(join(folder, name), "utf8")));
  } catch {
    // Missing, or still being written.
    return null;
  }
}
