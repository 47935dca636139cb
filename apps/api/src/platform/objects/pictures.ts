import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { AppError } from "../errors.ts";
import type { PictureReply, PictureTask } from "./picture-process.ts";
import type { Crop, PictureRequest } from "./picture-work.ts";

/**
 * Re-encodes untrusted pictures in a separate process, which knows no secrets and has no network where the system supports that: a picture
 * that crashes the decoder harms nothing else. One picture at a time, so memory is bounded.
 */
export interface Pictures {
  /**
   * A square of `edge` pixels as WebP, from the crop or else the center.
   * @throws AppError `picture_unusable`, or `too_many_requests` when the queue is full
   */
  square(picture: Blob, edge: number, crop?: Crop): Promise<Buffer>;
  /** The whole picture as WebP, no edge longer than `longest`. Throws as `square` does. */
  fit(picture: Blob, longest: number): Promise<Buffer>;
}

interface Options {
  /** Milliseconds. */
  readonly timeout?: number;
  /** Milliseconds without work after which the process is stopped. */
  readonly idle?: number;
}

const WAITING = 20;

export function createPictures({ timeout = 15_000, idle = 5000 }: Options = {}): Pictures {
  const inTurn = createQueue();
  let child: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;

  const make = async (picture: Blob, request: PictureRequest): Promise<Buffer> => {
    clearTimeout(rest);
    const bytes = await picture.bytes();
    const decoder = (child = child?.connected ? child : startDecoder());
    decoder.ref();
    decoder.channel?.ref();
    try {
      return await ask(decoder, { bytes, request }, timeout);
    } finally {
      decoder.unref();
      decoder.channel?.unref();
      rest = setTimeout(() => {
        // Cleared before the process ends, so that no task is sent to it.
        child = null;
        decoder.kill();
      }, idle).unref();
    }
  };
  return {
    square: (picture, edge, crop) => inTurn(() => make(picture, { edge, crop })),
    fit: (picture, longest) => inTurn(() => make(picture, { longest })),
  };
}

/** An empty network namespace: a compromised decoder reaches neither the database nor the internet. */
const ISOLATION = ["unshare", "--user", "--map-current-user", "--net", "--"] as const;
let isolation: readonly string[] | undefined;

/** Empty where the system does not allow it, as in most containers. */
function isolationHere(): readonly string[] {
  const [program, ...args] = ISOLATION;
  const isAllowed = () => spawnSync(program, [...args, "true"], { stdio: "ignore" }).status === 0;
  return (isolation ??= isAllowed() ? ISOLATION : []);
}

const projectRoot = resolve(import.meta.dirname, "../../../../..");
/** Node's permission model: the decoder can read only the code, and can neither write files nor start programs. */
const NODE_OPTIONS = [
  "--max-old-space-size=64",
  "--permission",
  "--allow-addons",
  ...["apps", "packages", "node_modules", "package.json"].map((name) => `--allow-fs-read=${join(projectRoot, name)}`),
];

function startDecoder(): ChildProcess {
  const [program, ...args] = [
    ...isolationHere(),
    process.execPath,
    ...NODE_OPTIONS,
    join(import.meta.dirname, "picture-process.ts"),
  ];
  const decoder = spawn(program ?? process.execPath, args, {
    serialization: "advanced",
    // One malloc arena instead of one per thread, each of which would retain its peak memory.
    env: { MALLOC_ARENA_MAX: "1" },
    cwd: "/",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // `ask` reports the failure; without a listener, a decoder that fails while idle would crash the server.
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
    // The loser of the race is aborted below, which is not a failure.
    answered.catch(() => undefined);
    ended.catch(() => undefined);
    decoder.send(task);
    const answer = await Promise.race([answered, ended]);
    const reply: PictureReply = answer?.[0] ?? { isUnusable: true, reason: "the decoder ended" };
    if ("picture" in reply) return Buffer.from(reply.picture);
    if (reply.isUnusable) throw new AppError("picture_unusable", { cause: reply.reason });
    throw new Error(`processing a picture failed: ${reply.reason}`);
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
