import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { routes } from "#web/app/routes.ts";
import type { AppRoute } from "#web/shared/routing/route.ts";
import { closureOf, readManifest, readModuleSizes } from "./manifest.ts";
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
  const scripts = named(
    /<(?:link rel="modulepreload"[^>]* href|script type="module"[^>]* src)="\/(assets\/[^"]+\.js)"/g,
  );
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

/** Of a route: the path is where most visits begin; a chart brings its tools; operators have an entry of their own. */
const BUDGETS = {
  path: { js: 123, css: 11, files: 11 },
  learner: { js: 135, css: 13.5, files: 14 },
  chart: { js: 143, css: 13.5, files: 15 },
  operator: { js: 132, css: 8.5, files: 2 },
} as const;

function classOf({ path, texts }: AppRoute): keyof typeof BUDGETS {
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
  expect(weight.html, "page").toBeLessThanOrEqual(13);
  expect(weight.scripts.length + weight.sheets.length, "files").toBeLessThanOrEqual(budget.files);
});

test("scripts, styles and page of the entry for operators stay within their budgets", () => {
  const weight = weigh(pages.find(({ path }) => path === "/operator/*")?.file ?? "");
  expect(weight.scripts.length).toBeGreaterThan(0);
  expect(weight.js, "scripts").toBeLessThanOrEqual(BUDGETS.operator.js);
  expect(weight.css, "styles").toBeLessThanOrEqual(BUDGETS.operator.css);
  expect(weight.html, "page").toBeLessThanOrEqual(1.5);
  expect(weight.scripts.length + weight.sheets.length, "files").toBeLessThanOrEqual(BUDGETS.operator.files);
});

test("S1.03 the chart library is a chunk of its own that comes when a chart is opened", () => {
  const manifest = readManifest(dist);
  const entry = closureOf(manifest, "src/main.tsx");
  // What the library's chunk shares with the screen that asks for it is there by then.
  const there = [...entry, ...closureOf(manifest, "src/features/market/screens/instrument-screen.tsx")];
  const chart = closureOf(manifest, "src/modules/chart/kline-chart.ts").filter((chunk) => !there.includes(chunk));
  const bytes = chart.reduce((sum, chunk) => sum + gzipSync(file(chunk.file), { level: 9 }).length, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(70);
  const screens = Object.keys(manifest).filter((name) => name.endsWith("-screen.tsx"));
  const first = [...entry, ...screens.flatMap((screen) => closureOf(manifest, screen))];
  for (const chunk of first) expect(file(chunk.file).includes("k-line-chart-id"), chunk.file).toBe(false);
});

test("S1.04 an analysis of a chart weighs at most 40 KB beyond what every page loads", () => {
  const manifest = readManifest(dist);
  const entry = closureOf(manifest, "src/main.tsx");
  const parts = ["screens/analysis-screen.tsx", "progress/analysis-progress.tsx", "findings/result.tsx"];
  const chunks = new Set(parts.flatMap((part) => closureOf(manifest, `src/features/analyzer/${part}`)));
  const own = [...chunks].filter((chunk) => !entry.includes(chunk));
  const bytes = own.reduce((sum, chunk) => sum + gzipSync(file(chunk.file), { level: 9 }).length, 0);
  expect(own.length).toBeGreaterThan(2);
  expect(bytes / 1000).toBeLessThanOrEqual(40);
});

test("plans and checkout are no part of the path, and weigh at most 30 KB beyond what every page loads", () => {
  const manifest = readManifest(dist);
  const entry = closureOf(manifest, "src/main.tsx");
  const parts = ["offers/screens/plans-screen.tsx", "payments/screens/checkout-screen.tsx"];
  const chunks = new Set(parts.flatMap((part) => closureOf(manifest, `src/features/${part}`)));
  const own = [...chunks].filter((chunk) => !entry.includes(chunk));
  const bytes = own.reduce((sum, chunk) => sum + gzipSync(file(chunk.file), { level: 9 }).length, 0);
  expect(own.length).toBeGreaterThan(1);
  expect(bytes / 1000).toBeLessThanOrEqual(30);
  const sizes = readModuleSizes(dist);
  const ofPath = weigh(pages.find(({ path }) => path === "/learn")?.file ?? "").scripts.flatMap((script) =>
    Object.keys(sizes[script] ?? {}),
  );
  expect(ofPath).toContain("apps/web/src/main.tsx");
  // What a route is and which texts it has is known from the start.
  const selling = /src\/(?:features\/(?:offers|payments|subscriptions)|modules\/paying)\/(?!routes\.ts)/;
  // So is whether the learner has paid, which decides what many screens show.
  const access = ["api.ts", "use-has-access.ts"].map((name) => `apps/web/src/features/subscriptions/${name}`);
  expect(ofPath.filter((id) => selling.test(id) && !access.includes(id))).toEqual([]);
});

test("the path begins with at most 4 KB of streaks, rewards, badges, challenges, leagues, notifications and shop", () => {
  const sizes = readModuleSizes(dist);
  const ofEngagement = /src\/features\/(?:engagement|rewards|achievements|challenges|leaderboard|notifications|shop)\//;
  const modules = weigh(pages.find(({ path }) => path === "/learn")?.file ?? "").scripts.flatMap((script) =>
    Object.entries(sizes[script] ?? {}),
  );
  expect(modules.map(([id]) => id)).toContain("apps/web/src/main.tsx");
  const early = modules.filter(([id]) => ofEngagement.test(id));
  expect(early.reduce((sum, [, size]) => sum + size, 0) / 1024, early.map(([id]) => id).join("\n")).toBeLessThanOrEqual(
    4,
  );
});

test("fonts before the first paint and the service worker are small", () => {
  const manifest = readManifest(dist);
  const font = Object.values(manifest).find((chunk) => chunk.file.includes("onest-english-"));
  expect(file(font?.file ?? "").length / 1024).toBeLessThanOrEqual(14);
  // It names every file of the build.
  expect(kilobytes("sw.js")).toBeLessThanOrEqual(6.5);
});

test("the classic schema library never reaches the browser", () => {
  const scripts = Object.values(readManifest(dist)).filter(({ file: name }) => name.endsWith(".js"));
  for (const chunk of scripts) expect(/["'`]ZodString["'`]/.test(file(chunk.file).toString()), chunk.file).toBe(false);
});
