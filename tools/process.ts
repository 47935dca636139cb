import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

export interface Run {
  code: number;
  /** Both outputs in the order they came; empty when they went to the terminal. */
  output: string;
}

/** Runs a program from the project's root to its end. `capture` keeps the output instead of showing it. */
export function run(
  command: string,
  args: readonly string[],
  options: { capture?: boolean; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.capture ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a step that must succeed, with a line before it; ends the process with the step's code when it fails. */
export async function step(
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  console.log(`${title} …`);
  const started = performance.now();
  const { code, output } = await run(command, args, { capture: true, env });
  if (code !== 0) {
    console.error(output);
    console.error(`${title} failed.`);
    process.exit(code);
  }
  console.log(`${title}: done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
