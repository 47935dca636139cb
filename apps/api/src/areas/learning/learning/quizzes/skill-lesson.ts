import type { QuizResults } from "@candlewise/contracts/learning/schemas";
import { isOpenStatus, statusOf } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import type { ComponentPlace } from "../curriculum.ts";
import { presentPlace } from "../lessons/completion.ts";

type SkillLesson = NonNullable<QuizResults["skills"][number]["lesson"]>;

/** The first lesson of a quiz's course that teaches a skill, if the learner may open it. */
export function skillLesson(learner: Learner, { course }: ComponentPlace, skill: string): SkillLesson | undefined {
  for (const chapter of course.chapters) {
    for (const component of chapter.components) {
      if (!learner.view.lesson(component.id)?.skills.includes(skill)) continue;
      const place = { course, chapter, component };
      if (isOpenStatus(statusOf(learner, place))) return { ...presentPlace(place), title: component.title };
    }
  }
  return undefined;
}
