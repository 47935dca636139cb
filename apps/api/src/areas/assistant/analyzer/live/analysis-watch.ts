import type { AnalysisEvents, AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import type { BackgroundWork, Platform } from "#api/platform/feature.ts";
import type { EventStream } from "#api/platform/http/streams.ts";
import { createLookLoop, type LookLoop } from "#api/platform/look-loop.ts";
import type { AnalyzerDependencies } from "../dependencies.ts";
import { presentRequest } from "../reports/present-request.ts";
import type { RequestKey } from "../request-rows.ts";
import { findStates } from "../request-store.ts";

/** Milliseconds from one look at the requests to the next. */
const LOOK_EVERY = 250;

type AnalysisStream = Pick<EventStream<AnalysisEvents>, "send" | "end" | "signal">;

/** An open stream. */
interface Follower {
  readonly key: RequestKey;
  readonly stream: AnalysisStream;
  /** What the client has, as JSON. */
  sent: string | null;
}

type Needs = Pick<AnalyzerDependencies, "database" | "log"> & Pick<Platform, "metrics">;

export interface AnalysisWatch extends BackgroundWork {
  /** Sends the current state of a request and each later one; ends with the last. */
  follow(key: RequestKey, stream: AnalysisStream): void;
  /** A request has changed on this node: streams need not wait for the next look. */
  changed(): void;
}

/**
 * Sends the progress of analyses, whichever node reads them: one loop for all streams of a node, with one indexed query. Idle without
 * streams.
 */
export function createAnalysisWatch(needs: Needs, lookEvery: number = LOOK_EVERY): AnalysisWatch {
  const watch = new Watch(needs, lookEvery);
  needs.metrics.gauge("analysis_streams", "Open streams of analyses.", () => watch.streamCount);
  return watch;
}

const keyText = ({ userId, requestId }: RequestKey) => `${userId} ${requestId}`;
const isFinished = ({ state }: AnalysisRequest) => state !== "waiting" && state !== "working";

class Watch implements AnalysisWatch {
  readonly #needs: Needs;
  readonly #loop: LookLoop;
  readonly #followers = new Set<Follower>();

  constructor(needs: Needs, lookEvery: number) {
    this.#needs = needs;
    this.#loop = createLookLoop({
      look: () => this.#look(),
      pause: () => (this.#followers.size > 0 ? lookEvery : null),
      log: needs.log,
      failure: "watched analyses cannot be read",
    });
  }

  get streamCount(): number {
    return this.#followers.size;
  }

  follow(key: RequestKey, stream: AnalysisStream): void {
    if (stream.signal.aborted) return;
    const follower = { key, stream, sent: null };
    this.#followers.add(follower);
    stream.signal.addEventListener("abort", () => this.#followers.delete(follower), { once: true });
    this.#loop.wake();
  }

  changed(): void {
    if (this.#followers.size > 0) this.#loop.lookAgain();
  }

  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #look(): Promise<void> {
    const followers = [...this.#followers];
    const keys = new Map(followers.map(({ key }) => [keyText(key), key]));
    const rows = await findStates(this.#needs.database.kysely, [...keys.values()]);
    const states = new Map(
      rows.map((row) => [keyText({ userId: row.user_id, requestId: row.request_id }), presentRequest(row)]),
    );
    for (const follower of followers) tell(follower, states.get(keyText(follower.key)));
  }
}

/** Ends the stream of a request that is finished or was deleted. A client that lags behind gets the state of a later look. */
function tell(follower: Follower, state: AnalysisRequest | undefined): void {
  const { stream } = follower;
  if (state === undefined) return stream.end();
  const json = JSON.stringify(state);
  if (follower.sent !== json) {
    if (!stream.send("progress", state)) return undefined;
    follower.sent = json;
  }
  return isFinished(state) ? stream.end() : undefined;
}
