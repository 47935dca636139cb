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
  /** The page for a path of the app; one that says so on its root element where the simulator is hidden. */
  pageFor(path: string, hidesSimulator?: boolean): Page;
  /** Whether a path is of a screen that does not exist where the simulator is hidden. */
  isOfSimulator(path: string): boolean;
  readonly notFound: Page;
}

/** What the browser learns from the server before its first call. */
export interface RuntimeConfig {
  readonly buildId: string;
  readonly services: Readonly<Record<string, string>>;
  /** What this server is set up for. */
  readonly features: { readonly payments: boolean };
  /** Origins, beside the app's own, whose messages the screens of native apps believe. */
  readonly inAppOrigins: readonly string[];
}
type Settings = Omit<RuntimeConfig, "buildId" | "services">;
const NO_SETTINGS: Settings = { features: { payments: false }, inAppOrigins: [] };

const ManifestSchema = z.object({
  /** Files by address; names like `:id` stand for one segment, a star at the end for any more. */
  shells: z.record(z.string(), z.string()),
  fallback: z.string(),
  notFound: z.string().optional(),
  /** Addresses that do not exist where the simulator is hidden; names like `:id` stand for one segment. */
  ofSimulator: z.array(z.string()).default([]),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  trustedTypesPolicies: z.array(z.string()),
});

const MARKER = "<!--runtime-config-->";

/** Reads the pages that the web build left in `folder`, with the runtime config in each. */
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
  return {
    folder,
    policy: manifest,
    pageFor: (route, hidesSimulator = false) => {
      const page = addresses.find(({ isOf }) => isOf(route))?.page ?? fallback;
      return hidesSimulator ? hidden(page) : page;
    },
    isOfSimulator: matcherOf(manifest.ofSimulator),
    notFound: manifest.notFound === undefined ? fallback : pageOf(manifest.notFound),
  };
}

/** Entries of lists that the web app marked: the page must not mention what is hidden, not even before its code runs. */
const OF_SIMULATOR = /<li data-of="simulator">.*?<\/li>/gs;

/** Made when somebody first needs them: few visitors are where something is hidden. */
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

/** How much of an address a pattern leaves open: one that names more of it is the address's own. */
const unknowns = (pattern: string): number => pattern.split(/\/[:*]/).length;

function withRuntimeConfig(html: string, config: RuntimeConfig): string {
  // `<` escaped: text in the config can then not end the element.
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
