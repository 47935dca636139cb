import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ManifestPage, PageManifest } from "@candlewise/contracts/pages/page-manifest";
import { earlyScript, pageTemplate } from "./development-page.ts";
import type * as Server from "../src/app/entry-server.tsx";
import { LANGUAGES, type Language } from "../src/shared/i18n/languages.ts";
import { catalogueFolder } from "../src/shared/i18n/catalogue.ts";
import { criticalCss } from "./critical-css.ts";
import { closureOf, cssOf, readManifest, type Manifest, type ManifestChunk } from "./manifest.ts";

export type Renderer = typeof Server;
type Route = Renderer["routes"][number];

const ENTRY = "src/main.tsx";
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== "en");
const screenSourceOf = ({ screen }: Route) => `src/features/${screen.replace("/", "/screens/")}.tsx`;
export const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
/**
 * Moves inline styles into rules: the content security policy refuses the attribute, and takes a sheet whose hash it knows. React
 * leaves elements that it takes over as they are, so the rules stay in force.
 */
interface LiftedContent {
  html: string;
  rules: string;
}
function liftStyles(content: string): LiftedContent {
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
  /** What React rendered. */
  content: string;
  /** The same for where the simulator is hidden; null when the page does not exist there. */
  contentWithoutSimulator: string | null;
  route?: Route;
  /** English texts by catalogue. */
  texts: Record<string, unknown>;
  /** What the inline script asks for with the session. */
  calls?: readonly string[];
}

const callsMeta = (calls: readonly string[]): string =>
  calls.length === 0 ? "" : `<meta name="preload-calls" content="${escapeHtml(calls.join(" "))}">`;

const textsScript = (texts: Record<string, unknown>): string =>
  `<script type="application/json" id="page-texts">${JSON.stringify(texts).replaceAll("<", "\\u003c")}</script>`;

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

  /** Chunks a route needs beside the entry: its screen with what that imports. */
  #routeChunks(route: Route | undefined): ReturnType<typeof closureOf> {
    const entry = new Set(closureOf(this.#manifest, ENTRY));
    const sources = route ? [screenSourceOf(route)] : [];
    return [...new Set(sources.flatMap((source) => closureOf(this.#manifest, source)))].filter(
      (chunk) => !entry.has(chunk),
    );
  }

  /** Names the chunk of the screen: the table of all screens comes only after the first paint. */
  #screenMeta(route: Route | undefined): string {
    const file = route && this.#manifest[screenSourceOf(route)]?.file;
    return file ? `<meta name="screen" content="${route.screen} /${file}">` : "";
  }

  /** Names the files with the texts of a page, by language: the inline script preloads those of the reader. */
  #textsMetas(route: Route | undefined, languages: readonly Language[]): string {
    const names = (route?.texts ?? []).filter((name) => name !== "learning");
    return languages
      .map((language) => {
        const folders = names.map((name) => `src/${catalogueFolder(name)}/messages.${language}.json`);
        const files = [`src/app/first-texts.${language}.ts`, ...folders].map(
          (source) => `/${this.#manifest[source]?.file ?? ""}`,
        );
        return `<meta name="texts-${language}" content="${files.join(" ")}">`;
      })
      .join("");
  }

  /** Writes both variants of a page. They share their styles, and with them the hash in the content security policy. */
  write({ name, title, content, contentWithoutSimulator, route, texts, calls = [] }: Page): Omit<ManifestPage, "path"> {
    const isScreen = route?.firstPaint === "prerendered";
    const open = liftStyles(content);
    const hidden = contentWithoutSimulator === null ? null : liftStyles(contentWithoutSimulator);
    const entry = closureOf(this.#manifest, ENTRY);
    const extra = this.#routeChunks(route);
    const entryCss = cssOf(entry);
    const screenCss = cssOf(extra).filter((file) => !entryCss.includes(file));
    const blocking = isScreen ? [...entryCss, ...screenCss] : entryCss;
    // The whole sheets stand after the content: they hold up nothing that is painted, and lazy chunks find them there.
    const sheets = [...entryCss, ...screenCss].map(
      (file) => `<link rel="stylesheet" fetchpriority="low" href="/${file}">`,
    );
    // As preloads they are fetched at once: as scripts alone they would wait for all that is small. All others wait for the bundler's
    // runtime; then the largest take the longest.
    const isRuntime = ({ file }: ManifestChunk) => Number(file.includes("/rolldown-runtime-"));
    const bySize = [...entry, ...extra].toSorted(
      (a, b) => isRuntime(b) - isRuntime(a) || this.#size(b.file) - this.#size(a.file),
    );
    const preloads = bySize
      .filter(({ file }) => !this.#isFacade(file))
      .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`);
    // Named one by one they are evaluated as tasks of their own, with room for a touch in between.
    const scripts = entry
      .filter(({ file }) => !this.#isFacade(file))
      .map(({ file }) => `<script type="module" src="/${file}"></script>`);
    const fill = ({ html, rules }: LiftedContent, attributes: string, texts: { metas: string; script: string }) => {
      const css = criticalCss(this.#css(blocking), html) + rules;
      this.styleHashes.add(hashOf(css));
      let page = pageTemplate().replaceAll(/>\s+</g, "><").replaceAll(" />", ">").trim();
      page = put(page, "<html", `<html${attributes}${route ? ` data-access="${route.access}"` : ""}`);
      page = put(page, "<title>Candlewise</title>", `<title>${escapeHtml(title)} · Candlewise</title>`);
      page = put(page, "<!--screen-->", this.#screenMeta(route));
      page = put(page, "<!--preload-calls-->", callsMeta(calls));
      page = put(page, "<!--text-files-->", texts.metas);
      page = put(page, "<!--texts-->", texts.script);
      page = put(page, "<!--early-->", `<script>${this.#early}</script>`);
      page = put(page, "<!--styles-->", `<style>${css}</style>`);
      page = put(page, "<!--modules-->", preloads.join("") + scripts.join(""));
      page = put(page, '<div id="root">', `<div id="root" data-page="${isScreen ? "screen" : "skeleton"}">`);
      page = put(page, "<!--app-->", html);
      return put(page, "<!--scripts-->", sheets.join(""));
    };
    const save = (file: string, page: string): string => {
      writeFileSync(join(this.#dist, file), page);
      return file;
    };
    return {
      file: save(
        `shells/${name}.html`,
        fill(open, "", { metas: this.#textsMetas(route, OTHER_LANGUAGES), script: textsScript(texts) }),
      ),
      withoutSimulator:
        hidden &&
        save(
          `shells/${name}.without-simulator.html`,
          // Nothing on it may mention the simulator, as the English texts do.
          fill(hidden, ' data-hides="simulator"', { metas: this.#textsMetas(route, LANGUAGES), script: "" }),
        ),
    };
  }
}

/** Names a build by its files and its pages. */
function buildOf(dist: string): string {
  const pages = readdirSync(join(dist, "shells")).toSorted();
  const texts = ["manifest.json", ...pages.map((name) => `shells/${name}`)].map((file) =>
    readFileSync(join(dist, file)),
  );
  return createHash("sha256").update(Buffer.concat(texts)).digest("hex").slice(0, 12);
}

/** Writes a page for each route, and the page of unknown addresses. */
export async function writeShells(dist: string, renderer: Renderer): Promise<PageManifest> {
  const early = await earlyScript();
  mkdirSync(join(dist, "shells"), { recursive: true });
  await renderer.prepare();
  const writer = new ShellWriter(dist, early);
  const pages: ManifestPage[] = [];
  for (const route of renderer.routes) {
    const isHidden = renderer.isHiddenRoute(route, { hidesSimulator: true });
    const page = writer.write({
      name: route.path.replaceAll(/[^A-Za-z0-9-]+/g, "-").replaceAll(/^-|-$/g, "") || "welcome",
      title: renderer.titleOf(route),
      content: await renderer.renderRoute(route, { hidesSimulator: false }),
      contentWithoutSimulator: isHidden ? null : await renderer.renderRoute(route, { hidesSimulator: true }),
      route,
      texts: await renderer.textsOf(route.texts),
      calls: renderer.preloadCallsOf(route),
    });
    pages.push({ path: route.path, ...page });
  }
  const texts = await renderer.textsOf([]);
  const same = (content: string) => ({ content, contentWithoutSimulator: content, texts });
  const fallback = writer.write({ name: "app", title: "Learn to trade", ...same(renderer.renderFallback()) });
  // The service worker keeps `/offline` for addresses that it has no page of.
  pages.push({ path: "/offline", ...fallback });
  const parts = {
    pages,
    notFound: writer.write({ name: "not-found", title: "Page not found", ...same(renderer.renderNotFound()) }),
    scriptHashes: [hashOf(early)],
    styleHashes: [...writer.styleHashes],
    trustedTypesPolicies: ["candlewise", "candlewise-payment"],
  };
  return { build: buildOf(dist), ...parts };
}

/** Addresses whose pages a device caches ahead: where a visit begins most often. */
export const entrancesOf = ({ routes }: Renderer): string[] =>
  routes.filter(({ path, firstPaint }) => firstPaint !== "skeleton" && !path.includes(":")).map(({ path }) => path);
