import type { CallResult } from "@candlewise/contracts/endpoint";
import type { NotificationsShapes } from "@candlewise/contracts/notifications/schemas";
import { DEFAULT_QUIET_HOURS, minutesOf, timeOf } from "@candlewise/domain/notifications/local-time";
import { channelsOf, CHOOSABLE_EVENTS, type ChannelChoices } from "@candlewise/domain/notifications/workflows";
import type { z } from "zod";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { changeLearner, findLearner, lockLearner } from "./learner-store.ts";
import { listSubscriptions } from "./subscription-store.ts";

type Settings = CallResult<NotificationsShapes["getNotificationSettings"]>;
type Change = z.output<NotificationsShapes["saveNotificationSettings"]["body"]>;
type Caller = Pick<SignedInContext, "userId">;

export async function showSettings(deps: NotificationsDependencies, { userId }: Caller): Promise<Settings> {
  const { kysely } = deps.database;
  const [learner, { time_zone }, contact, keys] = await Promise.all([
    findLearner(kysely, userId),
    deps.learnerSettings(userId),
    deps.contactOf(userId),
    deps.pushKeys(),
  ]);
  const browsers = await listSubscriptions(kysely, userId, keys.publicKey);
  const { quiet_from, quiet_until, choices } = learner ?? {
    quiet_from: DEFAULT_QUIET_HOURS.from,
    quiet_until: DEFAULT_QUIET_HOURS.until,
    choices: {},
  };
  return {
    kinds: CHOOSABLE_EVENTS.map((kind) => ({ kind, ...channelsOf(kind, choices) })),
    quiet_hours: { from: timeOf(quiet_from), until: timeOf(quiet_until) },
    time_zone,
    is_email_confirmed: contact !== null && contact.email !== null,
    push: { public_key: keys.publicKey, devices: browsers.length },
  };
}

/** The choices with a change; what is not mentioned stays. */
function merged(choices: ChannelChoices, changes: NonNullable<Change["kinds"]>): ChannelChoices {
  const entries = changes.map(({ kind, ...channels }) => {
    const given = Object.fromEntries(Object.entries(channels).filter(([, isOn]) => isOn !== undefined));
    return [kind, { ...choices[kind], ...given }] as const;
  });
  return { ...choices, ...Object.fromEntries(entries) };
}

export async function saveSettings(
  deps: NotificationsDependencies,
  caller: Caller,
  { kinds, quiet_hours }: Change,
): Promise<Settings> {
  await deps.database.transaction(async (transaction) => {
    const { choices } = await lockLearner(transaction, caller.userId);
    await changeLearner(transaction, caller.userId, {
      ...(kinds && { choices: merged(choices, kinds) }),
      ...(quiet_hours && { quiet_from: minutesOf(quiet_hours.from), quiet_until: minutesOf(quiet_hours.until) }),
    });
  });
  return showSettings(deps, caller);
}
