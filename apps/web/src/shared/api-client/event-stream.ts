import { createParser, type EventSourceMessage } from "eventsource-parser";
import { accessToken } from "#web/shared/session/access-token.ts";
import { noteReached } from "#web/shared/api-client/reachability.ts";
import { renewSession, type Dispatch } from "#web/shared/session/session.ts";
import { runtimeConfig, serviceOf } from "#web/shared/config/runtime-config.ts";

/** `live`: events arrive; `waiting`: a connection is being made again; `paused`: nobody looks; `ended`: the server refuses for good. */
export type StreamState = "live" | "waiting" | "paused" | "ended";

interface EventStreamOptions {
  /** Path and query below `/api`. */
  readonly address: string;
  readonly dispatch: Dispatch;
  /** Id of the event to continue after. */
  readonly lastEventId?: string | undefined;
  readonly onEvent: (event: EventSourceMessage) => void;
  readonly onState: (state: StreamState) => void;
}

/** Milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** A connection that says nothing for so long, not even a comment, is taken for dead. */
const SILENCE = 60_000;

/** Half of the pause at least, so that a crowd of browsers does not come back at the same moment. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + random / 2);

type End = "again" | "refused";

/** One connection, until it ends. */
class Connection {
  readonly #options: EventStreamOptions;
  readonly #stop = new AbortController();
  #lastId: string | undefined;
  hasHeard = false;

  constructor(options: EventStreamOptions, lastId: string | undefined) {
    this.#options = options;
    this.#lastId = lastId;
  }

  get lastId(): string | undefined {
    return this.#lastId;
  }

  close(): void {
    this.#stop.abort();
  }

  async run(): Promise<End> {
    const { address, dispatch } = this.#options;
    if (!accessToken() && (await renewSession(dispatch)) === "refused") return "refused";
    const response = await fetch(runtimeConfig().services[serviceOf(address)] + address, {
      headers: {
        accept: "text/event-stream",
        authorization: `Bearer ${accessToken() ?? ""}`,
        ...(this.#lastId !== undefined && { "last-event-id": this.#lastId }),
      },
      signal: this.#stop.signal,
    });
    noteReached(true);
    if (response.status === 401 || response.status === 403)
      return (await renewSession(dispatch)) === "refused" ? "refused" : "again";
    if (!response.ok || !response.body) return response.status === 404 || response.status === 400 ? "refused" : "again";
    await this.#read(response.body);
    return "again";
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const parser = createParser({
      onEvent: (event) => {
        this.#lastId = event.id ?? this.#lastId;
        this.hasHeard = true;
        this.#options.onState("live");
        this.#options.onEvent(event);
      },
    });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let silence: ReturnType<typeof setTimeout> | undefined;
    try {
      for (;;) {
        clearTimeout(silence);
        silence = setTimeout(() => this.close(), SILENCE);
        const { done, value } = await reader.read();
        if (done) return;
        parser.feed(value);
      }
    } finally {
      clearTimeout(silence);
    }
  }
}

const mayConnect = () => navigator.onLine && document.visibilityState === "visible";

/**
 * Follows a stream of server-sent events with the session's token. It comes back by itself after a lost connection, later each time;
 * rests while the page is hidden or offline; and goes on where it was when the server knows event ids. Returns how to stop.
 */
export function openEventStream(options: EventStreamOptions): () => void {
  let connection: Connection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isEnded = false;
  let lastId = options.lastEventId;

  const connect = (): void => {
    if (isEnded || connection) return;
    if (!mayConnect()) return options.onState("paused");
    if (failures > 0) options.onState("waiting");
    const current = new Connection(options, lastId);
    connection = current;
    const finish = (end: End) => {
      if (connection !== current) return;
      connection = null;
      lastId = current.lastId;
      if (end === "refused") return stop("ended");
      failures = current.hasHeard ? 0 : failures + 1;
      if (mayConnect()) options.onState("waiting");
      timer = setTimeout(connect, pauseAfter(failures, Math.random()));
    };
    current.run().then(finish, () => finish("again"));
  };
  const follow = (): void => {
    if (mayConnect()) {
      clearTimeout(timer);
      failures = 0;
      return connect();
    }
    options.onState("paused");
    clearTimeout(timer);
    lastId = connection?.lastId ?? lastId;
    connection?.close();
    connection = null;
  };
  const stop = (state: StreamState): void => {
    isEnded = true;
    clearTimeout(timer);
    removeEventListener("online", follow);
    removeEventListener("offline", follow);
    document.removeEventListener("visibilitychange", follow);
    connection?.close();
    connection = null;
    options.onState(state);
  };
  addEventListener("online", follow);
  addEventListener("offline", follow);
  document.addEventListener("visibilitychange", follow);
  connect();
  return () => stop("paused");
}
