import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Stepped } from "./api.ts";
import { Player, type PlayerCalls } from "./player.ts";
import { candleOf, replayOf, steppedOf } from "./samples.ts";

const LENGTH = 20;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A player over a server that answers at once, and what it was asked for. */
async function playerOf(changes: Partial<PlayerCalls> = {}) {
  const asked: [from: number, steps: number][] = [];
  const player = new Player({
    load: async () => ({ replay: replayOf(), candles: [candleOf(0)] }),
    async step(from, steps) {
      asked.push([from, steps]);
      const count = Math.min(steps, LENGTH - from);
      return steppedOf(from, count, { is_finished: from + count === LENGTH, is_surprise: false });
    },
    ...changes,
  });
  await player.load();
  const shown = () => player.state().candles.at(-1)?.bar;
  return { player, asked, shown };
}

describe("a replay in the browser", () => {
  test("steps by hand one bar at a time", async () => {
    const { player, asked, shown } = await playerOf();
    await player.step();
    await player.step();
    expect(asked).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(shown()).toBe(2);
    expect(player.state()).toMatchObject({ isByHand: true, isStepping: false, replay: { reached: 2 } });
  });

  test.each([1, 2, 5, 10] as const)("plays %i bars a second to the end, each once and in order", async (speed) => {
    const { player, asked } = await playerOf();
    const seen: number[] = [];
    player.follow(({ bar }) => seen.push(bar));
    player.setSpeed(speed);
    player.play();
    await vi.advanceTimersByTimeAsync(3000);
    expect(seen.length).toBeGreaterThanOrEqual(Math.min(LENGTH, 3 * speed - 1));
    expect(seen.length).toBeLessThanOrEqual(Math.min(LENGTH, 3 * speed + 1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(seen).toEqual(Array.from({ length: LENGTH }, (_, index) => index + 1));
    expect(player.state()).toMatchObject({ isPlaying: false, replay: { is_finished: true } });
    // Never more ahead than is shown in less than half a second.
    expect(Math.max(...asked.map(([, steps]) => steps))).toBeLessThanOrEqual(Math.max(1, speed * 0.4));
  });

  test("paused, shows all that the server has given: an order belongs to the bar that is seen", async () => {
    const { player, asked, shown } = await playerOf();
    player.setSpeed(10);
    player.play();
    await vi.advanceTimersByTimeAsync(450);
    await player.pause();
    const reached = Math.max(...asked.map(([from, steps]) => from + steps));
    expect(shown()).toBe(reached);
    expect(player.state().replay?.reached).toBe(reached);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown()).toBe(reached);
  });

  test("stops and says why when the connection is gone, and goes on from the same bar", async () => {
    let isGone = true;
    const failure = new TypeError("Failed to fetch");
    const { player, shown } = await playerOf({
      step: async (from, steps): Promise<Stepped> => {
        if (isGone) throw failure;
        return steppedOf(from, steps);
      },
    });
    player.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect(player.state()).toMatchObject({ isPlaying: false, problem: failure });
    isGone = false;
    await player.step();
    expect(shown()).toBe(1);
    expect(player.state().problem).toBeNull();
  });

  test("loads every bar again after a split, and when a surprise tells its dates", async () => {
    let loads = 0;
    const revealed = replayOf({ reached: 1, is_finished: true });
    const { player } = await playerOf({
      load: async () => {
        loads++;
        return loads === 1
          ? { replay: replayOf(), candles: [candleOf(0)] }
          : { replay: revealed, candles: [candleOf(0, 1_500_000_000), candleOf(1, 1_500_086_400)] };
      },
      step: async (from) => steppedOf(from, 1, { is_finished: true, is_surprise: true }),
    });
    const { edition } = player.state();
    await player.step();
    expect(loads).toBe(2);
    expect(player.state().edition).toBe(edition + 1);
    expect(player.state().candles.map(({ time }) => time)).toEqual([1_500_000_000, 1_500_086_400]);
  });
});
