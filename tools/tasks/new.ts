import { newEmail, newEvent, newJob, newSubscriber } from "../new/background.ts";
import { newEndpoint, newFeature, newMigration } from "../new/feature.ts";
import { Project, ScaffoldError } from "../new/project.ts";
import { newLesson } from "../new/lesson.ts";
import { newCatalogue, newScreen } from "../new/screen.ts";
import { root, run } from "../process.ts";

interface Kind {
  /** The arguments, for the usage line. */
  readonly takes: readonly string[];
  readonly make: (project: Project, ...args: string[]) => void;
  readonly next: string;
}

const kinds: Readonly<Record<string, Kind>> = {
  feature: {
    takes: ["<area>", "<name>"],
    make: newFeature,
    next: "Name what is stored in the migration, schemas and store; then the screen: npm run new -- screen <name> <path>.",
  },
  endpoint: {
    takes: ["<feature>", "<name>", "<METHOD>", "<path>"],
    make: newEndpoint,
    next: "Write its summary, errors, schemas and handler, and a test over HTTP.",
  },
  migration: {
    takes: ["<feature>", "<name>"],
    make: newMigration,
    next: "Write the SQL; a migration that has run anywhere never changes.",
  },
  screen: {
    takes: ["<name>", "<path>"],
    make: newScreen,
    next: "Choose frame, navigation, skeleton and document title in its routes.ts; translate its texts.",
  },
  catalogue: {
    takes: ["<feature>[/<part>]", "<title>"],
    make: newCatalogue,
    next: "Name it in the `messages` of the routes that show it; translate its texts.",
  },
  job: {
    takes: ["<feature>", "<name>", "quick|long"],
    make: newJob,
    next: "Give it the dependencies it needs, its data or its times, and a test that runs it twice.",
  },
  lesson: {
    takes: ["<course>", "<chapter>", "<id>"],
    make: newLesson,
    next: "Name its skill and misconceptions, then write what `npm run content -- check <id>` lists; see it at /dev/content/<id> while `npm run dev` runs.",
  },
  event: {
    takes: ["<feature>", "<thing.happened>"],
    make: newEvent,
    next: "Write its payload, and append it in the transaction of the change: outbox.append(transaction, [{ type, user_id, payload, occurred_at }]).",
  },
  subscriber: {
    takes: ["<feature>", "<name>", "<event>"],
    make: newSubscriber,
    next: "Write the handler; its name never changes once it is released.",
  },
  email: {
    takes: ["<feature>", "<name>"],
    make: newEmail,
    next: "Write its data and words in every language, and send it: mail.send(transaction, email, { to, language, data, about }).",
  },
};

const [name = "", ...args] = process.argv.slice(2);
const kind = kinds[name];
if (kind === undefined || args.length !== kind.takes.length) {
  console.error("Usage:");
  for (const [each, { takes }] of Object.entries(kinds)) console.error(`  npm run new -- ${each} ${takes.join(" ")}`);
  process.exit(1);
}
try {
  const project = new Project(root);
  kind.make(project, ...args);
  const files = project.save();
  const formatted = files.filter((file) => !file.startsWith("content/"));
  if (formatted.length > 0) await run("node_modules/.bin/oxfmt", formatted, { capture: true });
  for (const file of files) console.log(file);
  console.log(`\n${kind.next}`);
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exit(1);
}
