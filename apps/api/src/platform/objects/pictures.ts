import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { AppError } from "../errors.ts";
import type { PictureReply, PictureTask } from "./picture-process.ts";
import type { Crop, PictureWish } from "./picture-work.ts";

/**
 * Turns pictures of strangers into ones we made, in a process of its own: it knows no secret, what it holds is gone when it ends, and a
 * picture that breaks the decoder breaks nothing else. One at a time, so memory has a bound.
 */
export interface Pictures {
  /**
   * A square of `edge` pixels as WebP, of the crop or else of the middle.
   * @throws AppError `picture_unusable`, `too_many_requests` when too many wait
   */
  square(bytes: Uint8Array, edge: number, crop?: Crop): Promise<Buffer>;
  /** The whole picture as WebP, no edge longer than `longest`. Throws as `square` does. */
  fit(bytes: Uint8Array, longest: number): Promise<Buffer>;
}

interface Options {
  /** Milliseconds. */
  readonly timeout?: number;
  /** Milliseconds after which the process ends when nothing came. */
  readonly idle?: number;
}

const WAITING = 20;

export function createPictures({ timeout = 15_000, idle = 5000 }: Options = {}): Pictures {
  const inTurn = createQueue();
  let child: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;

  const make = async (bytes: Uint8Array, wish: PictureWish): Promise<Buffer> => {
    clearTimeout(rest);
    const decoder = (child = child?.connected ? child : startDecoder());
    decoder.ref();
    decoder.channel?.ref();
    try {
      return await ask(decoder, { bytes, wish }, timeout);
    } finally {
      decoder.unref();
      decoder.channel?.unref();
      rest = setTimeout(() => {
        // Forgotten before it ends, so that nobody asks one that is ending.
        child = null;
        decoder.kill();
      }, idle).unref();
    }
  };
  return {
    square: (bytes, edge, crop) => inTurn(() => make(bytes, { edge, crop })),
    fit: (bytes, longest) => inTurn(() => make(bytes, { longest })),
  };
}

function startDecoder(): ChildProcess {
  const decoder = fork(join(import.meta.dirname, "picture-process.ts"), [], {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=64"],
    // One heap of the C library instead of one for each thread, of which each would keep what it once had.
    env: { MALLOC_ARENA_MAX: "1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Whoever asks hears of it; without a listener one that breaks while idle would end the server.
  decoder.on("error", () => undefined);
  return decoder;
}

async function ask(decoder: ChildProcess, task: PictureTask, timeout: number): Promise<Buffer> {
  const stop = new AbortController();
  const { signal } = stop;
  const late = setTimeout(() => decoder.kill("SIGKILL"), timeout);
  try {
    const answered = once(decoder, "message", { signal });
    const ended = once(decoder, "exit", { signal }).then(() => null);
    // The one that comes second is called off below, which is no failure.
    answered.catch(() => undefined);
    ended.catch(() => undefined);
    decoder.send(task);
    const answer = await Promise.race([answered, ended]);
    const reply: PictureReply = answer?.[0] ?? { isUnusable: true, reason: "the decoder ended" };
    if ("picture" in reply) return Buffer.from(reply.picture);
    if (reply.isUnusable) throw new AppError("picture_unusable", { cause: reply.reason });
    throw new Error(`a picture could not be made: ${reply.reason}`);
  } finally {
    clearTimeout(late);
    stop.abort();
  }
}

function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (task) => {
    if (waiting >= WAITING) throw new AppError("too_many_requests");
    waiting++;
    const turn = last.then(task).finally(() => waiting--);
    last = turn.catch(() => undefined);
    return turn;
  };
}
