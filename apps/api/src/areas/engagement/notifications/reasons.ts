import { isLastReminder, type WorkflowEvent } from "@candlewise/domain/notifications/workflows";
import type { Caller, NotificationsDependencies } from "./dependencies.ts";
import type { DueEntry } from "./entry-store.ts";
import { findLearner } from "./learner-store.ts";
import type { Message } from "./messages.ts";

type Needs = Pick<NotificationsDependencies, "database" | "streaks" | "rewards" | "challenges">;
/** What there is to say now; null when the reason of an entry is gone. */
type Reason = (needs: Needs, caller: Caller, entry: Pick<DueEntry, "data">) => Promise<Message | null>;

const SHORTEST_STREAK = 2;
/** A place among fewer says nothing. */
const SMALLEST_LEAGUE = 3;
const always =
  (text: Message["text"]): Reason =>
  async () => ({ text, values: {} });
const numberIn = (data: DueEntry["data"], name: string): number => Number(data[name] ?? 0);

const streakInDanger: Reason = async ({ streaks }, caller, { data }) => {
  const { today, length, isDone, hasFreeze } = await streaks.streakOf(caller);
  if (isDone || length < SHORTEST_STREAK || today !== data["date"]) return null;
  return { text: hasFreeze ? "streak_covered" : "streak_in_danger", values: { days: length } };
};

const rewardReady: Reason = async ({ rewards }, caller, { data }) => {
  const open = await rewards.openReward(caller);
  if (open === null || open.today !== data["date"]) return null;
  return { text: open.isLootbox ? "lootbox_ready" : "reward_ready", values: {} };
};

const taskReady: Reason = async ({ challenges }, caller, { data }) => {
  const day = await challenges.openDay(caller, String(data["challenge_id"]));
  return day !== null && day === data["date"] ? { text: "challenge_task_ready", values: {} } : null;
};

const leagueResult: Reason = async (_, __, { data }) => {
  const [rank, size, outcome] = [numberIn(data, "rank"), numberIn(data, "size"), data["outcome"]];
  if (size < SMALLEST_LEAGUE) return null;
  const text = outcome === "promoted" || outcome === "demoted" ? (`league_${outcome}` as const) : "league_stayed";
  return { text, values: { rank, size } };
};

const inactive: Reason = async ({ database }, { userId }, { data }) => {
  const learner = await findLearner(database.kysely, userId);
  if (!learner?.active_on || learner.active_on !== data["since"]) return null;
  const days = numberIn(data, "days");
  return { text: isLastReminder(days) ? "inactive_last" : "inactive", values: { days } };
};

export const REASONS: Readonly<Record<WorkflowEvent, Reason>> = {
  welcome: always("welcome"),
  streak_in_danger: streakInDanger,
  reward_ready: rewardReady,
  challenge_task_ready: taskReady,
  league_result: leagueResult,
  inactive,
  push_test: always("push_test"),
};
