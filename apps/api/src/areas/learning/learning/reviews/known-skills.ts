import { creditedDate } from "@candlewise/domain/learning/local-day";
import { planReviews, type ReviewPlan } from "@candlewise/domain/learning/reviews/review-plan";
import type { SkillPool } from "@candlewise/domain/learning/reviews/review-draw";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ComponentPlace } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner, type Learner } from "../path/learner.ts";
import { enterPast } from "./enter-skills.ts";
import { listSkillRows, type SkillRow } from "./memory-store.ts";

/** A skill that a learner has met, with the questions that can be asked about it. */
export interface KnownSkill {
  readonly row: SkillRow;
  readonly pool: SkillPool;
  readonly place: ComponentPlace;
}

export interface Reviews {
  readonly learner: Learner;
  /** The local day; never before that of the last review, so that a flight to the west lengthens the day. */
  readonly today: string;
  readonly doneToday: number;
  readonly skills: readonly KnownSkill[];
  readonly plan: ReviewPlan;
}

/** The caller's skills that the country and the caller's choice show, and what is due. */
export async function loadReviews(deps: LearningDependencies, context: SignedInContext): Promise<Reviews> {
  const { userId } = context;
  const [learner, { time_zone }, rows] = await Promise.all([
    loadLearner(deps, context),
    deps.learnerSettings(userId),
    loadRows(deps, userId),
  ]);
  const last = rows.reduce<string | null>(
    (latest, { last_on }) => (latest === null || last_on > latest ? last_on : latest),
    null,
  );
  const today = creditedDate(context.now(), time_zone, last);
  const skills = rows.flatMap((row) => {
    const found = poolOf(learner, row.skill_id);
    return found ? [{ row, ...found }] : [];
  });
  const doneToday = rows.filter(({ reviewed_on }) => reviewed_on === today).length;
  const plan = planReviews(
    skills.map(({ row }) => ({ id: row.skill_id, memory: row })),
    today,
    doneToday,
  );
  return { learner, today, doneToday, skills, plan };
}

/** Learners from before there were reviews have skills from their first look on. */
async function loadRows(deps: LearningDependencies, userId: string): Promise<SkillRow[]> {
  const { kysely } = deps.database;
  const rows = await listSkillRows(kysely, userId);
  if (rows.length > 0) return rows;
  await enterPast(deps, userId);
  return listSkillRows(kysely, userId);
}

/**
 * What may be asked about a skill: items of completed lessons, of the quizzes of chapters in which something was completed, and of passed course tests, whose own
 * items stay unseen until then. Undefined if there is nothing.
 */
export function poolOf(
  { view, completed }: Pick<Learner, "view" | "completed">,
  skill: string,
): Pick<KnownSkill, "pool" | "place"> | undefined {
  const open = view.itemsOfSkill(skill).filter(({ componentId }) => {
    if (completed.has(componentId)) return true;
    const place = view.places.get(componentId);
    return view.quiz(componentId)?.kind === "chapter" && place?.chapter.components.some(({ id }) => completed.has(id));
  });
  const place = open.map(({ componentId }) => view.places.get(componentId)).find((each) => each !== undefined);
  if (!place) return undefined;
  return { place, pool: { skill, courseId: place.course.id, items: open.map(({ item }) => item) } };
}
