import type { FastifyInstance } from "fastify";
import { openApiOf } from "./openapi.ts";
import { renderApiPage } from "./api-page.ts";
import { etagOf } from "./page.ts";
import type { RouteSet } from "./route-set.ts";

/** The result of `make`, created on first use. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The API document for programs at `openapi.json`, for people at `docs`. Both are rarely requested, so they are built on first use. */
export function addApiDocument(api: FastifyInstance, routes: RouteSet, publicUrl: string): void {
  const documentOf = once(() => JSON.stringify(openApiOf(routes, publicUrl)));
  const pageOf = once(() => {
    const page = renderApiPage(routes);
    return { ...page, etag: etagOf(page.html) };
  });
  api.get("/openapi.json", (_, reply) =>
    reply.header("cache-control", "no-cache").type("application/json").send(documentOf()),
  );
  api.get("/docs", (_, reply) => {
    const { html, styleHash, etag } = pageOf();
    return reply
      .header("content-security-policy", `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'`)
      .header("cache-control", "no-cache")
      .header("etag", etag)
      .type("text/html; charset=utf-8")
      .send(html);
  });
}
