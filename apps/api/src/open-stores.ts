import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#api/config.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Platform } from "#api/platform/feature.ts";
import { createLocalLimits, createSharedLimits } from "#api/platform/limits.ts";
import { createMailFolder } from "#api/platform/mail/folder-transport.ts";
import { createMail } from "#api/platform/mail/mail.ts";
import { createSmtpTransport } from "#api/platform/mail/smtp-transport.ts";
import { createObjectFolder } from "#api/platform/objects/objects.ts";
import { connectRedis } from "#api/platform/redis.ts";

/** Limits are counted in Redis where there is one, for all nodes together. */
export async function openCounters({ redisUrl }: Config, clock: Clock, log: Logger) {
  const own = createLocalLimits(clock);
  if (redisUrl === undefined) return { redis: null, limits: own };
  const redis = await connectRedis(redisUrl, log);
  return { redis, limits: createSharedLimits(redis, own) };
}

type MailNeeds = Pick<Platform, "database" | "clock" | "ids" | "jobs">;

/** What is kept beside the database, and the way letters leave. */
export function openStores({ dataDir, mail: { smtpUrl, from, operator }, publicUrl }: Config, needs: MailNeeds) {
  const objects = createObjectFolder(join(dataDir, "objects"));
  const mailFolder = createMailFolder(join(dataDir, "mail"));
  const transport = smtpUrl === undefined ? mailFolder : createSmtpTransport({ url: smtpUrl, from, replyTo: operator });
  return { objects, mailFolder, mail: createMail({ ...needs, objects, transport, publicUrl }) };
}
