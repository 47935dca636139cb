import type { AppOptions } from "#api/app.ts";
import type { Config } from "#api/config.ts";
import { StartupError } from "#api/platform/errors.ts";
import { demoCrowd, demoVisitor } from "./people.ts";
import { DEMO_PASSWORD, seedDemo } from "./seed.ts";
import { markWorld } from "./world.ts";

/** The demo's configuration, with its own data folder. Throws `StartupError` if it could touch real data. */
export function demoConfig(config: Config): Config {
  if (config.databaseUrl !== undefined) {
    throw new StartupError(
      "The demo cannot run on the database of DATABASE_URL: fictional people must not mix with real ones.",
      "Start it without DATABASE_URL; it then stores its own data next to yours.",
    );
  }
  return { ...config, dataDir: `${config.dataDir}-demo` };
}

/** Printed when the demo is ready. */
export function demoNotice({ dataDir }: Config): string {
  const some = demoCrowd.slice(0, 3).map(({ email }) => email);
  return [
    "",
    "This is the demo: everyone in it is made up, and your own data is not touched.",
    `  Sign in as  ${demoVisitor.email}`,
    `  Password    ${DEMO_PASSWORD}`,
    `  ${demoCrowd.length} others, on the free plan, have the same password: ${some.join(", ")} …`,
    `To leave it, press Ctrl-C and start without --demo. To have it as new, delete ${dataDir}.`,
    "",
    "",
  ].join("\n");
}

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Seeds an empty database with the demo's people and reports progress: one rewritten line on a terminal, a few lines elsewhere. */
export async function makeDemo(options: AppOptions, terminal: Terminal): Promise<void> {
  await seedDemo(options, (lived, people) => {
    const text = `Making the demo: ${lived} of ${people} learners have lived their six weeks`;
    if (terminal.isTTY === true) terminal.write(`\r${text}${lived === people ? "\n" : ""}`);
    else if (lived % 5 === 0) terminal.write(`${text}\n`);
  });
  await markWorld(options.connection, "demo");
}
