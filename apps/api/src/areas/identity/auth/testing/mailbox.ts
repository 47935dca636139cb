import { authContract } from "@candlewise/contracts/auth/schemas";
import { z } from "zod";
import { runNow } from "#api/platform/jobs/run-now.ts";
import type { TestApp } from "#api/testing/test-app.ts";

type CallOptions = Parameters<TestApp["send"]>[3];
type Cookies = Readonly<Record<string, string>>;

const WaitingEmailsSchema = z.array(
  z.object({
    template: z.string(),
    language: z.string(),
    data: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);

/** Runs the waiting jobs that mail codes and links, as a worker would. */
async function mailSecrets(app: TestApp): Promise<void> {
  const { database } = app.platform;
  const jobs = app.features
    .flatMap((feature) => feature.jobs ?? [])
    .filter(({ name }) => name.startsWith("auth.mail-"));
  for (const job of jobs) {
    const { rows } = await database.run("select job_id, data from background_job where name = $1 order by job_id", [
      job.name,
    ]);
    for (const { job_id, data } of rows) {
      await runNow(job, app.platform, job.data.parse(data));
      await database.run("delete from background_job where job_id = $1", [job_id]);
    }
  }
}

/** Every queued email to an address, oldest first. */
export async function emailsTo(app: TestApp, address: string): Promise<z.output<typeof WaitingEmailsSchema>> {
  await mailSecrets(app);
  const { rows } = await app.platform.database.run(
    "select template, language, data from email where recipient = $1 order by email_id",
    [address],
  );
  return WaitingEmailsSchema.parse(rows);
}

async function latest(
  app: TestApp,
  address: string,
  template: "passwordCode" | "emailChangeCode" | "emailConfirmCode" | "signInLink",
  field: "code" | "url",
): Promise<string> {
  const email = (await emailsTo(app, address)).findLast((candidate) => candidate.template === template);
  if (!email) throw new Error(`No email ${template} to ${address}.`);
  return String(email.data[field]);
}

export const mailedPasswordCode = (app: TestApp, address: string) => latest(app, address, "passwordCode", "code");
export const mailedEmailCode = (app: TestApp, address: string) => latest(app, address, "emailChangeCode", "code");
export const mailedConfirmCode = (app: TestApp, address: string) => latest(app, address, "emailConfirmCode", "code");
export const mailedLink = (app: TestApp, address: string) => latest(app, address, "signInLink", "url");
export const mailedToken = async (app: TestApp, address: string) =>
  new URLSearchParams(new URL(await mailedLink(app, address)).hash.slice(1)).get("token") ?? "";

/** Requests a code for a new password; the cookies are those of the browser that did. */
export async function requestPasswordCode(app: TestApp, email: string, options: CallOptions = {}): Promise<Cookies> {
  const answer = await app.send(authContract, "forgotPassword", { body: { email } }, options);
  if (answer.statusCode !== 200) throw new Error(`The request of a code was answered with ${answer.statusCode}.`);
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

/** A code that differs from this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
