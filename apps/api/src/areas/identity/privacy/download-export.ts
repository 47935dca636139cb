import type { privacyFileContract } from "@candlewise/contracts/privacy/schemas";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { FileAnswer, FileHandlers } from "#api/platform/http/files.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { downloadPage } from "./download-page.ts";
import { exportKey } from "./export-data.ts";
import { openExportLink } from "./export-link.ts";
import { deleteExports, findExport, holdExport, releaseExport } from "./export-store.ts";

/** A download that has not ended after this time may start again. */
const DOWNLOAD_MS = 10 * 60_000;

export function downloadHandlers(deps: PrivacyDependencies): FileHandlers<typeof privacyFileContract> {
  return {
    showDownloadPage: async ({ params: { token } }, context) => showPage(deps, context, token),
    downloadExport: async ({ params: { token } }, context) => download(deps, context, token),
  };
}

async function showPage(deps: PrivacyDependencies, context: CallContext, token: string): Promise<FileAnswer> {
  const exportId = openExportLink(deps.linkKey, token);
  const found = exportId === null ? undefined : await findExport(deps.database.kysely, exportId);
  return downloadPage(
    context.language,
    found !== undefined && found.ready_at !== null && found.expires_at > context.now(),
  );
}

async function download(deps: PrivacyDependencies, context: CallContext, token: string): Promise<FileAnswer> {
  const { database, objects, linkKey } = deps;
  const exportId = openExportLink(linkKey, token);
  const now = context.now();
  const until = new Date(now.getTime() + DOWNLOAD_MS);
  if (exportId === null || !(await holdExport(database.kysely, exportId, { now, until })))
    return downloadPage(context.language, false);
  const file = await objects.open(exportKey(exportId));
  if (file === null) return downloadPage(context.language, false);
  return {
    type: file.type,
    body: file.stream,
    headers: {
      "content-disposition": 'attachment; filename="candlewise-data.zip"',
      "content-length": String(file.size),
    },
    // The link is spent when the whole file has been sent; after an interrupted download it works again.
    async onEnd(isWhole) {
      if (!isWhole) return releaseExport(database.kysely, exportId);
      await deleteExports(database.kysely, [exportId]);
      await objects.remove(exportKey(exportId));
    },
  };
}
