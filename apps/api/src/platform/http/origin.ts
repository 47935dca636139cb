import type { FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls that change something when another site's page makes them. Browsers say so in `sec-fetch-site`; those that
 * do not send it send `origin`. Clients that are not browsers send neither and carry no cookies by themselves.
 */
export function assertSameSite(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site") throw new AppError("forbidden_origin");
  if (site !== undefined) return;
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  if (hostOf(origin) !== request.host) throw new AppError("forbidden_origin");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
