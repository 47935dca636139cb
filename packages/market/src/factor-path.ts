import { anchorsOf, phaseOf, type Spans } from "./anchor-tree.ts";
import { buildBlock, type Block } from "./block.ts";
import { BoundedCache } from "./bounded-cache.ts";
import { Division } from "./division.ts";
import { DRAW, type FactorKeys } from "./factor-keys.ts";
import { BLOCK_DAYS, type FactorParameters } from "./market-parameters.ts";
import { normalDraw } from "./normal.ts";
import { SECONDS, SecondTree } from "./second-tree.ts";
import { Segment, SessionTree, type SessionEnds, type SessionPath } from "./session-tree.ts";
import { Threefry } from "./threefry.ts";

/** More than a span: 160 blocks of 1.6 kB. */
const CACHED_BLOCKS = 160;

/** A session of 390 minutes takes 6 kB, one of 1,440 takes 23 kB. */
const CACHED_SESSIONS = 48;

/** A day's move beyond this many of its standard deviations comes mostly overnight. */
const SURPRISE = 4;
const SURPRISE_OVERNIGHT_SHARE = 0.75;

/**
 * The log path of one factor, with random access to any second of any day. Caches only save time: values are bit-identical whether or not
 * their day is cached.
 */
export class FactorPath {
  readonly keys: FactorKeys;
  readonly parameters: FactorParameters;
  readonly random = new Threefry();
  readonly secondTree = new SecondTree(this.random);
  readonly #sessionTree: SessionTree;
  readonly #spans: Spans;
  readonly #blocks = new BoundedCache<number, Block>(CACHED_BLOCKS);
  readonly #sessions = new BoundedCache<number, SessionPath>(CACHED_SESSIONS);
  readonly #segment = new Segment();
  #segmentDay = Number.NaN;
  #segmentMinute = Number.NaN;

  constructor(keys: FactorKeys, parameters: FactorParameters) {
    this.keys = keys;
    this.parameters = parameters;
    this.#sessionTree = new SessionTree(this.random, parameters);
    this.#spans = {
      phase: phaseOf(keys, this.random, parameters),
      division: new Division(parameters.spanUnevenness),
    };
  }

  /** Value at the end of a day. */
  close(day: number): number {
    const block = this.#blockOf(day);
    return block.values[day - Math.floor(day / BLOCK_DAYS) * BLOCK_DAYS + 1] ?? 0;
  }

  /** Value before the first day of a block, without building the block. */
  blockStart(block: number): number {
    return anchorsOf(this.keys, this.random, this.parameters, this.#spans, block).start;
  }

  /** Log return of a day, including the overnight gap before it. */
  dayReturn(day: number): number {
    return this.#blockOf(day).returns[day - Math.floor(day / BLOCK_DAYS) * BLOCK_DAYS] ?? 0;
  }

  /** Standard deviation from which a day's return was drawn. */
  volatility(day: number): number {
    return this.#blockOf(day).volatilities[day - Math.floor(day / BLOCK_DAYS) * BLOCK_DAYS] ?? 0;
  }

  /** All minutes of a day; cached. */
  session(day: number): SessionPath {
    const known = this.#sessions.get(day);
    if (known) return known;
    const session = this.#sessionTree.build(this.keys.ofDay(day), this.#endsOf(day));
    this.#sessions.set(day, session);
    return session;
  }

  /** Value at the end of a second of a session: position 1 is the first second, `60 * minutes` the last. */
  at(day: number, position: number): number {
    const minute = Math.floor((position - 1) / SECONDS);
    const second = position - minute * SECONDS;
    const segment = this.minute(day, minute);
    return second === SECONDS ? segment.right : this.secondTree.at(this.keys.ofDay(day), minute, segment, second);
  }

  /** One minute of a day; valid until the next call. */
  minute(day: number, minute: number): Segment {
    const segment = this.#segment;
    if (day === this.#segmentDay && minute === this.#segmentMinute) return segment;
    const session = this.#sessions.get(day);
    if (session) {
      segment.left = session.path[minute] ?? 0;
      segment.right = session.path[minute + 1] ?? 0;
      segment.variance = session.variances[minute] ?? 0;
    } else this.#sessionTree.descend(this.keys.ofDay(day), this.#endsOf(day), minute, segment);
    this.#segmentDay = day;
    this.#segmentMinute = minute;
    return segment;
  }

  /** All 61 positions of a minute. */
  fillSeconds(day: number, minute: number, target: Float64Array): void {
    this.secondTree.fill(this.keys.ofDay(day), minute, this.minute(day, minute), target);
  }

  #blockOf(day: number): Block {
    const index = Math.floor(day / BLOCK_DAYS);
    const known = this.#blocks.get(index);
    if (known) return known;
    const block = buildBlock(this.keys, this.random, this.parameters, this.#spans, index);
    this.#blocks.set(index, block);
    return block;
  }

  /** The opening gap takes its share of the day's move and variance; the session bridges the rest. */
  #endsOf(day: number): SessionEnds {
    const volatility = this.volatility(day);
    const move = this.dayReturn(day);
    const close = this.close(day);
    const share = this.parameters.overnightShare;
    const variance = volatility * volatility;
    if (share === 0) return { open: this.close(day - 1), close, variance };
    this.random.draw(this.keys.ofDay(day), 0, DRAW.gap);
    const isSurprise = Math.abs(move) > SURPRISE * volatility;
    const gap =
      move * (isSurprise ? SURPRISE_OVERNIGHT_SHARE : share) +
      Math.sqrt(share * (1 - share) * variance) * normalDraw(this.random.first);
    return { open: this.close(day - 1) + gap, close, variance: variance * (1 - share) };
  }
}
