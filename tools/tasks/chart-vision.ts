import { join } from "node:path";
import { root, run } from "../process.ts";

// The names of files are relative to the folder in which npm was called.
const cwd = process.env["INIT_CWD"] ?? process.cwd();
const program = join(root, "packages/chart-vision/node/cli.ts");
process.exit((await run(process.execPath, [program, ...process.argv.slice(2)], { cwd })).code);
