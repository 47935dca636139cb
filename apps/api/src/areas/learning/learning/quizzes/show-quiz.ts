import type { Quiz, QuizStatistics } from "@candlewise/contracts/learning/schemas";
import type { CompiledQuiz } from "@candlewise/domain/learning/curriculum";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { countQuizAnswers, findOpenAttempt, summariseAttempts } from "./attempt-store.ts";
import { presentAttempt, questionsOf } from "./attempt.ts";
import type { CurriculumView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner, openPlaceOf } from "../path/learner.ts";
import { listTallies } from "../questions/tally-store.ts";
import type { TallyRow } from "../questions/tally-store.ts";

async function loadOpenQuiz(deps: LearningDependencies, context: SignedInContext, id: string) {
  const learner = await loadLearner(deps, context);
  const quiz = learner.view.quiz(id);
  if (!quiz) throw new AppError("not_found");
  return { view: learner.view, quiz, place: openPlaceOf(learner, id) };
}

/** A quiz with its open attempt. @throws AppError `not_found`, `component_locked` */
export async function showQuiz(deps: LearningDependencies, context: SignedInContext, id: string): Promise<Quiz> {
  const { kysely } = deps.database;
  const { view, quiz, place } = await loadOpenQuiz(deps, context, id);
  const [summary, open] = await Promise.all([
    summariseAttempts(kysely, context.userId, id),
    findOpenAttempt(kysely, context.userId, id),
  ]);
  const isWhole = open?.purpose === "quiz" && questionsOf(view, open).length === open.asked;
  return {
    id,
    course_id: place.course.id,
    chapter_id: place.chapter.id,
    title: quiz.title,
    kind: quiz.kind,
    ask: quiz.ask,
    pass_percent: quiz.pass_percent,
    status: place.status,
    ...summary,
    attempt: open && isWhole ? presentAttempt(view, open) : null,
  };
}

/**
 * The learner's own accuracy by skill, and the shares of all learners behind the questions this learner has answered.
 * @throws AppError `not_found`, `component_locked`
 */
export async function showQuizStatistics(
  deps: LearningDependencies,
  context: SignedInContext,
  id: string,
): Promise<QuizStatistics> {
  const { kysely } = deps.database;
  const { view, quiz } = await loadOpenQuiz(deps, context, id);
  const [summary, answers] = await Promise.all([
    summariseAttempts(kysely, context.userId, id),
    countQuizAnswers(kysely, context.userId, id),
  ]);
  const tallies = await listTallies(
    kysely,
    answers.map(({ item_id }) => item_id),
  );
  return {
    ...summary,
    skills: skillsOf(view, answers),
    questions: answers.flatMap(({ item_id }) => presentShares(quiz, item_id, tallies)),
  };
}

function skillsOf(
  view: CurriculumView,
  answers: readonly { item_id: string; answered: number; correct: number }[],
): QuizStatistics["skills"] {
  const skills = new Map<string, QuizStatistics["skills"][number]>();
  for (const { item_id, answered, correct } of answers) {
    const id = view.item(item_id)?.skill;
    if (id === undefined) continue;
    const sum = skills.get(id) ?? { id, title: view.skills[id]?.title ?? id, answered: 0, correct: 0 };
    skills.set(id, { ...sum, answered: sum.answered + answered, correct: sum.correct + correct });
  }
  return [...skills.values()];
}

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** Empty until the answers to the question have been tallied. */
function presentShares(quiz: CompiledQuiz, itemId: string, tallies: readonly TallyRow[]): QuizStatistics["questions"] {
  const item = quiz.items.find(({ id }) => id === itemId);
  const rows = tallies.filter(({ item_id }) => item_id === itemId);
  const whole = rows.find(({ picked }) => picked === "");
  if (!item || !whole) return [];
  const choices = item.type === "choice" || item.type === "multi" ? item.choices : [];
  return [
    {
      question_id: itemId,
      prompt: presentItem(item, "statistics").prompt,
      answered: whole.answered,
      correct_percent: percentOf(whole.correct, whole.answered),
      choices: choices.map(({ id, text }) => ({
        text,
        percent: percentOf(rows.find(({ picked }) => picked === id)?.answered ?? 0, whole.answered),
      })),
    },
  ];
}
