import type { ComponentType } from "@candlewise/domain/learning/curriculum";
import type { Problems } from "../problems.ts";
import type { Source, Sources } from "../sources.ts";
import type { CourseStructure } from "../structure/course-structure.ts";
import { suggestion } from "../suggest.ts";
import type { Path } from "../yaml-file.ts";

/** Reports ids that name nothing, and lessons, quizzes and tasks that no course shows. `allowMissing` makes gaps a warning. */
export function checkReferences(sources: Sources, problems: Problems, allowMissing: boolean): void {
  const listedBy = new Map<string, string>();
  for (const course of sources.courses.values()) checkComponents(course, sources, problems, allowMissing, listedBy);

  const skills = new Set(sources.skills.flatMap(({ structure }) => Object.keys(structure)));
  const reportIn =
    ({ file }: Source<unknown>) =>
    (path: Path, message: string) =>
      problems.error(file.path, file.lineOf(path), `${path.join(".")}: ${message}`);

  for (const path of sources.paths.values()) {
    path.structure.courses.forEach((id, index) => {
      if (!sources.courses.has(id))
        reportIn(path)(["courses", index], `there is no course ${id}${suggestion(id, sources.courses.keys())}`);
    });
  }
  checkListed(sources, problems, listedBy);
  for (const lesson of sources.lessons.values()) {
    lesson.structure.skills.forEach((skill, index) => {
      if (!skills.has(skill))
        reportIn(lesson)(
          ["skills", index],
          `there is no skill ${skill}; add it to skills/${suggestion(skill, skills)}`,
        );
    });
    for (const [name, item] of Object.entries(lesson.structure.items)) {
      if (lesson.structure.skills.includes(item.skill) || !skills.has(item.skill)) continue;
      reportIn(lesson)(["items", name, "skill"], `${item.skill} is not among the skills of this lesson; add it there`);
    }
  }
  for (const quiz of sources.quizzes.values()) {
    quiz.structure.draw_from?.forEach((other, index) => {
      const drawn = sources.quizzes.get(other);
      if (drawn?.structure.kind === "chapter" || (allowMissing && !drawn)) return;
      reportIn(quiz)(
        ["draw_from", index],
        `there is no chapter quiz ${other}${suggestion(other, sources.quizzes.keys())}`,
      );
    });
  }
  for (const group of sources.skills) {
    for (const [id, { prerequisites }] of Object.entries(group.structure)) {
      prerequisites.forEach((prerequisite, index) => {
        if (skills.has(prerequisite)) return;
        reportIn(group)(
          [id, "prerequisites", index],
          `there is no skill ${prerequisite}${suggestion(prerequisite, skills)}`,
        );
      });
    }
  }
}

/** Where the components of each type are written. */
const KINDS = {
  lesson: { group: "lessons", word: "lesson" },
  quiz: { group: "quizzes", word: "quiz" },
  brokerage_task: { group: "tasks", word: "task" },
} as const satisfies Record<ComponentType, { group: "lessons" | "quizzes" | "tasks"; word: string }>;

function checkListed(sources: Sources, problems: Problems, listedBy: ReadonlyMap<string, string>): void {
  for (const { group, word } of Object.values(KINDS)) {
    for (const [id, { file, structure }] of sources[group]) {
      if (listedBy.has(id) || structure.retired) continue;
      const remedy = "add it to a course.yaml or mark it retired: true";
      problems.error(file.path, file.lineOf(["id"]), `id: no course lists this ${word}; ${remedy}`);
    }
  }
}

function checkComponents(
  { file, structure }: Source<CourseStructure>,
  sources: Sources,
  problems: Problems,
  allowMissing: boolean,
  listedBy: Map<string, string>,
): void {
  structure.chapters.forEach((chapter, chapterIndex) => {
    chapter.components.forEach(({ id, type }, index) => {
      const line = file.lineOf(["chapters", chapterIndex, "components", index]);
      const { group, word } = KINDS[type];
      const found = sources[group].get(id);
      const owner = listedBy.get(id);
      if (owner !== undefined) problems.error(file.path, line, `${id} is listed in ${owner} already`);
      listedBy.set(id, structure.id);
      if (found?.structure.retired) problems.error(file.path, line, `${id} is retired; take it out of the course`);
      // Its own errors say what to fix first.
      if (found || sources.unreadable.has(id)) return;
      const message = `there is no ${word} ${id}; write courses/${structure.id}/${group}/${id}/${word}.yaml${suggestion(id, sources[group].keys())}`;
      if (allowMissing) problems.warn(file.path, line, message);
      else problems.error(file.path, line, message);
    });
  });
}
