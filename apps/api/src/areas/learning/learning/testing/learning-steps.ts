import { randomUUID } from "node:crypto";
import type { PublicItem } from "@candlewise/domain/learning/items";
import type { TestLearner } from "./learner.ts";
import { rightAnswer, wrongAnswer } from "#api/testing/sample-answers.ts";

/** Places of the sample curriculum's lessons. */
const CHAPTERS: Record<string, string> = {
  l1: "basics-1",
  l2: "basics-1",
  l3: "basics-2",
  l4: "next-1",
  l5: "next-1",
  l7: "scams-1",
};
export const addressOf = (lesson: string) => {
  const chapter_id = CHAPTERS[lesson] ?? "";
  return { course_id: chapter_id.split("-")[0] ?? "", chapter_id };
};

export const follow = (learner: TestLearner) =>
  learner.call("activatePath", { params: { id: "investing-path" }, body: {} });

export function readLesson(
  learner: TestLearner,
  lesson: string,
  query: { styled_text?: string; ignore_choice_pages?: string } = {},
) {
  return learner.call("getLesson", { params: { ...addressOf(lesson), id: lesson }, query });
}

export const completionOf = (lesson: string, claims: { is_audio?: boolean; is_excellent?: boolean } = {}) => ({
  body: { ...addressOf(lesson), lesson_id: lesson, is_audio: false, is_excellent: false, ...claims },
});

export const completeLesson = (learner: TestLearner, lesson: string) =>
  learner.call("completeLesson", completionOf(lesson));

/** Answers the items of a lesson; those in `wrong` wrongly. */
export async function answerLesson(learner: TestLearner, lesson: string, wrong: readonly string[] = []): Promise<void> {
  const { items } = await readLesson(learner, lesson);
  for (const [key, item] of Object.entries(items)) {
    await learner.call("answerQuestion", {
      body: {
        answer_id: randomUUID(),
        lesson_id: lesson,
        question_id: item.id,
        answer: wrong.includes(key) ? wrongAnswer(item) : rightAnswer(item),
      },
    });
  }
}

export const answerBody = (
  attempt_id: string,
  question: PublicItem,
  isRight: boolean,
  answer_id = randomUUID() as string,
) => ({
  body: {
    answer_id,
    attempt_id,
    question_id: question.id,
    answer: isRight ? rightAnswer(question) : wrongAnswer(question),
  },
});

/** Opens the attempt of a component. */
export async function openAttempt(learner: TestLearner, id: string) {
  const { attempt } = await learner.call("accessComponent", { params: { id }, body: {} });
  if (!attempt) throw new Error(`${id} opened no attempt`);
  return attempt;
}

/** Takes a quiz or placement test, the first `wrong` questions wrongly, and returns the results. */
export async function takeTest(learner: TestLearner, id: string, wrong = 0) {
  const attempt = await openAttempt(learner, id);
  for (const [index, question] of attempt.questions.entries()) {
    await learner.call("answerQuestion", answerBody(attempt.id, question, index >= wrong));
  }
  return learner.call("getQuizResults", { params: { id: attempt.id } });
}
