import type { AnalysisMode, AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { localDate } from "@candlewise/domain/learning/local-day";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AnalyzerDependencies } from "./dependencies.ts";
import { pictureKey } from "./picture-store.ts";
import { countUse } from "./quota/quota-store.ts";
import { showAccess } from "./quota/show-access.ts";
import { READ_CHARTS } from "./reading/read-charts.ts";
import { presentRequest } from "./reports/present-request.ts";
import type { RequestRow } from "./request-rows.ts";
import { countOpen, findOwn, insertRequest, noteCounted, type NewRequest } from "./request-store.ts";

/** Larger pictures are scaled down; 4K screens have as many. */
const MOST_PIXELS = 8_300_000;
const SMALLEST = { width: 300, height: 200 };
/** Requests that wait, of everybody and of one user. */
const MOST_OPEN = 200;
const MOST_OPEN_OF_ONE = 10;
const RETRY_SECONDS = 30;

interface Upload {
  readonly mode: AnalysisMode;
  readonly image: Blob;
  readonly id?: string | undefined;
}

/**
 * Stores a picture and enqueues its analysis. A repeat with the same id gets the same request.
 * @throws AppError `analysis_limit_reached`, `unsupported_type`, `too_small`, `picture_unusable`, `busy`, `too_many_requests`
 */
export async function uploadChart(
  deps: AnalyzerDependencies,
  context: SignedInContext,
  { mode, image, id }: Upload,
): Promise<AnalysisRequest> {
  const { userId, language } = context;
  const key = { userId, requestId: id ?? deps.ids.uuid() };
  const earlier = id === undefined ? undefined : await findOwn(deps.database.kysely, key);
  if (earlier) return presentRequest(earlier);
  // Checked again when the request is stored; this saves the work on a picture that would be refused.
  await refuseIfFull(deps, userId);
  if (!(await showAccess(deps, context, undefined)).has_access) throw new AppError("analysis_limit_reached");
  const { picture: bytes, format, width, height } = await deps.pictures.exact(image, MOST_PIXELS);
  if (width < SMALLEST.width || height < SMALLEST.height) throw new AppError("too_small");
  const picture = `${deps.newName()}.${format}`;
  await deps.objects.put(pictureKey(picture), bytes);
  const request = { ...key, mode, language, picture, width, height, created_at: deps.clock.now() };
  const row = await storeRequest(deps, request).catch(async (error: unknown) => {
    await deps.objects.remove(pictureKey(picture));
    throw error;
  });
  if (row.picture !== picture) await deps.objects.remove(pictureKey(picture));
  return presentRequest(row);
}

/** Stores a request that counts toward the limit, with the job that reads it; of two with the same id, the first. */
async function storeRequest(deps: AnalyzerDependencies, request: NewRequest): Promise<RequestRow> {
  const { userId, requestId, created_at } = request;
  const key = { userId, requestId };
  const { time_zone, arrow } = await deps.learnerSettings(userId);
  const [date, limit] = [localDate(created_at, time_zone), await deps.limitOf(userId, arrow)];
  return deps.database.transaction(async (transaction) => {
    // First, so that a repeat that waits here for the first call is not refused at the limit.
    if (await insertRequest(transaction, request)) {
      const countedOn = await countUse(transaction, { userId, date, limit });
      if (countedOn === undefined) throw new AppError("analysis_limit_reached");
      await noteCounted(transaction, key, countedOn);
      await deps.jobs.enqueue(transaction, READ_CHARTS, {});
    }
    const row = await findOwn(transaction, key);
    if (!row) throw new Error("the stored request is gone");
    return row;
  });
}

async function refuseIfFull({ database }: AnalyzerDependencies, userId: string): Promise<void> {
  const { all, own } = await countOpen(database.kysely, userId);
  if (all >= MOST_OPEN) throw new AppError("busy", { retryAfter: RETRY_SECONDS });
  if (own >= MOST_OPEN_OF_ONE) throw new AppError("too_many_requests", { retryAfter: RETRY_SECONDS });
}
