import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { closureOf, cssOf, readManifest } from "./manifest.ts";
import type { PageManifest } from "@candlewise/contracts/pages/page-manifest";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const file = (name: string) => readFileSync(join(dist, name));
/** What is sent: the file after brotli at its best, or the file itself where that is no smaller. */
const sentFile = (name: string) =>
  [`${name}.br`, name].map((each) => join(dist, each)).find((each) => existsSync(each));
/** KB (1024 bytes) as they are sent. */
const kilobytes = (...names: string[]) =>
  names.reduce((sum, name) => sum + statSync(sentFile(name) ?? name).size, 0) / 1024;

/** KB after brotli, for each prerendered page: code and style that its address loads, and the page itself. */
function weigh(path: string, shell: string) {
  const html = file(shell).toString();
  const named = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, name]) => name ?? ""))];
  const scripts = named(/<(?:link rel="modulepreload"[^>]* href|script type="module" src)="\/(assets\/[^"]+\.js)"/g);
  const sheets = named(/<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"/g);
  return {
    path,
    js: kilobytes(...scripts),
    css: kilobytes(...sheets),
    html: brotliCompressSync(html).length / 1024,
  };
}

test("the build is there: run `npm run build` before the tests", () => {
  expect(existsSync(join(dist, "shells.json"))).toBe(true);
});

test("code, style and page of every prerendered route stay within their budgets", () => {
  const { pages } = JSON.parse(file("shells.json").toString()) as PageManifest;
  for (const { path, file: shell } of pages) {
    const weight = weigh(path, shell);
    expect(Math.min(weight.js, weight.css), `${path} names its files`).toBeGreaterThan(1);
    // The front door is in its page as a whole.
    const html = path === "/" ? 8 : 7;
    const budget = path === "/learn" ? { js: 129, css: 8, html: 6 } : { js: 148, css: 11.1, html };
    expect(weight.js, `${path} scripts`).toBeLessThanOrEqual(budget.js);
    expect(weight.css, `${path} styles`).toBeLessThanOrEqual(budget.css);
    expect(weight.html, `${path} page`).toBeLessThanOrEqual(budget.html);
  }
});

test("every lazy chunk that is a screen stays within the budget of a route", () => {
  const manifest = readManifest(dist);
  const entry = closureOf(manifest, "src/main.tsx");
  for (const source of Object.keys(manifest).filter((name) => name.endsWith("-screen.tsx"))) {
    const chunks = [...new Set([...entry, ...closureOf(manifest, source)])];
    expect(kilobytes(...chunks.map((chunk) => chunk.file)), source).toBeLessThanOrEqual(147);
    expect(kilobytes(...cssOf(chunks)), source).toBeLessThanOrEqual(11.1);
  }
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
  expect(kilobytes("sw.js")).toBeLessThanOrEqual(4.25);
});

test("the classic schema library never reaches the browser", () => {
  const scripts = Object.values(readManifest(dist)).filter(({ file: name }) => name.endsWith(".js"));
  for (const chunk of scripts) expect(/["'`]ZodString["'`]/.test(file(chunk.file).toString()), chunk.file).toBe(false);
});
