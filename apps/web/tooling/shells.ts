import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlyScript, pageTemplate } from "./development-page.ts";
import type * as Server from "../src/app/entry-server.tsx";
import { criticalCss } from "./critical-css.ts";
import { closureOf, cssOf, readManifest, type Manifest } from "./manifest.ts";

type Renderer = typeof Server;
type Route = Renderer["routes"][number];

/** What the server needs to know about the pages. */
export interface Shells {
  build: string;
  /** Page of each address; names like `:id` stand for one segment, a star at the end for any more. */
  shells: Record<string, string>;
  /** Addresses whose pages a device keeps ahead: where a visit begins most often. */
  entrances: string[];
  /** Every address of the app, for telling a deep link from an address that does not exist. */
  paths: string[];
  /** Those that do not exist where the simulator is hidden. */
  ofSimulator: string[];
  fallback: string;
  notFound: string;
  error: string;
  scriptHashes: string[];
  styleHashes: string[];
  trustedTypesPolicies: string[];
}

const ENTRY = "src/main.tsx";
const screenSourceOf = ({ screen }: Route) => `src/features/${screen.replace("/", "/screens/")}.tsx`;
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
/**
 * Moves inline styles into rules: the content security policy refuses the attribute, and takes a sheet whose hash it knows. React
 * leaves elements that it takes over as they are, so the rules stay in force.
 */
function liftStyles(content: string): { html: string; rules: string } {
  const styles: string[] = [];
  const html = content.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const known = styles.indexOf(style);
    return ` data-s="${known === -1 ? styles.push(style) - 1 : known}"`;
  });
  return { html, rules: styles.map((style, index) => `[data-s="${index}"]{${style}}`).join("") };
}

const put = (page: string, marker: string, text: string) => page.replace(marker, () => text);

interface Page {
  name: string;
  title: string;
  content: string;
  route?: Route;
}

/** What the inline script asks for with the session: the calls of a route, and its path where they name parts of it. */
function preloadCalls({ path, preload = [] }: Route): string {
  if (preload.length === 0) return "";
  const route = preload.some((call) => call.includes(":")) ? ` data-route="${path}"` : "";
  return `<meta name="preload-calls" content="${escapeHtml(preload.join(" "))}"${route}>`;
}

class ShellWriter {
  readonly styleHashes = new Set<string>();
  readonly #manifest: Manifest;
  readonly #dist: string;
  readonly #early: string;

  constructor(dist: string, early: string) {
    this.#manifest = readManifest(dist);
    this.#dist = dist;
    this.#early = early;
  }

  #css(files: readonly string[]): string {
    return files.map((file) => readFileSync(join(this.#dist, file), "utf8").trim()).join("");
  }

  #size(file: string): number {
    return statSync(join(this.#dist, file)).size;
  }

  /** A chunk that only imports another, which the page names itself: it would cost a round trip for nothing. */
  #isFacade(file: string): boolean {
    return /^import\s*"[^"]+";?\s*$/.test(readFileSync(join(this.#dist, file), "utf8"));
  }

  /** Chunks a route needs beside the entry: its screen and its English texts. */
  #routeChunks(route: Route | undefined): ReturnType<typeof closureOf> {
    const entry = new Set(closureOf(this.#manifest, ENTRY));
    const own = (route?.messages ?? []).filter((name) => name !== "learning");
    const catalogues = ["src/app/first-texts.en.ts", ...own.map((name) => `src/features/${name}/messages.en.json`)];
    const sources = [...catalogues, ...(route ? [screenSourceOf(route)] : [])];
    return [...new Set(sources.flatMap((source) => closureOf(this.#manifest, source)))].filter(
      (chunk) => !entry.has(chunk),
    );
  }

  write({ name, title, content, route }: Page): string {
    const isScreen = route?.isPrerendered ?? false;
    const { html, rules } = liftStyles(content);
    const entry = closureOf(this.#manifest, ENTRY);
    const extra = this.#routeChunks(route);
    const entryCss = cssOf(entry);
    const screenCss = cssOf(extra).filter((file) => !entryCss.includes(file));
    const blocking = isScreen ? [...entryCss, ...screenCss] : entryCss;
    const css = criticalCss(this.#css(blocking), html) + rules;
    this.styleHashes.add(hashOf(css));
    // The whole sheets stand after the content: they hold up nothing that is painted, and lazy chunks find them there.
    const sheets = [...entryCss, ...screenCss].map(
      (file) => `<link rel="stylesheet" fetchpriority="low" href="/${file}">`,
    );
    // As preloads they are fetched at once and the largest first; as scripts alone they would wait for all that is small.
    const bySize = [...entry, ...extra].toSorted((a, b) => this.#size(b.file) - this.#size(a.file));
    const preloads = bySize
      .filter(({ file }) => !this.#isFacade(file))
      .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`);
    // Named one by one they are evaluated as tasks of their own, with room for a touch in between.
    const scripts = entry
      .filter(({ file }) => !this.#isFacade(file))
      .map(({ file }) => `<script type="module" src="/${file}"></script>`);
    let page = pageTemplate().replaceAll(/>\s+</g, "><").replaceAll(" />", ">").trim();
    page = put(page, "<title>Candlewise</title>", `<title>${escapeHtml(title)} · Candlewise</title>`);
    page = put(page, "<!--preload-calls-->", route ? preloadCalls(route) : "");
    page = put(page, "<!--early-->", `<script>${this.#early}</script>`);
    page = put(page, "<!--styles-->", `<style>${css}</style>`);
    page = put(page, "<!--modules-->", preloads.join("") + scripts.join(""));
    page = put(page, '<div id="root">', `<div id="root"${isScreen ? ' data-prerendered="en"' : ""}>`);
    page = put(page, "<!--app-->", html);
    page = put(page, "<!--scripts-->", sheets.join(""));
    const file = `shells/${name}.html`;
    writeFileSync(join(this.#dist, file), page);
    return file;
  }
}

/** Writes a page for each route, the fallback pages, and `shells.json`. */
export async function writeShells(dist: string, renderer: Renderer): Promise<Shells> {
  const early = await earlyScript();
  mkdirSync(join(dist, "shells"), { recursive: true });
  await renderer.prepare();
  const writer = new ShellWriter(dist, early);
  const shells: Record<string, string> = {};
  for (const route of renderer.routes) {
    shells[route.path] = writer.write({
      name: route.path.replaceAll(/[^A-Za-z0-9-]+/g, "-").replaceAll(/^-|-$/g, "") || "welcome",
      title: renderer.titleOf(route),
      content: route.isPrerendered ? await renderer.renderScreen(route) : renderer.renderSkeleton(route),
      route,
    });
  }
  const result: Shells = {
    build: hashOf(readFileSync(join(dist, "manifest.json"), "utf8"))
      .slice(7, 17)
      .replaceAll(/[+/]/g, "_"),
    shells,
    entrances: renderer.routes
      .filter(({ path, preload, isPrerendered }) => (preload ?? isPrerendered) && !path.includes(":"))
      .map(({ path }) => path),
    // The service worker keeps `/offline` for addresses that it has no page of.
    paths: ["/offline", ...renderer.routes.map(({ path }) => path)],
    ofSimulator: renderer.routes.filter(({ hiddenWith }) => hiddenWith === "simulator").map(({ path }) => path),
    fallback: writer.write({ name: "app", title: "Learn to trade", content: renderer.renderFallback() }),
    notFound: writer.write({ name: "not-found", title: "Page not found", content: renderer.renderNotFound() }),
    error: writer.write({ name: "error", title: "Something went wrong", content: renderer.renderError() }),
    scriptHashes: [hashOf(early)],
    styleHashes: [...writer.styleHashes],
    trustedTypesPolicies: ["candlewise"],
  };
  writeFileSync(join(dist, "shells.json"), JSON.stringify(result, null, 2));
  return result;
}
