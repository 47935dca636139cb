import { LANGUAGES } from "#apps/web/src/shared/i18n/languages.ts";
import { ScaffoldError, serverFolder, spellings, type Project } from "./project.ts";

/** Adds an export of the file `from` to a list of the feature's module, creating the list if necessary. */
function addToModule(
  project: Project,
  folder: string,
  list: "jobs" | "subscriptions" | "emails",
  name: string,
  from: string,
): void {
  const file = `${folder}/module.ts`;
  const text = project.read(file);
  const entry = list === "emails" ? name : `${name}()`;
  if (new RegExp(`^ {4}${list}: \\[`, "m").test(text)) {
    project.insertBefore(file, new RegExp(`(?<=^ {4}${list}: \\[)`), `${entry}, `);
  } else {
    project.insertBefore(file, /(?<=^ {4}domain: "\w+",\n)/, `    ${list}: [${entry}],\n`);
  }
  project.addImport(file, `import { ${name} } from "./${from}.ts";`);
}

/** Adds a scheduled job to a feature. */
export function newJob(project: Project, domain: string, name: string, jobClass: string): void {
  if (jobClass !== "quick" && jobClass !== "long") {
    throw new ScaffoldError(
      'The class is "quick" (seconds) or "long" (minutes). A cpu job is made by cpuJob: see platform/jobs/cpu-job.ts.',
    );
  }
  const folder = serverFolder(project, domain);
  const { kebab, camel, text } = spellings(name);
  project.add(
    `${folder}/${kebab}-job.ts`,
    `import { z } from "zod";
import type { Job } from "#api/platform/jobs/jobs.ts";

/** Without \`cron\` it runs when it is enqueued: \`jobs.enqueue(transaction, job, data)\`. */
export function ${camel}Job(): Job {
  return {
    name: "${domain}.${kebab}",
    class: "${jobClass}",
    data: z.object({}),
    cron: "20 4 * * *",
    // The job may run again after its effect: make the effect idempotent.
    async handle(_, { signal, log }) {
      signal.throwIfAborted();
      log.debug("${text}: nothing to do");
      await Promise.resolve();
    },
  };
}
`,
  );
  addToModule(project, folder, "jobs", `${camel}Job`, `${kebab}-job`);
}

/** Adds a domain event keyed by the user. */
export function newEvent(project: Project, domain: string, name: string): void {
  if (!/^[a-z_]+\.[a-z_]+$/.test(name))
    throw new ScaffoldError(`${name}: an event is "thing.happened", such as "alert.reached".`);
  serverFolder(project, domain);
  const file = `packages/contracts/src/${domain}/events.ts`;
  const root = "packages/contracts/src/events.ts";
  const event = `  "${name}": defineEvent("user", z.strictObject({})),\n`;
  if (project.has(file)) {
    project.insertBefore(file, /^\} as const;/, event);
  } else {
    const { camel } = spellings(domain);
    const imports = `import { z } from "zod";\nimport { defineEvent } from "../event.ts";\n`;
    project.add(file, `${imports}\nexport const ${camel}Events = {\n${event}} as const;\n`);
    project.addImport(root, `import { ${camel}Events } from "./${domain}/events.ts";`);
    project.insertBefore(root, /(?<=^export const eventCatalogue = \{\n)/, `  ...${camel}Events,\n`);
  }
}

/** Adds a feature's subscription to an event. */
export function newSubscriber(project: Project, domain: string, name: string, event: string): void {
  const folder = serverFolder(project, domain);
  const declared = project
    .find("packages/contracts/src/*/events.ts")
    .some((file) => project.read(file).includes(`"${event}":`));
  if (!declared)
    throw new ScaffoldError(`No contract declares ${event}. Make it with: npm run new -- event <feature> ${event}`);
  const { kebab, camel } = spellings(name);
  project.add(
    `${folder}/${kebab}.ts`,
    `import { subscribe, type Subscription } from "#api/platform/events/subscription.ts";

/** Handlers write to the database through \`transaction\` only, and enqueue a job for any other effect. */
export const ${camel} = (): Subscription =>
  subscribe("${domain}.${kebab}", {
    async "${event}"({ user_id, occurred_at }, transaction) {
      await Promise.resolve({ user_id, occurred_at, transaction });
    },
  });
`,
  );
  addToModule(project, folder, "subscriptions", camel, kebab);
}

/** Adds an email with its texts in every language, initially in English. */
export function newEmail(project: Project, domain: string, name: string): void {
  const folder = serverFolder(project, domain);
  const { kebab, camel, sentence } = spellings(name);
  const text = `{ subject: "${sentence}", title: "${sentence}", paragraphs: ["${sentence}: {at}."] }`;
  project.add(
    `${folder}/emails/${kebab}.ts`,
    `import { z } from "zod";
import { defineEmail } from "#api/platform/mail/email.ts";

export const ${camel} = defineEmail({
  name: "${camel}",
  data: z.strictObject({ at: z.iso.datetime() }),
  retentionDays: 30,
  texts: {
${LANGUAGES.map((language) => `    ${language}: ${text},\n`).join("")}  },
});
`,
  );
  addToModule(project, folder, "emails", camel, `emails/${kebab}`);
}
