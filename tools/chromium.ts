import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { aptInstall } from "./apt.ts";
import { run } from "./process.ts";

/** Flags for all browser tests: no sandbox under root, no background traffic of the browser. */
export const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function installed(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return named;
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's, or Debian's package, in this order.
 * @throws when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  console.log("No Chromium found: installing one for the browser tests …");
  await run("node_modules/.bin/playwright-core", ["install", "--with-deps", "chromium-headless-shell"], {
    capture: true,
  });
  const downloaded = installed();
  if (downloaded) return downloaded;
  const result = await aptInstall(["chromium"]);
  const packaged = installed();
  if (packaged) return packaged;
  throw new Error(
    `No Chromium could be installed. Install one and name it in CHROMIUM_PATH.\n${result.output.slice(-500)}`,
  );
}
