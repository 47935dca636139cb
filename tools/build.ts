import { digestOf, isFresh, markFresh } from "./freshness.ts";
import { step } from "./process.ts";

const targets = [
  {
    title: "Compiling the curriculum",
    output: "content/dist/content.json",
    inputs: ["content", "packages/domain/src", "package-lock.json"],
    args: ["content/src/cli.ts", "build"],
  },
  {
    title: "Building the web app",
    output: "apps/web/dist/shells.json",
    inputs: ["apps/web", "packages", "package-lock.json"],
    args: ["apps/web/build.ts"],
  },
] as const;

/** Builds everything the server serves; skips outputs whose inputs are unchanged. */
export async function build(): Promise<void> {
  for (const { title, output, inputs, args } of targets) {
    const digest = digestOf(inputs);
    if (isFresh(output, digest)) continue;
    await step(title, process.execPath, args, { NODE_ENV: "production" });
    markFresh(output, digest);
  }
}
