import { creditedDate } from "@candlewise/domain/learning/local-day";
import { remember } from "@candlewise/domain/learning/reviews/skill-memory";
import { XP } from "@candlewise/domain/learning/xp";
import type { Transaction } from "#api/platform/database/database.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import type { AttemptRow } from "../quizzes/attempt-store.ts";
import { finishAttempt } from "../quizzes/finish-store.ts";
import { loadLearnerRow } from "../path/learner-store.ts";
import { lockSkillRows, saveSkillRows } from "./memory-store.ts";
import { addReviewPoints } from "./review-store.ts";

type ReviewPurpose = "review" | "drill";

export const isReview = (purpose: AttemptRow["purpose"]): purpose is ReviewPurpose =>
  purpose === "review" || purpose === "drill";

interface Graded {
  readonly userId: string;
  readonly skillId: string;
  readonly purpose: ReviewPurpose;
  readonly isCorrect: boolean;
  readonly zone: string;
  readonly now: Date;
}

/** An answer of a review changes the memory of its skill, in the transaction that stores the answer. */
export async function gradeAnswer(transaction: Transaction, graded: Graded): Promise<void> {
  const { userId, skillId, purpose, isCorrect, zone, now } = graded;
  const [row] = await lockSkillRows(transaction, [{ userId, skillId }]);
  const on = creditedDate(now, zone, row?.last_on ?? null);
  const memory = remember(row ?? null, { grade: isCorrect ? "good" : "again", on, source: purpose });
  const reviewed_on = purpose === "review" ? on : (row?.reviewed_on ?? null);
  await saveSkillRows(transaction, [{ ...memory, user_id: userId, skill_id: skillId, reviewed_on }]);
}

type Answered = Omit<AttemptRow, "state" | "score_percent" | "answers" | "purpose"> & { purpose: ReviewPurpose };

/** Closes a review whose questions are all answered. The first one of a local day earns points. Idempotent. */
export async function finishReview(
  deps: LearningDependencies,
  { userId, now: clock }: SignedInContext,
  attempt: Answered,
): Promise<void> {
  const { time_zone } = await deps.learnerSettings(userId);
  await deps.database.transaction(async (transaction) => {
    const { asked, correct, attempt_id, purpose: kind } = attempt;
    const now = clock();
    const percent = Math.floor((100 * correct) / asked);
    if (!(await finishAttempt(transaction, userId, { id: attempt_id, percent, now }))) return;
    const { last_date } = await loadLearnerRow(transaction, userId);
    const local_date = creditedDate(now, time_zone, last_date);
    const xp = await addReviewPoints(transaction, userId, { xp: XP.review, date: local_date, now });
    const payload = { attempt_id, kind, asked, correct, xp, local_date, time_zone };
    await deps.outbox.append(transaction, [{ type: "review.completed", user_id: userId, payload, occurred_at: now }]);
  });
}
