import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlyScript, pageTemplate } from "./development-page.ts";
import { closureOf, cssOf, distOf, readManifest, type Manifest } from "./manifest.ts";

type Renderer = typeof import("../src/app/entry-server.tsx");
type Route = Renderer["routes"][number];

/** What the server needs to know about the pages. */
export interface Shells {
  build: string;
  /** Page of each address; names like `:id` stand for one segment. */
  shells: Record<string, string>;
  /** Every address of the app, for telling a deep link from an address that does not exist. */
  paths: string[];
  fallback: string;
  notFound: string;
  error: string;
  scriptHashes: string[];
  styleHashes: string[];
  trustedTypesPolicies: string[];
}

const ENTRY = "src/main.tsx";
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const put = (page: string, marker: string, text: string) => page.replace(marker, () => text);

interface Page {
  name: string;
  title: string;
  content: string;
  route?: Route;
  isScreen?: boolean;
}

class ShellWriter {
  readonly styleHashes = new Set<string>();
  readonly #manifest: Manifest;
  readonly #dist: string;
  readonly #early: string;

  constructor(root: string, early: string) {
    this.#manifest = readManifest(root);
    this.#dist = distOf(root);
    this.#early = early;
  }

  #css(files: readonly string[]): string {
    return files.map((file) => readFileSync(join(this.#dist, file), "utf8").trim()).join("");
  }

  /** Chunks a route needs beside the entry: its screen and its English texts. */
  #routeChunks(route: Route | undefined): ReturnType<typeof closureOf> {
    const entry = new Set(closureOf(this.#manifest, ENTRY));
    const catalogues = ["shared", "app", ...(route?.messages ?? [])].map((name) => {
      if (name === "app") return "src/app/messages.en.ts";
      return name === "shared" ? "src/shared/i18n/messages.en.ts" : `src/features/${name}/messages.en.ts`;
    });
    const sources = [...catalogues, ...(route ? [`src/${route.source}`] : [])];
    return [...new Set(sources.flatMap((source) => closureOf(this.#manifest, source)))].filter(
      (chunk) => !entry.has(chunk),
    );
  }

  write({ name, title, content, route, isScreen = false }: Page): string {
    if (/ style="/.test(content))
      throw new Error(`${name}: an inline style would be refused by the content security policy.`);
    const entry = closureOf(this.#manifest, ENTRY);
    const extra = this.#routeChunks(route);
    const entryCss = cssOf(entry);
    const screenCss = cssOf(extra).filter((file) => !entryCss.includes(file));
    const css = this.#css(isScreen ? [...entryCss, ...screenCss] : entryCss);
    this.styleHashes.add(hashOf(css));
    // Sheets that stand inline are named, but not fetched, so that the loader of lazy chunks finds them there.
    const sheets = screenCss.map((file) => `<link rel="stylesheet" href="/${file}"${isScreen ? " disabled" : ""}>`);
    const preloads = extra.map(({ file }) => `<link rel="modulepreload" href="/${file}">`);
    const scripts = entry.map(({ file }) => `<script type="module" src="/${file}"></script>`);
    const calls = route?.preload?.length
      ? `<meta name="preload-calls" content="${escapeHtml(route.preload.join(" "))}">`
      : "";
    let page = pageTemplate().replaceAll(/>\s+</g, "><").trim();
    page = put(page, "<title>Candlewise</title>", `<title>${escapeHtml(title)} · Candlewise</title>`);
    page = put(page, "<!--preload-calls-->", calls);
    page = put(page, "<!--early-->", `<script>${this.#early}</script>`);
    page = put(page, "<!--styles-->", `<style>${css}</style>${sheets.join("")}`);
    page = put(page, "<!--modules-->", preloads.join("") + scripts.join(""));
    page = put(page, '<div id="root">', `<div id="root"${isScreen ? ' data-prerendered="en"' : ""}>`);
    page = put(page, "<!--app-->", content);
    page = put(page, "<!--scripts-->", "");
    const file = `shells/${name}.html`;
    writeFileSync(join(this.#dist, file), page);
    return file;
  }
}

/** Writes one page for each route that wants one, the fallback pages, and `shells.json`. */
export async function writeShells(root: string, renderer: Renderer): Promise<Shells> {
  const dist = distOf(root);
  const early = await earlyScript();
  mkdirSync(join(dist, "shells"), { recursive: true });
  await renderer.prepare();
  const writer = new ShellWriter(root, early);
  const shells: Record<string, string> = {};
  for (const route of renderer.routes) {
    if (!route.shell) continue;
    const isScreen = route.shell === "screen";
    shells[route.path] = writer.write({
      name: route.path.replaceAll(/[/:]+/g, "-").replace(/^-/, ""),
      title: renderer.titleOf(route),
      content: isScreen ? await renderer.renderScreen(route) : renderer.renderSkeleton(route),
      route,
      isScreen,
    });
  }
  const result: Shells = {
    build: hashOf(readFileSync(join(dist, "manifest.json"), "utf8"))
      .slice(7, 17)
      .replaceAll(/[+/]/g, "_"),
    shells,
    paths: ["/", ...renderer.routes.map(({ path }) => path)],
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
