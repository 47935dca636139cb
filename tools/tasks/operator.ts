import { run } from "../process.ts";

process.exit((await run(process.execPath, ["apps/api/src/operators-command.ts", ...process.argv.slice(2)])).code);
