import type { AnalysisEvents, AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import type { BackgroundWork, Platform } from "#api/platform/feature.ts";
import type { EventStream } from "#api/platform/http/streams.ts";
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
  readonly #lookEvery: number;
  readonly #followers = new Set<Follower>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #isStopped = false;
  #isFailing = false;

  constructor(needs: Needs, lookEvery: number) {
    this.#needs = needs;
    this.#lookEvery = lookEvery;
  }

  get streamCount(): number {
    return this.#followers.size;
  }

  follow(key: RequestKey, stream: AnalysisStream): void {
    if (stream.signal.aborted) return;
    const follower = { key, stream, sent: null };
    this.#followers.add(follower);
    stream.signal.addEventListener("abort", () => this.#followers.delete(follower), { once: true });
    this.#plan(0);
  }

  start(): void {
    this.#isStopped = false;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Looks after `delay` ms, or at the end of the look under way. */
  #plan(delay: number): void {
    if (this.#isStopped || this.#looking !== null) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#looking = this.#look().finally(() => {
        this.#looking = null;
        if (this.#followers.size > 0) this.#plan(this.#lookEvery);
      });
    }, delay);
  }

  async #look(): Promise<void> {
    const followers = [...this.#followers];
    try {
      const keys = new Map(followers.map(({ key }) => [keyText(key), key]));
      const rows = await findStates(this.#needs.database.kysely, [...keys.values()]);
      const states = new Map(
        rows.map((row) => [keyText({ userId: row.user_id, requestId: row.request_id }), presentRequest(row)]),
      );
      for (const follower of followers) tell(follower, states.get(keyText(follower.key)));
      this.#isFailing = false;
    } catch (error) {
      // Nothing is lost: the next look finds the same states.
      if (!this.#isFailing) this.#needs.log.error({ err: error }, "watched analyses cannot be read");
      this.#isFailing = true;
    }
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
