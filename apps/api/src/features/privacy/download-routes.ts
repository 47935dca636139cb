import type { FastifyReply, FastifyRequest } from "fastify";
import type { RawRoutes } from "#api/platform/feature.ts";
import { preferredLanguage } from "#api/platform/http/language.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { downloadPage, downloadPagePolicy } from "./download-page.ts";
import { exportKey } from "./export-data.ts";
import { openExportLink } from "./export-link.ts";
import { findExport, takeExport } from "./store.ts";

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

/** The address in the letter shows a page; its button spends the link. Programs that look into letters follow links, but press nothing. */
export function downloadRoutes(deps: PrivacyDependencies): RawRoutes {
  const { database, clock, objects, linkKey } = deps;
  const show = async (request: LinkRequest, reply: FastifyReply) => {
    const exportId = openExportLink(linkKey, request.params.token);
    const found = exportId === null ? undefined : await findExport(database.kysely, exportId);
    const isThere = found !== undefined && found.ready_at !== null && found.expires_at > clock.now();
    return sendPage(request, reply, isThere);
  };
  const spend = async (request: LinkRequest, reply: FastifyReply) => {
    const exportId = openExportLink(linkKey, request.params.token);
    if (exportId === null || !(await takeExport(database.kysely, exportId, clock.now()))) {
      return sendPage(request, reply, false);
    }
    const file = await objects.read(exportKey(exportId));
    await objects.remove(exportKey(exportId));
    if (file === null) return sendPage(request, reply, false);
    return reply
      .headers({ "cache-control": "no-store", "content-disposition": 'attachment; filename="candlewise-data.zip"' })
      .type(file.type)
      .send(file.bytes);
  };
  return (api) => {
    api.get("/profile/export/download/:token", show);
    api.post("/profile/export/download/:token", spend);
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, isThere: boolean): FastifyReply {
  return reply
    .code(isThere ? 200 : 404)
    .headers({
      "content-security-policy": downloadPagePolicy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
    .type("text/html; charset=utf-8")
    .send(downloadPage(preferredLanguage(request.headers["accept-language"]), isThere));
}
