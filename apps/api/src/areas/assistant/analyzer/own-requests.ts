import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AnalyzerDependencies } from "./dependencies.ts";
import { restorableSince } from "./prune-deleted.ts";
import { presentRequest } from "./reports/present-request.ts";
import { findOwn, listRequests, markDeleted, unmarkDeleted } from "./request-store.ts";

type Deps = Pick<AnalyzerDependencies, "database" | "clock">;

const PAGE = 20;

/** A page of the caller's requests, newest first. */
export async function listOwn(
  { database }: Deps,
  { userId }: SignedInContext,
  before: string | undefined,
): Promise<{ requests: AnalysisRequest[]; next: string | null }> {
  const rows = await listRequests(database.kysely, userId, { before: before ?? null, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return { requests: page.map(presentRequest), next: last?.request_id ?? null };
}

/** A repeat changes nothing. @throws AppError `not_found` */
export async function deleteOwn(
  { database, clock }: Deps,
  { userId }: SignedInContext,
  requestId: string,
): Promise<Record<string, never>> {
  if (!(await markDeleted(database.kysely, { userId, requestId }, clock.now()))) throw new AppError("not_found");
  return {};
}

/** @throws AppError `not_found` when it was deleted too long ago */
export async function restoreOwn(
  { database, clock }: Deps,
  { userId }: SignedInContext,
  requestId: string,
): Promise<AnalysisRequest> {
  const key = { userId, requestId };
  const isThere = await unmarkDeleted(database.kysely, key, restorableSince(clock.now()));
  const row = isThere ? await findOwn(database.kysely, key) : undefined;
  if (!row) throw new AppError("not_found");
  return presentRequest(row);
}
