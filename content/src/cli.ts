import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BUNDLE_PATH } from "./bundle.ts";
import { build } from "./commands/build.ts";

const USAGE = `node content/src/cli.ts [command]
  check [id]                   what authors have to mend, everywhere or in one lesson or quiz (the default)
  build [--allow-missing]      writes dist/content.json when something changed
  preview <id> [language]      a lesson or quiz with its answers marked
  preview-data <id> [language] the same as JSON, for the page /dev/content/<id> of npm run dev
  schema                       writes JSON schemas of the structure files, for editors
  fixtures                     writes the series of new recipes
  lock [words file…]           records a release; the named translations count as revised`;

const root = resolve(import.meta.dirname, "..");

/** Loads a command only when it is called: an unchanged build must not wait for the compiler. */
async function run(command: string, args: string[], allowMissing: boolean): Promise<number> {
  switch (command) {
    case "check":
      return (await import("./commands/check.ts")).check(root, args[0]);
    case "build":
      return build(root, BUNDLE_PATH, allowMissing);
    case "preview":
      return (await import("./commands/preview.ts")).preview(root, args[0], args[1] ?? "en");
    case "preview-data":
      return (await import("./commands/preview.ts")).previewData(root, args[0] ?? "", args[1] ?? "en");
    case "schema":
      return (await import("./commands/schema.ts")).schema(root);
    case "fixtures":
      return (await import("./commands/fixtures.ts")).fixtures(root);
    case "lock":
      return (await import("./commands/lock.ts")).lock(root, args);
    default:
      console.log(USAGE);
      return command === "help" ? 0 : 1;
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "allow-missing": { type: "boolean", default: false } },
});
const [command = "check", ...args] = positionals;
process.exitCode = await run(command, args, values["allow-missing"]);
