import type { FastifyReply, FastifyRequest } from "fastify";
import type { RawRoutes } from "#api/platform/feature.ts";
import { preferredLanguage } from "#api/platform/http/language.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { downloadPage, downloadPagePolicy } from "./download-page.ts";
import { exportKey } from "./export-data.ts";
import { openExportLink } from "./export-link.ts";
import { deleteExports, findExport, holdExport, releaseExport } from "./store.ts";

/** After this time, a download that never ended may start again. */
const DOWNLOAD_MS = 10 * 60_000;

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

/** The link in the email shows a page, whose button spends it. Programs that scan emails follow links but press no buttons. */
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
    const now = clock.now();
    const until = new Date(now.getTime() + DOWNLOAD_MS);
    if (exportId === null || !(await holdExport(database.kysely, exportId, { now, until }))) {
      return sendPage(request, reply, false);
    }
    const file = await objects.open(exportKey(exportId));
    if (file === null) return sendPage(request, reply, false);
    // The link is spent when the whole file has been sent; after an interrupted download it works again.
    let isWhole = false;
    reply.raw.once("finish", () => (isWhole = true));
    reply.raw.once("close", () => {
      end(exportId, isWhole).catch((error: unknown) => {
        request.log.warn({ err: error }, "the end of a download could not be recorded");
      });
    });
    return reply
      .headers({
        "cache-control": "no-store",
        "content-disposition": 'attachment; filename="candlewise-data.zip"',
        "content-length": file.size,
      })
      .type(file.type)
      .send(file.stream);
  };
  const end = async (exportId: string, isWhole: boolean) => {
    if (!isWhole) return releaseExport(database.kysely, exportId);
    await deleteExports(database.kysely, [exportId]);
    await objects.remove(exportKey(exportId));
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
