import type { DomainEvent } from "@candlewise/contracts/events";
import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { gradeOf, remember, worstGrade } from "@candlewise/domain/learning/reviews/skill-memory";
import type { Recall, RecallGrade } from "@candlewise/domain/learning/reviews/skill-memory";
import type { Transaction } from "#api/platform/database/database.ts";
import { subscribeInBatches, type Subscription } from "#api/platform/events/subscription.ts";
import type { CurriculumView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { listAnsweredItems, listPastEvidence, type AnsweredItem, type Evidence } from "./evidence-store.ts";
import { findLearnersWithSkills, lockSkillRows, saveSkillRows, type SkillKey, type SkillRow } from "./memory-store.ts";

const COMPLETIONS = ["lesson.completed", "quiz.passed", "placement.passed"] as const;
type Completed = DomainEvent<(typeof COMPLETIONS)[number]>;

/** Skills enter reviews when a lesson or quiz that asked about them is completed, or a placement test skipped them. */
export const enterReviews = (deps: Pick<LearningDependencies, "curriculum">): Subscription =>
  subscribeInBatches("learning.enter-reviews", COMPLETIONS, async (events, transaction) => {
    const evidence = events.map(evidenceOf);
    const known = await findLearnersWithSkills(transaction, [...new Set(evidence.map(({ userId }) => userId))]);
    const fresh = new Set(evidence.map(({ userId }) => userId).filter((userId) => !known.has(userId)));
    // What was learned before there were reviews counts too. Evidence that is counted twice changes nothing.
    const past = await listPastEvidence(transaction, [...fresh]);
    await enter(deps, transaction, [...past, ...evidence]);
  });

/** Enters the skills of a learner who has none yet, from everything completed so far. */
export async function enterPast(
  deps: Pick<LearningDependencies, "curriculum" | "database">,
  userId: string,
): Promise<void> {
  const past = await listPastEvidence(deps.database.kysely, [userId]);
  if (past.length > 0) await deps.database.transaction((transaction) => enter(deps, transaction, past));
}

function evidenceOf({ user_id: userId, payload }: Completed): Evidence {
  const on = payload.local_date;
  if ("lesson_id" in payload) return { userId, on, kind: "lesson", componentIds: [payload.lesson_id], attemptId: null };
  if ("quiz_id" in payload)
    return { userId, on, kind: "quiz", componentIds: [payload.quiz_id], attemptId: payload.attempt_id };
  return { userId, on, kind: "placement", componentIds: payload.skipped, attemptId: payload.attempt_id };
}

type SkillRecall = Recall & { readonly skillId: string };

const keyOf = ({ userId, skillId }: SkillKey): string => `${userId} ${skillId}`;

async function enter(
  { curriculum }: Pick<LearningDependencies, "curriculum">,
  transaction: Transaction,
  evidence: readonly Evidence[],
): Promise<void> {
  const view = curriculum.view("en", NOTHING_HIDDEN);
  const answered = Map.groupBy(await listAnsweredItems(transaction, evidence), ({ place }) => place);
  const recalls = evidence.flatMap((each, place) =>
    recallsOf(view, each, answered.get(place) ?? []).map((recall) => ({ ...recall, userId: each.userId })),
  );
  const keys = new Map(recalls.map(({ userId, skillId }) => [keyOf({ userId, skillId }), { userId, skillId }]));
  const rows = await lockSkillRows(transaction, [...keys.values()]);
  const before = new Map(rows.map((row) => [keyOf({ userId: row.user_id, skillId: row.skill_id }), row]));
  const after = new Map<string, SkillRow>();
  for (const { userId, skillId, ...recall } of recalls.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))) {
    const key = keyOf({ userId, skillId });
    const row = after.get(key) ?? before.get(key);
    const memory = remember(row ?? null, recall);
    if (memory !== row)
      after.set(key, { ...memory, user_id: userId, skill_id: skillId, reviewed_on: row?.reviewed_on ?? null });
  }
  await saveSkillRows(transaction, [...after.values()]);
}

/** What a completed component says about each of its skills. */
function recallsOf(
  view: CurriculumView,
  { on, kind, componentIds }: Evidence,
  answered: readonly AnsweredItem[],
): SkillRecall[] {
  const grades = new Map<string, RecallGrade[]>();
  for (const { item_id, is_first_right: isFirstRight, is_ever_right: isEverRight } of answered) {
    const skill = view.item(item_id)?.skill;
    if (skill !== undefined) grades.set(skill, [...(grades.get(skill) ?? []), gradeOf({ isFirstRight, isEverRight })]);
  }
  if (kind !== "placement")
    return [...grades].map(([skillId, all]) => ({ skillId, on, grade: worstGrade(all), source: "learning" }));
  // Twelve questions prove little: what was right, or not asked, comes back as soon as what needed help.
  const skipped = new Set([...grades.keys(), ...componentIds.flatMap((id) => view.skillsOf(id))]);
  return [...skipped].map((skillId) => ({
    skillId,
    on,
    grade: worstGrade(["hard", ...(grades.get(skillId) ?? [])]),
    source: "placement",
    isAnswered: grades.has(skillId),
  }));
}
