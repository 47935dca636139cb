import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startServer } from "#e2e/support/server.ts";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";
import { atLeast, median, report } from "./support/figures.ts";
import { signUp } from "./support/learner.ts";

// Lighthouse on the phone profile, median of three, signed in by the refresh cookie where the screen needs it.
const ROUNDS = Number(process.env["ROUNDS"] ?? 3);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const server = await startServer();
const chrome = await launch({
  ...(process.env["CHROMIUM_PATH"] ? { chromePath: process.env["CHROMIUM_PATH"] } : {}),
  chromeFlags: [...CHROMIUM_FLAGS],
});

async function scores(path: string, isSignedIn: boolean): Promise<Record<string, number[]>> {
  const results: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const extraHeaders = isSignedIn ? { Cookie: (await signUp(server.url)).cookie } : {};
    const run = await lighthouse(`${server.url}${path}`, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      extraHeaders,
    });
    for (const category of CATEGORIES)
      (results[category] ??= []).push(Math.round((run?.lhr.categories[category]?.score ?? 0) * 100));
    const failing = Object.values(run?.lhr.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === "binary",
    );
    if (failing.length > 0) console.log(`  ${path}: ${failing.map(({ id }) => id).join(", ")}`);
  }
  return results;
}

const pages = [
  { path: "/", isSignedIn: false },
  { path: "/auth/signin", isSignedIn: false },
  { path: "/learn", isSignedIn: true },
  { path: "/courses/foundations/chapters/foundations-markets/lessons/who-loses-and-why", isSignedIn: true },
  { path: "/profile", isSignedIn: true },
];

let missed = 0;
for (const { path, isSignedIn } of pages) {
  const results = await scores(path, isSignedIn);
  missed += report(
    `Lighthouse ${path}`,
    CATEGORIES.map((name) => atLeast(name, median(results[name] ?? []), name === "performance" ? 97 : 100)),
  );
}
chrome.kill();
await server.stop();
process.exit(missed === 0 ? 0 : 1);
