import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageMatcher } from "@candlewise/domain/pages/match-page";
import { PageManifestSchema, type ManifestPage } from "@candlewise/contracts/pages/page-manifest";
import type { PagePolicy } from "./headers.ts";
import { makePage, type Page } from "./page.ts";
import { fillAbout, type PageAbout } from "./page-about.ts";

export interface WebApp {
  /** The folder of the built files; null when the web app has not been built. */
  readonly folder: string | null;
  readonly policy: PagePolicy;
  /** The page for a path, with what it is about; null when no screen has it. */
  pageFor(path: string, hidesSimulator: boolean, about?: PageAbout | null): Page | null;
  notFound(hidesSimulator: boolean): Page;
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

const MARKER = "<!--runtime-config-->";

interface WebSettings extends Partial<Settings> {
  /** Without a trailing slash; addresses in the tags of shared links begin with it. */
  readonly publicUrl?: string;
}

/** Reads the pages of the web build in `folder`, and adds the runtime config and the tags of shared links to each. */
export function loadWebApp(
  folder: string,
  services: RuntimeConfig["services"],
  { publicUrl = "", ...settings }: WebSettings = {},
): WebApp {
  const path = join(folder, "shells.json");
  if (!existsSync(path)) return unbuiltWebApp();
  const manifest = PageManifestSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const config = { buildId: manifest.build, services, ...NO_SETTINGS, ...settings };
  const load = (file: string): DescribedPage => {
    const html = withRuntimeConfig(read(file), config);
    return describedPage((about) => makePage(fillAbout(html, publicUrl, about)));
  };
  /** Few visitors are where something is hidden: those pages are read on first use. */
  const loadOnce = (file: string) => {
    let page: DescribedPage | undefined;
    return () => (page ??= load(file));
  };
  const variantsOf = ({ file, withoutSimulator = file }: Omit<ManifestPage, "path">): Variants => {
    const open = load(file);
    if (withoutSimulator === null) return { open, hidden: () => null };
    return { open, hidden: withoutSimulator === file ? () => open : loadOnce(withoutSimulator) };
  };
  const find = pageMatcher(manifest.pages.map((page) => ({ path: page.path, ...variantsOf(page) })));
  const notFound = variantsOf(manifest.notFound);
  const choose = ({ open, hidden }: Variants, hidesSimulator: boolean) => (hidesSimulator ? hidden() : open);
  return {
    folder,
    policy: manifest,
    pageFor: (address, hidesSimulator, about = null) => {
      const match = find(address);
      return match && (choose(match.page, hidesSimulator)?.(about) ?? null);
    },
    notFound: (hidesSimulator) => (choose(notFound, hidesSimulator) ?? notFound.open)(null),
  };
}

interface Variants {
  readonly open: DescribedPage;
  /** Where the simulator is hidden; null when the page does not exist there. */
  readonly hidden: () => DescribedPage | null;
}

type DescribedPage = (about: PageAbout | null) => Page;

/** A page, made once for each thing that it can be about: there are no more of them than lessons and courses. */
function describedPage(make: DescribedPage): DescribedPage {
  const plain = make(null);
  const made = new Map<string, Page>();
  return (about) => {
    if (about === null) return plain;
    const page = made.get(about.path) ?? make(about);
    made.set(about.path, page);
    return page;
  };
}

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
    notFound: () => page,
  };
}
