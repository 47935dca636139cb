import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { MailMessage, MailTransport } from "./transport.ts";

const KeptLetterSchema = z.object({
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
export type KeptLetter = z.output<typeof KeptLetterSchema>;

export interface MailFolder extends MailTransport {
  /** Newest first. */
  list(): Promise<KeptLetter[]>;
  find(id: string): Promise<KeptLetter | null>;
}

/** Keeps letters as files instead of sending them: `<id>.json`, and attachments as `<id>-<name>`. */
export function createMailFolder(folder: string): MailFolder {
  const list = async () => {
    const names = await readdir(folder).catch(() => []);
    const letters = await Promise.all(names.filter((name) => name.endsWith(".json")).map((name) => read(folder, name)));
    return letters
      .filter((letter) => letter !== null)
      .toSorted((a, b) => b.sent_at.localeCompare(a.sent_at) || b.id.localeCompare(a.id));
  };
  const remove = async (isUnwanted: (letter: KeptLetter) => boolean) => {
    for (const { id, attachments } of (await list()).filter(isUnwanted)) {
      for (const name of attachments) await rm(join(folder, name), { force: true });
      await rm(join(folder, `${id}.json`), { force: true });
    }
  };
  return {
    list,
    find: (id) => (z.uuid().safeParse(id).success ? read(folder, `${id}.json`) : Promise.resolve(null)),
    async deliver(message) {
      await mkdir(folder, { recursive: true });
      const attachments = message.attachments.map(({ name }) => `${message.id}-${name}`);
      for (const [index, { bytes }] of message.attachments.entries()) {
        await writeFile(join(folder, attachments[index] ?? ""), bytes);
      }
      await writeFile(join(folder, `${message.id}.json`), JSON.stringify(keep(message, attachments), null, 2));
    },
    forget: ({ recipient, userId }) => remove(({ to, about }) => to === recipient || about === userId),
    prune: (before) => remove(({ sent_at }) => new Date(sent_at) < before),
    close: () => undefined,
  };
}

function keep(message: MailMessage, attachments: string[]): KeptLetter {
  const { id, to, about, template, language, sentAt, subject, text, html } = message;
  return { id, to, about, template, language, sent_at: sentAt.toISOString(), subject, text, html, attachments };
}

async function read(folder: string, name: string): Promise<KeptLetter | null> {
  try {
    return KeptLetterSchema.parse(JSON.parse(await readFile(join(folder, name), "utf8")));
  } catch {
    // Not there, or still being written.
    return null;
  }
}
