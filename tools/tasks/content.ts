import { run } from "../process.ts";

process.exit((await run(process.execPath, ["content/src/cli.ts", ...process.argv.slice(2)])).code);
