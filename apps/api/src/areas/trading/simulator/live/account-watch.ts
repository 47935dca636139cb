import { setTimeout as wait } from "node:timers/promises";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { BackgroundWork, Platform } from "#api/platform/feature.ts";
import { monotonicNow } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { EventStream } from "#api/platform/http/streams.ts";
import { createLookLoop, type LookLoop } from "#api/platform/look-loop.ts";
import type { AccountEvents } from "@candlewise/contracts/simulator/schemas";
import type { SimulatorDependencies } from "../dependencies.ts";
import { findMoved, loadChanges } from "./changes-store.ts";
import { formatCursor, isSameCursor, parseCursor, type Cursor } from "./cursor.ts";
import { Outlook } from "./outlook.ts";
import { presentChanges } from "./present-changes.ts";

/** Milliseconds from one look at the accounts to the next. */
const LOOK_EVERY = 500;
/** Milliseconds that a look waits for settlements. A longer one continues beside the next looks. */
const SETTLE_WITHIN = 200;

type AccountStream = Pick<EventStream<AccountEvents>, "lastEventId" | "send" | "signal">;

/** An open stream. */
interface Follower {
  readonly hidden: Hidden;
  readonly stream: AccountStream;
  /** What the client has; null before the first event. */
  cursor: Cursor | null;
  isGreeted: boolean;
}

/** An account with at least one open stream. */
interface Watched {
  readonly userId: string;
  readonly followers: Set<Follower>;
  /** Null until the account was looked at. */
  cursor: Cursor | null;
  /** Null when the account has to be read again. */
  outlook: Outlook | null;
  /** The settlement under way. */
  settling: Promise<void> | null;
}

type Needs = Pick<SimulatorDependencies, "accounts" | "database" | "market" | "timeSlices"> &
  Pick<Platform, "clock" | "log" | "metrics">;

export interface AccountWatch extends BackgroundWork {
  /** Sends what happens to the account of this user until the stream ends. */
  follow(userId: string, hidden: Hidden, stream: AccountStream): void;
}

/**
 * Settles the accounts that somebody watches and sends what has changed in them, whichever node wrote it. One loop for all streams of a
 * node: one query finds the accounts that have changed; only those are read. An account that takes long to settle delays no other one. Idle
 * without streams.
 */
export function createAccountWatch(needs: Needs, lookEvery: number = LOOK_EVERY): AccountWatch {
  const watch = new Watch(needs, lookEvery);
  const { metrics } = needs;
  metrics.gauge("account_streams", "Open streams of practice accounts.", () => watch.streamCount);
  metrics.gauge(
    "account_watch_seconds",
    "How long the last look at the accounts with an open stream took.",
    () => watch.lastLookMs / 1000,
  );
  return watch;
}

class Watch implements AccountWatch {
  readonly #needs: Needs;
  readonly #lookEvery: number;
  readonly #loop: LookLoop;
  readonly #watched = new Map<string, Watched>();
  readonly #settling = new Set<Promise<void>>();
  /** Errors of settlements since the last look. */
  #unsettled: unknown[] = [];
  lastLookMs = 0;

  constructor(needs: Needs, lookEvery: number) {
    this.#needs = needs;
    this.#lookEvery = lookEvery;
    this.#loop = createLookLoop({
      look: () => this.#look(),
      pause: () => (this.#watched.size > 0 ? this.#untilNextLook() : null),
      log: needs.log,
      failure: "watched accounts cannot be read",
    });
  }

  get streamCount(): number {
    return [...this.#watched.values()].reduce((sum, { followers }) => sum + followers.size, 0);
  }

  follow(userId: string, hidden: Hidden, stream: AccountStream): void {
    const { lastEventId, signal } = stream;
    if (signal.aborted) return;
    const follower = { hidden, stream, cursor: parseCursor(lastEventId ?? ""), isGreeted: false };
    const watched = this.#watched.get(userId) ?? newlyWatched(userId);
    this.#watched.set(userId, watched);
    watched.followers.add(follower);
    signal.addEventListener("abort", () => this.#leave(watched, follower), { once: true });
    this.#loop.wake();
  }

  start(): void {
    this.#loop.start();
  }

  async stop(): Promise<void> {
    await this.#loop.stop();
    await Promise.all(this.#settling);
  }

  #leave(watched: Watched, follower: Follower): void {
    watched.followers.delete(follower);
    if (watched.followers.size === 0) this.#watched.delete(watched.userId);
  }

  /** Looks begin with the seconds of the market, slightly late, so that a timer that fires early does not see the previous one. */
  #untilNextLook(): number {
    return this.#lookEvery + 5 - (this.#needs.clock.now().getTime() % this.#lookEvery);
  }

  async #look(): Promise<void> {
    const startedAt = monotonicNow();
    try {
      await this.#lookAt([...this.#watched.values()]);
    } finally {
      this.lastLookMs = monotonicNow() - startedAt;
    }
  }

  async #lookAt(all: readonly Watched[]): Promise<void> {
    await this.#settle(all);
    const moved = await findMoved(this.#needs.database.kysely, all);
    for (const watched of all) {
      const cursor = moved.get(watched.userId);
      if (cursor !== undefined) Object.assign(watched, { cursor, outlook: null });
    }
    const unsent = await forEach(all, (watched) => this.#send(watched));
    const unsettled = this.#unsettled;
    this.#unsettled = [];
    for (const failure of [...unsettled, ...unsent]) throw failure;
  }

  /** Resolves when all are settled, or after `SETTLE_WITHIN`. */
  async #settle(all: readonly Watched[]): Promise<void> {
    for (const watched of all) {
      if (watched.settling !== null) continue;
      const settling = this.#settleOne(watched).finally(() => {
        watched.settling = null;
        this.#settling.delete(settling);
      });
      watched.settling = settling;
      this.#settling.add(settling);
    }
    const patience = new AbortController();
    const late = wait(SETTLE_WITHIN, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([Promise.all(all.flatMap(({ settling }) => settling ?? [])), late]);
    patience.abort();
  }

  async #settleOne(watched: Watched): Promise<void> {
    this.#unsettled.push(...(await forEach([watched], (each) => this.#settleIfDue(each))));
  }

  async #settleIfDue(watched: Watched): Promise<void> {
    const { accounts, clock } = this.#needs;
    const { userId, cursor } = watched;
    // An account that was never opened stays closed.
    if (cursor === null || cursor.account === 0) return;
    if (watched.outlook === null) {
      const stored = await accounts.stored(userId);
      if (stored === null) return;
      watched.outlook = new Outlook(stored);
    }
    const at = Math.floor(clock.now().getTime() / 1000);
    if (!(await watched.outlook.isDue(at, this.#needs))) return;
    watched.outlook = null;
    await accounts.settledNumber(userId);
  }

  async #send(watched: Watched): Promise<void> {
    const { cursor, followers } = watched;
    if (cursor === null) return;
    for (const follower of followers) {
      if (!follower.isGreeted) greet(follower, cursor);
    }
    const behind = [...followers].filter((each) => each.cursor !== null && !isSameCursor(each.cursor, cursor));
    const groups = Map.groupBy(behind, (each) => `${each.cursor && formatCursor(each.cursor)} ${each.hidden.crypto}`);
    for (const group of groups.values()) await this.#sendChanges(watched, group);
  }

  /** Followers with the same cursor and the same view. */
  async #sendChanges({ userId, cursor: newest }: Watched, group: readonly Follower[]): Promise<void> {
    const [first] = group;
    if (!first?.cursor || !newest) return;
    const changes = await loadChanges(this.#needs.database.kysely, userId, first.cursor);
    if (changes === null) {
      for (const follower of group) {
        if (follower.stream.send("reset", {}, formatCursor(newest))) follower.cursor = newest;
      }
      return;
    }
    const { clock } = this.#needs;
    const viewer = { userId, hidden: first.hidden, now: () => clock.now() };
    const event = await presentChanges(this.#needs, viewer, changes);
    for (const follower of group) {
      // A client that lags behind gets this with the next changes.
      if (follower.stream.send("changes", event, formatCursor(changes.cursor))) follower.cursor = changes.cursor;
    }
  }
}

const newlyWatched = (userId: string): Watched => ({
  userId,
  followers: new Set(),
  cursor: null,
  outlook: null,
  settling: null,
});

function greet(follower: Follower, newest: Cursor): void {
  const cursor = follower.cursor ?? newest;
  if (!follower.stream.send("hello", { is_resumed: follower.cursor !== null }, formatCursor(cursor))) return;
  follower.cursor = cursor;
  follower.isGreeted = true;
}

/** Returns the errors: what fails for one account concerns no other one. */
async function forEach(all: readonly Watched[], work: (watched: Watched) => Promise<void>): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(all.map(work));
  return outcomes.flatMap((outcome, index) => {
    if (outcome.status === "fulfilled") return [];
    const watched = all[index];
    if (watched) watched.outlook = null;
    // Without a current price there is nothing to settle.
    return outcome.reason instanceof AppError ? [] : [outcome.reason];
  });
}
