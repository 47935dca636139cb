import { z } from "zod";
import type { LetterTemplate } from "#api/platform/mail/letters.ts";
import type { TestApp } from "#api/testing/test-app.ts";

const WaitingLettersSchema = z.array(
  z.object({
    template: z.string(),
    language: z.string(),
    data: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);

/** Does the jobs that mail codes and links, those that wait now, as a worker would. */
async function mailSecrets(app: TestApp): Promise<void> {
  const { database, clock, log } = app.platform;
  const job = app.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === "auth.mail-secret");
  if (!job) throw new Error("Nobody mails codes.");
  const { rows } = await database.run("select id, data from job.job where name = $1 and state = 'created'", [job.name]);
  for (const { id, data } of rows) {
    await job.handle(job.data.parse(data), { jobId: String(id), now: () => clock.now(), log });
    await database.run("delete from job.job where id = $1", [id]);
  }
}

/** Every letter that waits to be sent to an address, in the order written. */
export async function lettersTo(app: TestApp, address: string): Promise<z.output<typeof WaitingLettersSchema>> {
  await mailSecrets(app);
  const { rows } = await app.platform.database.run(
    "select template, language, data from mail_letter where recipient = $1 order by letter_id",
    [address],
  );
  return WaitingLettersSchema.parse(rows);
}

async function latest(app: TestApp, address: string, template: LetterTemplate, field: "code" | "url"): Promise<string> {
  const letter = (await lettersTo(app, address)).findLast((candidate) => candidate.template === template);
  if (!letter) throw new Error(`No letter ${template} to ${address}.`);
  return String(letter.data[field]);
}

export const mailedPasswordCode = (app: TestApp, address: string) => latest(app, address, "passwordCode", "code");
export const mailedEmailCode = (app: TestApp, address: string) => latest(app, address, "emailChangeCode", "code");
export const mailedLink = (app: TestApp, address: string) => latest(app, address, "signInLink", "url");
export const mailedToken = async (app: TestApp, address: string) =>
  new URLSearchParams(new URL(await mailedLink(app, address)).hash.slice(1)).get("token") ?? "";

/** Another code than this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
