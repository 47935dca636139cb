import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { routes } from "#web/app/routes.ts";
import type { AppRoute } from "#web/shared/routing/route.ts";
import { closureOf, readManifest } from "./manifest.ts";
import { PageManifestSchema } from "@candlewise/contracts/pages/page-manifest";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const file = (name: string) => readFileSync(join(dist, name));
/** What is sent: the file after brotli at its best, or the file itself where that is no smaller. */
const sentFile = (name: string) =>
  [`${name}.br`, name].map((each) => join(dist, each)).find((each) => existsSync(each));
/** KB (1024 bytes) as they are sent. */
const kilobytes = (...names: string[]) =>
  names.reduce((sum, name) => sum + statSync(sentFile(name) ?? name).size, 0) / 1024;

/** KB after brotli of what a page names, and of the page itself. */
function weigh(shell: string) {
  const html = file(shell).toString();
  const named = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, name]) => name ?? ""))];
  const scripts = named(/<(?:link rel="modulepreload"[^>]* href|script type="module" src)="\/(assets\/[^"]+\.js)"/g);
  const sheets = named(/<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"/g);
  return {
    scripts,
    sheets,
    js: kilobytes(...scripts),
    css: kilobytes(...sheets),
    html: brotliCompressSync(html).length / 1024,
  };
}

test("the build is there: run `npm run build` before the tests", () => {
  expect(existsSync(join(dist, "shells.json"))).toBe(true);
});

/** Of a route: the path is where most visits begin; a chart brings its tools; operators are few and sit at desks. */
const BUDGETS = {
  path: { js: 125, css: 11 },
  learner: { js: 140, css: 13.5 },
  chart: { js: 145, css: 13.5 },
  operator: { js: 250, css: 25 },
} as const;

function classOf({ path, access, texts }: AppRoute): keyof typeof BUDGETS {
  if (access === "operator") return "operator";
  if (path === "/learn" || path === "/") return "path";
  return texts.includes("charts") || texts.includes("replay") ? "chart" : "learner";
}

const { pages } = PageManifestSchema.parse(JSON.parse(file("shells.json").toString()));

test.each(routes)("scripts, styles and page of $path stay within their budgets", (route) => {
  const shell = pages.find(({ path }) => path === route.path)?.file ?? "";
  const weight = weigh(shell);
  const budget = BUDGETS[classOf(route)];
  expect(weight.scripts, "the chunk of the screen counts").toContainEqual(
    expect.stringContaining(`/${route.screen.replace(/^.*\//, "")}-`),
  );
  expect(weight.js, "scripts").toBeLessThanOrEqual(budget.js);
  expect(weight.css, "styles").toBeLessThanOrEqual(budget.css);
  // With the English texts of the screen.
  expect(weight.html, "page").toBeLessThanOrEqual(12.5);
  expect(weight.scripts.length + weight.sheets.length, "files").toBeLessThanOrEqual(11);
});

test("S1.03 the chart library is a chunk of its own that comes when a chart is opened", () => {
  const manifest = readManifest(dist);
  const entry = closureOf(manifest, "src/main.tsx");
  // What the library's chunk shares with the screen that asks for it is there by then.
  const there = [...entry, ...closureOf(manifest, "src/features/market/screens/instrument-screen.tsx")];
  const chart = closureOf(manifest, "src/modules/chart/kline-chart.ts").filter((chunk) => !there.includes(chunk));
  const bytes = chart.reduce((sum, chunk) => sum + gzipSync(file(chunk.file), { level: 9 }).length, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(65);
  const screens = Object.keys(manifest).filter((name) => name.endsWith("-screen.tsx"));
  const first = [...entry, ...screens.flatMap((screen) => closureOf(manifest, screen))];
  for (const chunk of first) expect(file(chunk.file).includes("k-line-chart-id"), chunk.file).toBe(false);
});

test("fonts before the first paint and the service worker are small", () => {
  const manifest = readManifest(dist);
  const latin = Object.values(manifest).find((chunk) => /onest-latin-(?!ext)/.test(chunk.file));
  expect(file(latin?.file ?? "").length / 1024).toBeLessThanOrEqual(20);
  // It names every file of the build.
  expect(kilobytes("sw.js")).toBeLessThanOrEqual(5);
});

test("the classic schema library never reaches the browser", () => {
  const scripts = Object.values(readManifest(dist)).filter(({ file: name }) => name.endsWith(".js"));
  for (const chunk of scripts) expect(/["'`]ZodString["'`]/.test(file(chunk.file).toString()), chunk.file).toBe(false);
});
