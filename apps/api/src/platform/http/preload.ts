import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import type { Endpoint, Preloaded } from "../mount.ts";
import { errorBody } from "./error-renderer.ts";

interface PreloadCall {
  readonly urls: readonly string[];
  readonly accessToken: string;
  readonly language: string;
  readonly ip: string;
  /** Headers of the client's own call that tell where it is. */
  readonly edge: Readonly<Record<string, string>>;
  readonly requestId: string;
}

/** Answers several GET calls of our own in process, as if the client had made them with this token. */
export function createPreloader(app: FastifyInstance, endpoints: readonly Endpoint[]) {
  const patterns = endpoints
    .filter(({ route }) => route.method === "GET" && route.token === "default")
    .map(({ route }) => new RegExp(`^${route.path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "[\\w.~%-]+")}/?$`));
  const isOurs = (url: string) => patterns.some((pattern) => pattern.test(url.split("?")[0] ?? ""));

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
