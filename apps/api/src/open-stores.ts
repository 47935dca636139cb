import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#api/config.ts";
import type { Platform } from "#api/platform/feature.ts";
import { createLocalLimits, createSharedLimits } from "#api/platform/limits/limits.ts";
import { createMailFolder } from "#api/platform/mail/folder-transport.ts";
import { createMail } from "#api/platform/mail/mail.ts";
import { createSmtpTransport } from "#api/platform/mail/smtp-transport.ts";
import { createObjectBucket } from "#api/platform/objects/object-bucket.ts";
import { createObjectFolder } from "#api/platform/objects/objects.ts";
import { connectRedis } from "#api/platform/limits/redis.ts";

interface CounterNeeds extends Pick<Platform, "clock" | "secrets"> {
  readonly log: Logger;
}

/** Rate limits are counted in Redis, if configured, for all nodes together. */
export async function openCounters({ redisUrl }: Config, { clock, log, secrets }: CounterNeeds) {
  const own = createLocalLimits(clock);
  if (redisUrl === undefined) return { redis: null, limits: own };
  const redis = await connectRedis(redisUrl, log);
  return { redis, limits: createSharedLimits(redis, own, secrets.derive("limits")) };
}

type MailNeeds = Pick<Platform, "database" | "clock" | "ids" | "jobs">;

/** Storage outside the database, and email delivery. */
export function openStores(
  { dataDir, bucket, mail: { smtpUrl, from, operator }, publicUrl }: Config,
  needs: MailNeeds,
) {
  const objects = bucket === null ? createObjectFolder(join(dataDir, "objects")) : createObjectBucket(bucket);
  const mailFolder = createMailFolder(join(dataDir, "mail"));
  const transport = smtpUrl === undefined ? mailFolder : createSmtpTransport({ url: smtpUrl, from, replyTo: operator });
  return { objects, mailFolder, mail: createMail({ ...needs, objects, transport, publicUrl }) };
}
