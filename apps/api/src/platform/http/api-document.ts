import type { FastifyInstance } from "fastify";
import type { Endpoint } from "../mount.ts";
import { openApiOf } from "./openapi.ts";
import { renderApiPage } from "./api-page.ts";
import { etagOf } from "./page.ts";

/** What `make` gives, made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The document for programs at `openapi.json`, for people at `docs`. Few ask for either: a server starts without them. */
export function addApiDocument(api: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  const documentOf = once(() => JSON.stringify(openApiOf(endpoints, publicUrl)));
  const pageOf = once(() => {
    const page = renderApiPage(endpoints);
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
