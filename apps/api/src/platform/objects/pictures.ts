import { join } from "node:path";
import { AppError } from "../errors.ts";
import { createIsolatedProcess, ProcessEnded } from "../isolated-process.ts";
import type { PictureReply, PictureTask } from "./picture-process.ts";
import type { Crop, MadePicture, PictureRequest } from "./picture-work.ts";

/**
 * Re-encodes untrusted pictures in a separate process, which knows no secrets and has no network where the system supports that: a picture
 * that crashes the decoder harms nothing else. One picture at a time, so memory is bounded.
 */
export interface Pictures {
  /**
   * A square of `edge` pixels as WebP, from the crop or else the center.
   * @throws AppError `picture_unusable`, or `too_many_requests` when the queue is full or the machine too busy
   */
  square(picture: Blob, edge: number, crop?: Crop): Promise<Buffer>;
  /** The whole picture as WebP, no edge longer than `longest`. Throws as `square` does. */
  fit(picture: Blob, longest: number): Promise<Buffer>;
  /**
   * The whole picture with every pixel as it was, or nearly so if it was lossy; scaled down if it has more than `mostPixels`.
   * @throws AppError `unsupported_type` too
   */
  exact(picture: Blob, mostPixels: number): Promise<MadePicture>;
}

interface Options {
  /** Milliseconds. */
  readonly timeout?: number;
  /** Milliseconds without work after which the process is stopped. */
  readonly idle?: number;
}

const WAITING = 20;
const RETRY_SECONDS = 30;
const HEAP_MB = 64;

export function createPictures({ timeout = 15_000, idle = 60_000 }: Options = {}): Pictures {
  const inTurn = createQueue();
  const script = join(import.meta.dirname, "picture-process.ts");
  const decoder = createIsolatedProcess<PictureTask, PictureReply>({ script, heapMb: HEAP_MB, timeout, idle });
  const make = (picture: Blob, request: PictureRequest): Promise<MadePicture> =>
    inTurn(async () => {
      const bytes = await picture.bytes();
      const reply = await decoder.ask({ bytes, request }).catch(asReply);
      if ("picture" in reply) return { ...reply, picture: Buffer.from(reply.picture) };
      if (reply.refusal === null) throw new Error(`processing a picture failed: ${reply.reason}`);
      throw new AppError("mostPixels" in request ? reply.refusal : "picture_unusable", { cause: reply.reason });
    });
  return {
    square: async (picture, edge, crop) => (await make(picture, { edge, crop })).picture,
    fit: async (picture, longest) => (await make(picture, { longest })).picture,
    exact: (picture, mostPixels) => make(picture, { mostPixels }),
  };
}

function asReply(error: unknown): PictureReply {
  if (!(error instanceof ProcessEnded)) throw error;
  // Every picture within the limits is decoded in time, unless the machine is busy.
  if (error.isLate) throw new AppError("too_many_requests", { cause: error, retryAfter: RETRY_SECONDS });
  return { refusal: "picture_unusable", reason: error.message };
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
