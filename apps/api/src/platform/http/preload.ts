import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import type { Endpoint, Preloaded } from "./endpoint.ts";
import { errorBody } from "./error-renderer.ts";

interface PreloadCall {
  readonly urls: readonly string[];
  readonly accessToken: string;
  readonly language: string;
  readonly ip: string;
  /** Headers of the client's own call that locate it. */
  readonly edge: Readonly<Record<string, string>>;
  readonly requestId: string;
}

/** Answers several GET calls of this API in process, as if the client had made them with this token. */
export function createPreloader(app: FastifyInstance, endpoints: readonly Endpoint[]) {
  const patterns = endpoints
    .filter(({ route }) => route.method === "GET" && route.token === "default")
    .map(({ route }) => new RegExp(`^${route.path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "[\\w.~%-]+")}/?$`));
  const isOurs = (url: string) => {
    const path = url.split("?")[0] ?? "";
    // Segments such as `..` or `%2e%2e` would resolve to a different path than the matched one.
    return patterns.some((pattern) => pattern.test(path)) && new URL(path, "http://localhost").pathname === path;
  };

  return ({ urls, accessToken, language, ip, edge, requestId }: PreloadCall): Promise<Preloaded[]> =>
    Promise.all(
      urls.map(async (url) => {
        if (!isOurs(url)) return { url, status: 404, body: errorBody(new AppError("not_found"), requestId) };
        const answer = await app.inject({
          method: "GET",
          url: `/api${url}`,
          remoteAddress: ip,
          headers: {
            ...edge,
            authorization: `Bearer ${accessToken}`,
            "accept-language": language,
            "x-request-id": requestId,
          },
        });
        return { url, status: answer.statusCode, body: answer.json<unknown>() };
      }),
    );
}
