import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { isMadeOfOwnWords } from "@candlewise/domain/auth/password-words";
import { AppError } from "#api/platform/errors.ts";

/** OWASP Password Storage minimum for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** libuv has four threads: hashing may take half of them. Calls beyond this queue are refused. */
const AT_ONCE = 2;
const QUEUE = 40;

const common = new Set(dictionary["passwords-common"].filter((password) => password.length >= 8));

export interface Passwords {
  /** @throws AppError `InvalidPasswordException` for a common password, and for one made of the product's name or the person's own words. */
  refuseWeak(password: string, person: { email: string; username?: string }): void;
  /** @throws AppError `too_many_requests` when the queue is full. */
  hash(password: string): Promise<string>;
  /** False also for a missing hash, after the same work, so that timing does not reveal whether an account exists. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** A limiter: at most `AT_ONCE` tasks run, at most `QUEUE` wait. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= QUEUE) throw new AppError("too_many_requests");
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running++;
    try {
      return await task();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

export function createPasswords(): Passwords {
  const queued = createQueue();
  const dummy = queued(() => hash(createHash("sha256").update("nobody").digest("hex"), COST));
  return {
    refuseWeak(password, person) {
      if (common.has(password.toLowerCase()) || isMadeOfOwnWords(password, person)) {
        throw new AppError("InvalidPasswordException");
      }
    },
    hash: (password) => queued(() => hash(password, COST)),
    verify: async (stored, password) => {
      const target = stored ?? (await dummy);
      const isRight = await queued(() => verify(target, password));
      return stored !== null && isRight;
    },
  };
}
