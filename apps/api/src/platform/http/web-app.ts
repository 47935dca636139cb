import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PagePolicy } from "./headers.ts";
import { makePage, type Page } from "./page.ts";

export interface WebApp {
  /** The folder of the built files; null when the web app has not been built. */
  readonly folder: string | null;
  readonly policy: PagePolicy;
  /** The page for a path, or null when no screen has it. Where the simulator is hidden, its root element is marked. */
  pageFor(path: string, hidesSimulator?: boolean): Page | null;
  /** Whether a path belongs to a screen of the simulator, which does not exist where the simulator is hidden. */
  isOfSimulator(path: string): boolean;
  readonly notFound: Page;
}

/** Configuration that the browser gets with the page. */
export interface RuntimeConfig {
  readonly buildId: string;
  readonly services: Readonly<Record<string, string>>;
  /** Optional features enabled on this server. */
  readonly features: { readonly payments: boolean };
  /** Origins, besides the app's own, whose messages the screens of native apps accept. */
  readonly inAppOrigins: readonly string[];
}
type Settings = Omit<RuntimeConfig, "buildId" | "services">;
const NO_SETTINGS: Settings = { features: { payments: false }, inAppOrigins: [] };

const ManifestSchema = z.object({
  /** Files by path pattern; `:id` matches one segment, a trailing star any number. */
  shells: z.record(z.string(), z.string()),
  /** Path patterns of all screens; the fallback page serves those without a page of their own. */
  paths: z.array(z.string()),
  fallback: z.string(),
  notFound: z.string().optional(),
  /** Path patterns that do not exist where the simulator is hidden; `:id` matches one segment. */
  ofSimulator: z.array(z.string()).default([]),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  trustedTypesPolicies: z.array(z.string()),
});

const MARKER = "<!--runtime-config-->";

/** Reads the pages of the web build in `folder` and adds the runtime config to each. */
export function loadWebApp(
  folder: string,
  services: RuntimeConfig["services"],
  settings: Partial<Settings> = {},
): WebApp {
  const path = join(folder, "shells.json");
  if (!existsSync(path)) return unbuiltWebApp();
  const text = readFileSync(path, "utf8");
  const manifest = ManifestSchema.parse(JSON.parse(text));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const buildId = createHash("sha256").update(text).update(read(manifest.fallback)).digest("hex").slice(0, 12);
  const pages = new Map<string, Page>();
  const pageOf = (file: string) => {
    const known = pages.get(file);
    if (known !== undefined) return known;
    const page = makePage(withRuntimeConfig(read(file), { buildId, services, ...NO_SETTINGS, ...settings }));
    pages.set(file, page);
    return page;
  };
  const addresses = Object.entries(manifest.shells)
    .toSorted(([a], [b]) => unknowns(a) - unknowns(b))
    .map(([pattern, file]) => ({ isOf: matcherOf([pattern]), page: pageOf(file) }));
  const fallback = pageOf(manifest.fallback);
  const isKnown = matcherOf(manifest.paths);
  return {
    folder,
    policy: manifest,
    pageFor: (route, hidesSimulator = false) => {
      const page = addresses.find(({ isOf }) => isOf(route))?.page ?? (isKnown(route) ? fallback : null);
      return hidesSimulator && page !== null ? hidden(page) : page;
    },
    isOfSimulator: matcherOf(manifest.ofSimulator),
    notFound: manifest.notFound === undefined ? fallback : pageOf(manifest.notFound),
  };
}

/** List items marked by the web app: the page must not mention what is hidden, not even before its scripts run. */
const OF_SIMULATOR = /<li data-of="simulator">.*?<\/li>/gs;

/** Created on first use, because few visitors are where something is hidden. */
const hiddenPages = new WeakMap<Page, Page>();

function hidden(page: Page): Page {
  const known = hiddenPages.get(page);
  if (known !== undefined) return known;
  const html = page.html.toString().replaceAll(OF_SIMULATOR, "");
  const made = makePage(html.replace(/<html(?=[\s>])/, '<html data-hides="simulator"'));
  hiddenPages.set(page, made);
  return made;
}

function matcherOf(patterns: readonly string[]): (path: string) => boolean {
  const forms = patterns.map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+").replace(/\/\*$/, "(?:/.*)?")}/?$`),
  );
  return (path) => forms.some((form) => form.test(path));
}

/** The number of placeholders in a pattern; of the matching patterns, the one with the fewest wins. */
const unknowns = (pattern: string): number => pattern.split(/\/[:*]/).length;

function withRuntimeConfig(html: string, config: RuntimeConfig): string {
  // `<` is escaped so that text in the config cannot end the element.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return html.replace(MARKER, () => `<script type="application/json" id="runtime-config">${json}</script>`);
}

const UNBUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Candlewise</title>
<h1>The server runs; the web app is not built yet</h1>
<p>Run <code>npm start</code> in the project folder: it builds the web app and starts this server.
While developing, <code>npm run dev</code> serves both. The API is described at <a href="/api/docs">/api/docs</a>.</p></html>`;

function unbuiltWebApp(): WebApp {
  const page = makePage(UNBUILT);
  return {
    folder: null,
    policy: { scriptHashes: [], styleHashes: [], trustedTypesPolicies: [] },
    pageFor: () => page,
    isOfSimulator: () => false,
    notFound: page,
  };
}
