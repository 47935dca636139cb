import type { Problems } from "../problems.ts";
import type { Source, Sources } from "../sources.ts";
import type { CourseStructure } from "../structure/course-structure.ts";
import type { Path } from "../yaml-file.ts";

/** Reports ids that name nothing, and lessons and quizzes that no course shows. `allowMissing` makes gaps a warning. */
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
      if (!sources.courses.has(id)) reportIn(path)(["courses", index], `there is no course ${id}`);
    });
  }
  for (const [id, lesson] of sources.lessons) {
    if (!listedBy.has(id) && !lesson.structure.retired) {
      reportIn(lesson)(["id"], "no course lists this lesson; add it to a course.yaml or mark it retired: true");
    }
    lesson.structure.skills.forEach((skill, index) => {
      if (!skills.has(skill)) reportIn(lesson)(["skills", index], `there is no skill ${skill}; add it to skills/`);
    });
    for (const [name, item] of Object.entries(lesson.structure.items)) {
      if (lesson.structure.skills.includes(item.skill) || !skills.has(item.skill)) continue;
      reportIn(lesson)(["items", name, "skill"], `${item.skill} is not among the skills of this lesson; add it there`);
    }
  }
  for (const [id, quiz] of sources.quizzes) {
    if (!listedBy.has(id) && !quiz.structure.retired) {
      reportIn(quiz)(["id"], "no course lists this quiz; add it to a course.yaml or mark it retired: true");
    }
    quiz.structure.draw_from?.forEach((other, index) => {
      const drawn = sources.quizzes.get(other);
      if (drawn?.structure.items || (allowMissing && !drawn)) return;
      reportIn(quiz)(["draw_from", index], `there is no quiz ${other} with items`);
    });
  }
  for (const group of sources.skills) {
    for (const [id, { prerequisites }] of Object.entries(group.structure)) {
      prerequisites.forEach((prerequisite, index) => {
        if (skills.has(prerequisite)) return;
        reportIn(group)([id, "prerequisites", index], `there is no skill ${prerequisite}`);
      });
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
      const found = type === "lesson" ? sources.lessons.get(id) : sources.quizzes.get(id);
      const owner = listedBy.get(id);
      if (owner !== undefined) problems.error(file.path, line, `${id} is listed in ${owner} already`);
      listedBy.set(id, structure.id);
      if (found?.structure.retired) problems.error(file.path, line, `${id} is retired; take it out of the course`);
      if (found) return;
      const folder = type === "lesson" ? "lessons" : "quizzes";
      const message = `there is no readable ${type} ${id}; write courses/${structure.id}/${folder}/${id}/${type}.yaml`;
      if (allowMissing) problems.warn(file.path, line, message);
      else problems.error(file.path, line, message);
    });
  });
}
