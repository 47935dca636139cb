import { carryAnswer } from "@candlewise/domain/learning/carry-answer";
import { AnswerSchema } from "@candlewise/contracts/learning/item-schemas";
import type { Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { CurriculumView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { completeLesson } from "../lessons/complete-lesson.ts";
import { saveBegunCourse } from "../path/learner-store.ts";
import { saveLessonAnswer } from "../questions/answer-store.ts";
import {
  claimGuestLessons,
  deleteGuestLessons,
  moveGuestPositions,
  takeGuestAnswers,
  type GuestLessonRow,
} from "./guest-store.ts";

interface Adoption {
  readonly guestId: string;
  readonly userId: string;
  readonly view: CurriculumView;
  readonly now: Date;
}

/**
 * Gives what a guest learned to the account that calls. The guest's token proves that the caller is the guest. First answers of the
 * account stay first, and a lesson that it has completed counts once. Repeating the call, also after one that broke off, is safe.
 * @throws AppError `not_found` for a token that is forged or expired
 */
export async function adoptGuest(
  deps: LearningDependencies,
  context: SignedInContext,
  guestToken: string,
): Promise<{ lessons: string[] }> {
  const guestId = await deps.guestOf(guestToken);
  if (guestId === null) throw new AppError("not_found");
  const { userId, language, hidden } = context;
  const view = deps.curriculum.view(language, hidden);
  const adoption = { guestId, userId, view, now: context.now() };
  const lessons = await deps.database.transaction((transaction) => takeOver(deps, transaction, adoption));
  const completed = lessons.filter(
    ({ lesson_id, completed_at }) => completed_at !== null && view.places.has(lesson_id),
  );
  for (const { lesson_id } of completed) await completeLesson(deps, context, addressOf(view, lesson_id));
  await deleteGuestLessons(deps.database.kysely, guestId, userId);
  return { lessons: completed.map(({ lesson_id }) => lesson_id) };
}

const addressOf = ({ places }: CurriculumView, lesson_id: string) => {
  const place = places.get(lesson_id);
  return { lesson_id, course_id: place?.course.id ?? "", chapter_id: place?.chapter.id ?? "", is_audio: false };
};

/** Answers and positions become those of the account, and the courses are begun. */
async function takeOver(
  deps: LearningDependencies,
  transaction: Transaction,
  { guestId, userId, view, now }: Adoption,
): Promise<GuestLessonRow[]> {
  const lessons = await claimGuestLessons(transaction, guestId, userId);
  if (lessons.length === 0) return [];
  for (const { lesson_id } of lessons) {
    const place = view.places.get(lesson_id);
    if (place) await saveBegunCourse(transaction, userId, place.course.id, now);
  }
  for (const { lesson_id, version, answer, answered_at, ...kept } of await takeGuestAnswers(transaction, guestId)) {
    const lesson = view.lesson(lesson_id);
    // Answers to an earlier version of a lesson are shown to nobody.
    if (lesson?.version !== version) continue;
    const item = Object.values(lesson.items).find(({ id }) => id === kept.item_id);
    const seeds = [guestId, userId].map((id) => deps.lessonSeed(id, lesson.id, version));
    const carried = item && carryAnswer(item, [seeds[0] ?? "", seeds[1] ?? ""], AnswerSchema.parse(answer));
    if (carried) await saveLessonAnswer(transaction, userId, lesson, { ...kept, answer: carried, now: answered_at });
  }
  await moveGuestPositions(transaction, guestId, userId);
  return lessons;
}
