import { strToU8, zip, type AsyncZippable } from "fflate";
import { z } from "zod";
import type { ExportState } from "@candlewise/contracts/privacy/schemas";
import type { Job } from "#api/platform/jobs.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { sealExportLink } from "./export-link.ts";
import { deleteExports, findExport, insertExport, listExpiredExports, listExports, markExportReady } from "./store.ts";

const KEPT_MS = 3 * 86_400_000;
/** An export that is not ready by then may be asked for again. */
const STUCK_MS = 3_600_000;

export const exportKey = (exportId: string) => `exports/${exportId}.zip`;

type ExportJob = Job<{ export_id: string }>;

export async function loadExport({ database, clock }: PrivacyDependencies, userId: string): Promise<ExportState> {
  const [latest] = await listExports(database.kysely, userId);
  const now = clock.now().getTime();
  const isStuck = latest?.ready_at === null && now - latest.requested_at.getTime() > STUCK_MS;
  if (!latest || isStuck || latest.expires_at.getTime() <= now) return { status: "none", requested_at: null };
  return { status: latest.ready_at ? "ready" : "preparing", requested_at: latest.requested_at.toISOString() };
}

/** Begins to gather a user's data; one that is under way goes on instead, and one that is ready is replaced. */
export async function requestExport(deps: PrivacyDependencies, job: ExportJob, userId: string): Promise<ExportState> {
  const { database, clock, ids, jobs, objects } = deps;
  const state = await loadExport(deps, userId);
  if (state.status === "preparing") return state;
  const old = (await listExports(database.kysely, userId)).map(({ export_id }) => export_id);
  for (const exportId of old) await objects.remove(exportKey(exportId));
  await database.transaction(async (transaction) => {
    await deleteExports(transaction, old);
    const now = clock.now();
    const expires_at = new Date(now.getTime() + KEPT_MS);
    const export_id = ids.uuid();
    await insertExport(transaction, { user_id: userId, export_id, requested_at: now, ready_at: null, expires_at });
    await jobs.enqueue(transaction, job, { export_id });
  });
  return loadExport(deps, userId);
}

/** Gathers what every feature keeps about a user, and mails the way to it. */
export function exportJob(deps: PrivacyDependencies): ExportJob {
  return {
    name: "privacy.export",
    data: z.strictObject({ export_id: z.uuid() }),
    async handle({ export_id }) {
      const wish = await findExport(deps.database.kysely, export_id);
      if (!wish || wish.ready_at) return;
      await deps.objects.put(exportKey(export_id), await pack(await gather(deps, wish.user_id)));
      await deps.database.transaction(async (transaction) => {
        const { email, language } = await deps.loadUser(transaction, wish.user_id);
        await markExportReady(transaction, export_id, deps.clock.now());
        const url = `${deps.publicUrl}/api/profile/export/download/${sealExportLink(deps.linkKey, export_id)}`;
        const data = { url, at: wish.expires_at.toISOString() };
        await deps.mail.send(transaction, { to: email, language, template: "exportReady", data, about: wish.user_id });
      });
    },
  };
}

export async function removeExpiredExports({ database, objects, clock }: PrivacyDependencies): Promise<void> {
  const expired = await listExpiredExports(database.kysely, clock.now());
  for (const exportId of expired) await objects.remove(exportKey(exportId));
  await deleteExports(database.kysely, expired);
}

async function gather(deps: PrivacyDependencies, userId: string): Promise<AsyncZippable> {
  const files: AsyncZippable = {};
  for (const [domain, data] of deps.personalData()) {
    const { records, files: own = {} } = await data.export(userId);
    files[`${domain}.json`] = strToU8(JSON.stringify(records, null, 2));
    for (const [name, bytes] of Object.entries(own)) files[`${domain}/${name}`] = [bytes, { level: 0 }];
  }
  return files;
}

/** In threads of its own, so that the server goes on answering. */
function pack(files: AsyncZippable): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}
