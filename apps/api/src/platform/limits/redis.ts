import { Redis } from "ioredis";
import { once } from "node:events";
import type { Log } from "../log.ts";

/** A Redis connection that may fail; callers have a fallback. */
export interface RedisLink {
  /** Redis' answer; null if it does not answer within 500 ms or failed a moment ago. */
  ask<Answer extends object | number | string>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | null>;
  /** Whether it answers now and accepts writes. */
  isUp(): Promise<boolean>;
  close(): void;
}

const ANSWER_MS = 500;
/** A connection that leaves a command unanswered this long is replaced; also the limit for the first connection. */
const SILENCE_MS = 3000;
/** After a failure one call per this interval retries; the others fail at once. */
const RETRY_MS = 1000;
const RECONNECT_MS = 500;

/** Connects in the background and keeps retrying while the link is open. */
export async function connectRedis(url: string, log: Log): Promise<RedisLink> {
  const redis = new Redis(url, {
    // No command waits for a connection, and no abandoned command is resent.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: () => RECONNECT_MS,
    // After a failover the connection still points to the former primary, now a replica.
    reconnectOnError: ({ message }) => message.startsWith("READONLY"),
  });
  let failedAt: number | null = null;
  const fail = (error: unknown) => {
    if (failedAt === null) log.warn({ err: error }, "Redis is unavailable: this node counts its limits alone");
    failedAt = performance.now();
  };
  const recover = () => {
    if (failedAt !== null) log.info("Redis is available again: the nodes share their limits");
    failedAt = null;
  };
  const attempt = async <Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | null> => {
    try {
      const answer = await inTime(question(redis));
      recover();
      return answer;
    } catch (error) {
      fail(error);
      return null;
    }
  };
  const isUp = async () => (await attempt((link) => link.set("health", "", "PX", RETRY_MS))) !== null;
  redis.on("error", fail);
  redis.on("ready", () => void isUp());
  await once(redis, "ready", { signal: AbortSignal.timeout(SILENCE_MS) }).catch(fail);
  return {
    isUp,
    async ask(question) {
      if (failedAt !== null) {
        if (performance.now() - failedAt < RETRY_MS) return null;
        failedAt = performance.now();
      }
      return attempt(question);
    },
    close: () => redis.disconnect(),
  };
}

/** Rejects when there is no answer in time. An answer that arrives while this process is busy counts as in time. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const fail = () => late.reject(new Error(`no response within ${ANSWER_MS} ms`));
  const timer = setTimeout(() => setImmediate(fail), ANSWER_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
