import type { Candle, Replay, Stepped } from "./api.ts";

/** Bars a second. */
export const SPEEDS = [1, 2, 5, 10] as const;
export type Speed = (typeof SPEEDS)[number];

/** Seconds of bars that one call fetches while playing: so far, and no further, the server goes ahead of what is shown. */
const BATCH_SECONDS = 0.4;

export interface Loaded {
  readonly replay: Replay;
  readonly candles: readonly Candle[];
}

export interface PlayerCalls {
  load(): Promise<Loaded>;
  step(from: number, steps: number): Promise<Stepped>;
}

export interface PlayerState {
  readonly replay: Replay | null;
  /** Oldest first. */
  readonly candles: readonly Candle[];
  /** Why nothing could be loaded. */
  readonly error: unknown;
  readonly isPlaying: boolean;
  readonly isStepping: boolean;
  readonly speed: Speed;
  /** Why it did not go on. */
  readonly problem: unknown;
  /** The newest bar came by a single step, so there is time to say it. */
  readonly isByHand: boolean;
  /** One more whenever bars that were shown are different now. */
  readonly edition: number;
}

/** A bar that is fetched and not shown; the last of a call brings the account as it stands then. */
interface Waiting {
  readonly candle: Candle;
  readonly replay: Replay | null;
}

const INITIAL: PlayerState = {
  replay: null,
  candles: [],
  error: null,
  isPlaying: false,
  isStepping: false,
  speed: 2,
  problem: null,
  isByHand: false,
  edition: 0,
};

/** Shows a replay bar by bar, stepped or played, and requests each bar only when it is to be shown. */
export class Player {
  #state = INITIAL;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasToReload = false;
  readonly #calls: PlayerCalls;
  readonly #listeners = new Set<() => void>();
  readonly #barListeners = new Set<(candle: Candle) => void>();

  constructor(calls: PlayerCalls) {
    this.#calls = calls;
  }

  readonly state = (): PlayerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells of every new bar. */
  follow(onBar: (candle: Candle) => void): () => void {
    this.#barListeners.add(onBar);
    return () => this.#barListeners.delete(onBar);
  }

  async load(): Promise<void> {
    try {
      const { replay, candles } = await this.#calls.load();
      this.#waiting = [];
      this.#set({ replay, candles, error: null, problem: null, edition: this.#state.edition + 1 });
    } catch (error) {
      this.#set(this.#state.replay ? { problem: error } : { error });
    }
  }

  /** Takes over what another call made of the replay. */
  take(replay: Replay): void {
    const wasFinished = this.#state.replay?.is_finished ?? false;
    this.#set({ replay, problem: null });
    // A surprise tells its dates now.
    if (replay.is_finished && !wasFinished && replay.is_surprise) void this.load();
  }

  async step(): Promise<void> {
    await this.pause();
    const { replay } = this.#state;
    if (!replay || replay.is_finished) return;
    this.#set({ isByHand: true });
    await this.#fetch(1);
    await this.#showAll();
  }

  play(): void {
    const { replay, isPlaying } = this.#state;
    if (!replay || replay.is_finished || isPlaying) return;
    this.#set({ isPlaying: true, isByHand: false, problem: null });
    this.#tick();
  }

  /** Stops, shows what was fetched, and returns when the server stands where the screen does. */
  async pause(): Promise<void> {
    clearTimeout(this.#timer);
    this.#set({ isPlaying: false });
    await this.#running;
    await this.#showAll();
  }

  setSpeed(speed: Speed): void {
    this.#set({ speed });
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#set({ isPlaying: false });
  }

  #set(changes: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** The bar that the server has reached: that of the newest one fetched. */
  #reached(): number {
    return this.#waiting.at(-1)?.candle.bar ?? this.#state.replay?.reached ?? 0;
  }

  #isOver(): boolean {
    const newest = this.#waiting.at(-1)?.replay ?? this.#state.replay;
    return newest?.is_finished ?? true;
  }

  #fetch(steps: number): Promise<void> {
    this.#running ??= this.#ask(steps).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #ask(steps: number): Promise<void> {
    this.#set({ isStepping: true });
    try {
      const { replay, candles, is_rescaled } = await this.#calls.step(this.#reached(), steps);
      this.#waiting.push(
        ...candles.map((candle, index) => ({ candle, replay: index === candles.length - 1 ? replay : null })),
      );
      if (candles.length === 0) this.#set({ replay });
      this.#hasToReload ||= is_rescaled || (replay.is_finished && replay.is_surprise);
      this.#set({ isStepping: false, problem: null });
    } catch (problem) {
      clearTimeout(this.#timer);
      this.#set({ isStepping: false, isPlaying: false, problem });
    }
  }

  /** One bar. At the slower speeds it is fetched only now, so that who stops sees no further one. */
  #tick(): void {
    if (!this.#state.isPlaying) return;
    const { speed } = this.#state;
    this.#timer = setTimeout(() => this.#tick(), 1000 / speed);
    if (this.#waiting.length > 0) this.#show();
    else if (this.#isOver()) void this.pause();
    else if (!this.#running) void this.#fetchAndShow(Math.max(1, Math.round(speed * BATCH_SECONDS)));
  }

  async #fetchAndShow(steps: number): Promise<void> {
    await this.#fetch(steps);
    if (this.#state.isPlaying) this.#show();
  }

  #show(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    const { candle, replay } = next;
    this.#set({ candles: [...this.#state.candles, candle], ...(replay && { replay }) });
    for (const listener of this.#barListeners) listener(candle);
  }

  async #showAll(): Promise<void> {
    while (this.#waiting.length > 0) this.#show();
    if (!this.#hasToReload) return;
    this.#hasToReload = false;
    await this.load();
  }
}
