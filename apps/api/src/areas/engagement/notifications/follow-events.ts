import type { DomainEvent, EventType } from "@candlewise/contracts/events";
import type { WorkflowEvent } from "@candlewise/domain/notifications/workflows";
import { addDays, localDate } from "@candlewise/domain/learning/local-day";
import type { Transaction } from "#api/platform/database/database.ts";
import { roundsByUser } from "#api/platform/events/rounds.ts";
import { subscribeInBatches, type Subscription } from "#api/platform/events/subscription.ts";
import { addEntries } from "./add-entry.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { dropWaiting, type NewEntry } from "./entry-store.ts";
import { noteActivities } from "./learner-store.ts";
import { inactiveEntry, rewardEntry, streakEntry, taskEntry } from "./plan-entry.ts";

const FOLLOWED = [
  "lesson.completed",
  "quiz.passed",
  "brokerage_task.completed",
  "challenge_task.completed",
  "review.completed",
  "user.registered",
  "reward.claimed",
  "league.week_ended",
] as const satisfies readonly EventType[];
type FollowedType = (typeof FOLLOWED)[number];

type Activity = DomainEvent<
  "lesson.completed" | "quiz.passed" | "brokerage_task.completed" | "challenge_task.completed" | "review.completed"
>;

/** What an event changes among the entries of a learner. */
interface Change {
  /** The local day on which the learner was active. */
  readonly date?: string;
  /** If it is the first activity of that day. */
  readonly first?: Plan;
  readonly always?: Plan;
}

interface Plan {
  /** Entries that wait for these events are dropped. */
  readonly drop?: readonly WorkflowEvent[];
  readonly add: readonly (NewEntry | null)[];
}

/** The first activity of a day moves what reminds of the days after it; those that follow on that day change nothing. */
function learned({ payload: { local_date: date, time_zone: zone = "UTC" } }: Activity, now: Date): Change {
  const at = { now, zone };
  const add = [streakEntry(addDays(date, 1), at), inactiveEntry(date, 0, at)];
  return { date, first: { drop: ["streak_in_danger", "inactive"], add } };
}

const CHANGES: { readonly [Type in FollowedType]: (event: DomainEvent<Type>, now: Date) => Change } = {
  "lesson.completed": learned,
  "quiz.passed": learned,
  "brokerage_task.completed": learned,
  "challenge_task.completed": (event, now) => {
    const { challenge_id, local_date, time_zone: zone } = event.payload;
    return {
      ...learned(event, now),
      always: { add: [taskEntry(addDays(local_date, 1), challenge_id, { now, zone })] },
    };
  },
  "review.completed": learned,
  "user.registered": ({ occurred_at, payload: { time_zone: zone } }, now) => {
    const date = localDate(new Date(occurred_at), zone);
    const welcome: NewEntry = { event: "welcome", key: "welcome", data: {}, dueAt: new Date(occurred_at) };
    return { date, first: { add: [inactiveEntry(date, 0, { now, zone })] }, always: { add: [welcome] } };
  },
  "reward.claimed": ({ payload, occurred_at }, now) => {
    const { time_zone: zone = "UTC", local_date = localDate(new Date(occurred_at), zone) } = payload;
    return { always: { drop: ["reward_ready"], add: [rewardEntry(addDays(local_date, 1), { now, zone })] } };
  },
  "league.week_ended": ({ payload, occurred_at }) => ({
    always: { add: [{ event: "league_result", key: payload.week, data: payload, dueAt: new Date(occurred_at) }] },
  }),
};

const changeOf = <Type extends FollowedType>(event: DomainEvent<Type>, now: Date): Change =>
  CHANGES[event.type](event, now);

type Needs = Pick<NotificationsDependencies, "ids" | "clock" | "jobs">;

/** Makes changes of learners, one of each. */
async function makeChanges(
  needs: Needs,
  transaction: Transaction,
  changes: readonly (Change & { readonly userId: string })[],
): Promise<void> {
  const days = changes.flatMap(({ userId, date }) => (date === undefined ? [] : [{ userId, date }]));
  const isFirst = await noteActivities(transaction, days);
  const plans = changes.flatMap(({ userId, first, always }) =>
    [isFirst.has(userId) ? first : undefined, always].flatMap((plan) => (plan ? [{ userId, ...plan }] : [])),
  );
  await dropWaiting(
    transaction,
    plans.flatMap(({ userId, drop = [] }) => drop.map((event) => ({ userId, event }))),
  );
  await addEntries(
    needs,
    transaction,
    plans.flatMap(({ userId, add }) => add.flatMap((entry) => (entry ? [{ ...entry, userId }] : []))),
  );
}

/** Starts workflows when something happens elsewhere. */
export function followEvents(needs: Needs): Subscription {
  return subscribeInBatches("notifications.follow-events", FOLLOWED, async (events, transaction) => {
    const now = needs.clock.now();
    for (const round of roundsByUser(events))
      await makeChanges(
        needs,
        transaction,
        round.map((event) => ({ ...changeOf(event, now), userId: event.user_id })),
      );
  });
}
