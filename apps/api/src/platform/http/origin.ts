import type { FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** `none`: the user typed the address or opened a bookmark. A page on another port or subdomain is `same-site`: its calls carry cookies. */
const OWN_PAGES = new Set<unknown>(["same-origin", "none"]);

/**
 * Refuses state-changing calls from pages of another origin. Browsers report the relation in `sec-fetch-site`; browsers without it
 * send `origin`. Other clients send neither and do not attach cookies automatically.
 */
export function assertSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) {
    if (!OWN_PAGES.has(site)) throw new AppError("forbidden_origin");
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  if (hostOf(origin) !== request.host) throw new AppError("forbidden_origin");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
