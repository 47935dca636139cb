import { Readable } from "node:stream";
import { z } from "zod";
import type { ExportState } from "@candlewise/contracts/privacy/schemas";
import { afterCommit } from "#api/platform/database/after-commit.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { PersonalExport } from "#api/platform/personal-data.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { PrivacyDependencies } from "./dependencies.ts";
import { exportReady } from "./emails/export-ready.ts";
import { sealExportLink } from "./export-link.ts";
import {
  deleteExports,
  findExport,
  insertExport,
  listExpiredExports,
  listExports,
  markExportReady,
} from "./export-store.ts";
import { zipOf, type ZipEntry } from "./zip.ts";

const RETENTION_MS = 3 * 86_400_000;
/** An export that is not ready after this time may be requested again. */
const STUCK_MS = 3_600_000;
const EXPORTS_A_DAY = 3;
const DAY_SECONDS = 86_400;
/** Characters of JSON buffered before compression. */
const PART = 65_536;

export const exportKey = (id: string) => `exports/${id}.zip`;
/** The export id in an object key. */
export const exportId = (key: string) => key.slice("exports/".length, -".zip".length);

type ExportJob = Job<{ export_id: string }>;

export async function loadExport({ database, clock }: PrivacyDependencies, userId: string): Promise<ExportState> {
  const [latest] = await listExports(database.kysely, userId);
  const now = clock.now().getTime();
  const isStuck = latest?.ready_at === null && now - latest.requested_at.getTime() > STUCK_MS;
  if (!latest || isStuck || latest.expires_at.getTime() <= now) return { status: "none", requested_at: null };
  return { status: latest.ready_at ? "ready" : "preparing", requested_at: latest.requested_at.toISOString() };
}

/**
 * Starts an export of a user's data, which replaces a finished one. An export in progress continues instead.
 * @throws AppError `email_unverified`, because the address may be a stranger's; `LimitExceededException` after three a day
 */
export async function requestExport(deps: PrivacyDependencies, context: SignedInContext): Promise<ExportState> {
  const { userId } = context;
  const { database, clock, ids, jobs, limits, objects } = deps;
  const state = await loadExport(deps, userId);
  if (state.status === "preparing") return state;
  if (!(await deps.isEmailVerified(userId))) throw new AppError("email_unverified");
  const { isAllowed, retryAfter } = await limits.take(`privacy.export:${userId}`, EXPORTS_A_DAY, DAY_SECONDS);
  if (!isAllowed) throw new AppError("LimitExceededException", { retryAfter });
  const old = (await listExports(database.kysely, userId)).map(({ export_id }) => export_id);
  await database.transaction(async (transaction) => {
    await deleteExports(transaction, old);
    for (const id of old) afterCommit(transaction, () => objects.remove(exportKey(id)));
    const now = clock.now();
    const expires_at = new Date(now.getTime() + RETENTION_MS);
    const export_id = ids.uuid();
    await insertExport(transaction, {
      user_id: userId,
      export_id,
      requested_at: now,
      ready_at: null,
      expires_at,
      reading_until: null,
    });
    await jobs.enqueue(transaction, exportJob(deps), { export_id }, { about: userId });
    afterCommit(transaction, () => deps.noteSecurity("export_requested", context));
  });
  return loadExport(deps, userId);
}

/** Gathers what every feature stores about a user and mails the download link. */
export function exportJob(deps: PrivacyDependencies): ExportJob {
  return {
    name: "privacy.export",
    class: "long",
    data: z.strictObject({ export_id: z.uuid() }),
    async handle({ export_id }, { signal }) {
      const requested = await findExport(deps.database.kysely, export_id);
      if (!requested || requested.ready_at) return;
      await deps.objects.put(exportKey(export_id), zipOf(gather(deps, requested.user_id, signal)));
      await deps.database.transaction(async (transaction) => {
        if (!(await markExportReady(transaction, export_id, deps.clock.now()))) {
          // The account was erased, or another export requested, meanwhile.
          afterCommit(transaction, () => deps.objects.remove(exportKey(export_id)));
          return;
        }
        const { email, language } = await deps.loadUser(transaction, requested.user_id);
        const url = `${deps.publicUrl}/api/profile/export/download/${sealExportLink(deps.linkKey, export_id)}`;
        const data = { url, at: requested.expires_at.toISOString() };
        await deps.mail.send(transaction, exportReady, { to: email, language, data, about: requested.user_id });
      });
    },
  };
}

export async function removeExpiredExports({ database, objects, clock }: PrivacyDependencies): Promise<void> {
  const expired = await listExpiredExports(database.kysely, clock.now());
  for (const exportId of expired) await objects.remove(exportKey(exportId));
  await deleteExports(database.kysely, expired);
}

async function* gather(deps: PrivacyDependencies, userId: string, signal: AbortSignal): AsyncIterable<ZipEntry> {
  for (const [domain, data] of deps.personalData) {
    signal.throwIfAborted();
    const { records, files = {} } = await data.export(userId);
    yield { name: `${domain}.json`, isCompressed: false, content: jsonOf(records) };
    for (const [name, load] of Object.entries(files)) {
      const bytes = await load();
      if (bytes !== null) yield { name: `${domain}/${name}`, isCompressed: true, content: Readable.from([bytes]) };
    }
  }
}

/** `{ "table": [row, …], … }`, a page of rows at a time. */
async function* jsonOf(records: PersonalExport["records"]): AsyncIterable<Uint8Array> {
  let opening = "{";
  for (const [table, rows] of Object.entries(records)) {
    let text = `${opening}\n  ${JSON.stringify(table)}: [`;
    let comma = "";
    for await (const row of rows) {
      text += `${comma}\n    ${JSON.stringify(row)}`;
      comma = ",";
      if (text.length < PART) continue;
      yield Buffer.from(text);
      text = "";
    }
    yield Buffer.from(`${text}\n  ]`);
    opening = ",";
  }
  yield Buffer.from(opening === "{" ? "{}\n" : "\n}\n");
}
