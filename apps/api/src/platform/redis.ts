import { Redis } from "ioredis";
import { once } from "node:events";
import type { Log } from "./log.ts";

/** A Redis that may fail: who asks it has another way to go on. */
export interface RedisLink {
  /** What Redis answers; null when it fails to within half a second, or has just failed others. */
  ask<Answer extends object | number | string>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | null>;
  /** Whether it answers now and takes what is written. */
  isUp(): Promise<boolean>;
  close(): void;
}

const ANSWER_MS = 500;
/** A connection that has been silent for so long, though something was asked, is given up for a new one; the start waits no longer. */
const SILENCE_MS = 3000;
/** After a failure one call in so long tries again; the others do not wait for it. */
const RETRY_MS = 1000;
const RECONNECT_MS = 500;

/** Connects without insisting: a Redis that is away is looked for as long as the link is open. */
export async function connectRedis(url: string, log: Log): Promise<RedisLink> {
  const redis = new Redis(url, {
    // Nothing waits for a connection, and nothing that somebody no longer waits for is sent again.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: () => RECONNECT_MS,
    // After a failover the connection still leads to what is a replica now.
    reconnectOnError: ({ message }) => message.startsWith("READONLY"),
  });
  let failedAt: number | null = null;
  const fail = (error: unknown) => {
    if (failedAt === null) log.warn({ err: error }, "redis fails: this node counts its limits alone");
    failedAt = performance.now();
  };
  const recover = () => {
    if (failedAt !== null) log.info("redis answers: the nodes count their limits together");
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

/** Rejects when there is no answer in time. One that has arrived while this process was too busy to read it is in time. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const fail = () => late.reject(new Error(`no answer in ${ANSWER_MS} ms`));
  const timer = setTimeout(() => setImmediate(fail), ANSWER_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
