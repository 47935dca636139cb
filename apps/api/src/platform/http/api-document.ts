import type { FastifyInstance } from "fastify";
import type { Endpoint } from "../mount.ts";
import { openApiOf } from "./openapi.ts";
import { renderApiPage } from "./api-page.ts";
import { makePage } from "./web-app.ts";

/** The document for programs at `openapi.json`, for people at `docs`. */
export function addApiDocument(api: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  const document = JSON.stringify(openApiOf(endpoints, publicUrl));
  const page = renderApiPage(endpoints);
  const { etag } = makePage(page.html);
  api.get("/openapi.json", (_, reply) =>
    reply.header("cache-control", "no-cache").type("application/json").send(document),
  );
  api.get("/docs", (_, reply) =>
    reply
      .header("content-security-policy", `default-src 'none'; style-src '${page.styleHash}'; frame-ancestors 'none'`)
      .header("cache-control", "no-cache")
      .header("etag", etag)
      .type("text/html; charset=utf-8")
      .send(page.html),
  );
}
