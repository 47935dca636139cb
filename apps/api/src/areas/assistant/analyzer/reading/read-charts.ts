import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { z } from "zod";
import { ProcessEnded } from "#api/platform/isolated-process.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { AnalyzerDependencies } from "../dependencies.ts";
import { pictureKey } from "../picture-store.ts";
import { releaseUse } from "../quota/quota-store.ts";
import type { Result } from "../request-rows.ts";
import { claimNext, noteStep, storeReading, storeRefusal, type Claimed } from "./claim-store.ts";
import { completeAnalysis } from "./complete-analysis.ts";
import { WRITE_PROSE } from "./write-prose.ts";

type Deps = Pick<
  AnalyzerDependencies,
  "database" | "clock" | "objects" | "outbox" | "jobs" | "log" | "reading" | "analyst" | "onEnd"
>;

/** A picture under which the process died is tried once more. */
const MOST_READER_STARTS = 2;
/** A request whose nodes keep dying is given up. */
const MOST_STARTS = 4;
const TIME_LIMIT_SECONDS = 90;
/** A job that began longer ago is not running any more. */
const LOST_AFTER_MS = 10 * 60_000;

export const READ_CHARTS = { name: "analyzer.read" } as const;
export const lostBefore = (now: Date): Date => new Date(now.getTime() - LOST_AFTER_MS);

/**
 * Each upload enqueues one of these jobs as a ticket: it reads whichever picture is next in turn. As a CPU job it runs once at a time on a
 * node. After the death of a node its ticket runs again elsewhere and finds the request that it had.
 */
export const readChartsJob = (deps: Deps): Job<Record<string, never>> => ({
  ...READ_CHARTS,
  class: "cpu",
  data: z.strictObject({}),
  timeLimitSeconds: TIME_LIMIT_SECONDS,
  async handle(_, { jobId: ticket, signal }) {
    for (;;) {
      const now = deps.clock.now();
      const claimed = await claimNext(deps.database.kysely, { ticket, now, lostBefore: lostBefore(now) });
      if (!claimed || (await isRead(deps, claimed, signal))) return;
    }
  },
});

/** False when the process that reads has died and the picture should be tried again. */
async function isRead(deps: Deps, claimed: Claimed, signal: AbortSignal): Promise<boolean> {
  if (claimed.starts > MOST_STARTS) return refuse(deps, claimed, "analysis_failed");
  const picture = await deps.objects.read(pictureKey(claimed.picture));
  if (picture === null) return refuse(deps, claimed, "analysis_failed");
  const steps = createStepNotes(deps, claimed);
  try {
    const reply = await deps.reading.read(picture.bytes, { onStep: (step) => steps.note(step), signal });
    if ("refusal" in reply) return await refuse(deps, claimed, reply.refusal);
    await steps.settled();
    return await finish(deps, claimed, reply);
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error;
    deps.log.warn({ err: error, starts: claimed.starts }, "the process that reads charts has died");
    return claimed.starts >= MOST_READER_STARTS && refuse(deps, claimed, "analysis_failed");
  } finally {
    await steps.settled();
  }
}

/** Stores steps in order. One that is lost does no harm: the next one follows. */
function createStepNotes({ database, log }: Pick<Deps, "database" | "log">, claimed: Claimed) {
  let last: Promise<unknown> = Promise.resolve();
  return {
    note(step: AnalysisRequest["step"]) {
      last = last
        .then(() => noteStep(database.kysely, claimed, step))
        .catch((error: unknown) => log.warn({ err: error }, "a step of an analysis could not be stored"));
    },
    settled: () => last,
  };
}

/** With a model, another job writes the prose: meanwhile the next picture is read. */
async function finish(deps: Deps, claimed: Claimed, result: Result): Promise<true> {
  if (deps.analyst === null) {
    await completeAnalysis(deps, claimed, { mode: claimed.mode, result, prose: null });
    return true;
  }
  const { userId: user_id, requestId: request_id, ticket } = claimed;
  await deps.database.transaction(async (transaction) => {
    if (!(await storeReading(transaction, claimed, result))) return;
    await deps.jobs.enqueue(transaction, WRITE_PROSE, { user_id, request_id, ticket }, { about: user_id });
  });
  return true;
}

/** Ends a request without a result; what it cost is given back. */
async function refuse(deps: Deps, claimed: Claimed, refusal: NonNullable<AnalysisRequest["refusal"]>): Promise<true> {
  const isStored = await deps.database.transaction(async (transaction) => {
    if (!(await storeRefusal(transaction, claimed, refusal))) return false;
    if (claimed.countedOn !== null) await releaseUse(transaction, claimed.userId, claimed.countedOn);
    return true;
  });
  if (isStored) deps.onEnd(refusal);
  return true;
}
