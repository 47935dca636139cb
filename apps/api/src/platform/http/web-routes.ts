import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { renderError } from "./error-renderer.ts";
import { DOCUMENT_HEADERS } from "./headers.ts";
import type { Encoding, Page } from "./page.ts";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { PageAbout } from "./page-about.ts";
import type { WebApp } from "./web-app.ts";

/** Paths that only files have; a dot in a deeper segment may be part of a user name. */
const FILE_PATH = /^\/(?:(?:assets|shells)\/|[^/]*\.[^/]*$)/;

/** Files that are not public, or that are served in a modified form. */
const NOT_SERVED = [
  /^(assets|shells|\.vite)\//,
  /^(shells|manifest)\.json$/,
  /^index\.html$/,
  /\.(br|gz|map)$/,
  /(^|\/)\./,
];

/** What the page of a path is about, as far as the visitor's country shows it; null for most pages. */
export type DescribePage = (path: string, hidden: Hidden) => PageAbout | null;

interface WebAppOptions {
  readonly hiddenFor: (request: FastifyRequest) => Hidden;
  readonly describePage: DescribePage;
}

/** Serves built files unchanged, and a page for every other path. */
export async function addWebApp(
  app: FastifyInstance,
  web: WebApp,
  { hiddenFor, describePage }: WebAppOptions,
): Promise<void> {
  const pageOf = (request: FastifyRequest): Page | null => {
    const path = pathOf(request);
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    if (FILE_PATH.test(path)) return null;
    const hidden = hiddenFor(request);
    return web.pageFor(path, hidden.simulator, describePage(path, hidden));
  };
  if (web.folder !== null) await addFiles(app, web.folder);
  app.setNotFoundHandler(async (request, reply) => {
    const page = pageOf(request);
    return page === null
      ? sendPage(request, reply.code(404), web.notFound(hiddenFor(request).simulator))
      : sendPage(request, reply, page);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? "/";

/** Serves scripts, styles and fonts, without the headers of documents. */
async function addAssets(scope: FastifyInstance, root: string): Promise<void> {
  // A path that leaves the folder or contains NUL raises an error; it is answered as not found.
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === "FST_STATIC_FORBIDDEN_PATH" || error.statusCode === 404) return reply.callNotFound();
    return renderError(error, request, reply);
  });
  scope.addHook("onSend", async (request, reply) => {
    if (reply.statusCode !== 200 || !/\.(?:js|css|woff2)$/.test(pathOf(request))) return;
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
  });
  await scope.register(fastifyStatic, {
    root,
    prefix: "/assets/",
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: "1y",
    decorateReply: false,
  });
}

async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, "assets");
  if (existsSync(assets)) await app.register(async (scope) => addAssets(scope, assets));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => !NOT_SERVED.some((pattern) => pattern.test(file)));
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  for (const name of files) {
    app.get(`/${name}`, (_, reply) =>
      reply.header("cache-control", name === "sw.js" ? "no-cache" : "public, max-age=3600").sendFile(name),
    );
  }
}

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("etag", page.etag)
    .header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding === null) return reply.send(page.html);
  return reply.header("content-encoding", encoding).send(await page.encoded(encoding));
}
