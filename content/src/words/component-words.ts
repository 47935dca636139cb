import * as z from "zod";
import type { LessonStructure, QuizStructure } from "../structure/component-structure.ts";
import type { ChallengeDayStructure, ChallengeStructure } from "../structure/challenge-structure.ts";
import type { TaskStructure } from "../structure/task-structure.ts";
import { TextSchema, keyed, keyedBy } from "./text.ts";

/** Words that are checked where the item or figure they belong to is compiled. */
const Later = z.looseObject({});

const optionalWhenEmpty = (names: readonly string[]) =>
  names.length > 0 ? keyed(names, Later) : keyed(names, Later).default({});

export function lessonWords(lesson: LessonStructure) {
  const isText = (id: string) => lesson.pages.some((page) => page.id === id && page.kind === "text");
  return z.strictObject({
    title: TextSchema,
    summary: TextSchema,
    pages: keyedBy(
      lesson.pages.map((page) => page.id),
      (id) => z.strictObject({ title: TextSchema, body: isText(id) ? TextSchema : z.string().trim() }),
    ),
    figures: optionalWhenEmpty(Object.keys(lesson.figures)),
    items: optionalWhenEmpty(Object.keys(lesson.items)),
  });
}

export function taskWords(task: TaskStructure) {
  return z.strictObject({
    title: TextSchema,
    summary: TextSchema,
    why: TextSchema,
    steps: keyed(stepIds(task), TextSchema),
  });
}

/** A day has its items or its steps. */
export function challengeWords({ days }: ChallengeStructure) {
  return z.strictObject({
    title: TextSchema,
    promise: TextSchema,
    days: keyedBy(Object.keys(days), (id) => dayWords(days[id])),
  });
}

const dayWords = (day: ChallengeDayStructure | undefined) =>
  z.strictObject({
    title: TextSchema,
    summary: TextSchema,
    why: day && "steps" in day ? TextSchema : z.undefined().optional(),
    items: day && "items" in day ? keyed(Object.keys(day.items), Later) : z.undefined().optional(),
    steps: day && "steps" in day ? keyed(stepIds(day), TextSchema) : z.undefined().optional(),
  });

const stepIds = ({ steps }: { steps: readonly { id: string }[] }) => steps.map(({ id }) => id);

export function quizWords(quiz: QuizStructure) {
  return z.strictObject({
    title: TextSchema,
    summary: z.string().trim().default(""),
    items: optionalWhenEmpty(Object.keys(quiz.items ?? {})),
  });
}
