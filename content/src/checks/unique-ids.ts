import type { Problems } from "../problems.ts";
import type { Sources } from "../sources.ts";

/** Reports an id that two paths, courses, chapters, lessons, quizzes, tasks, challenges or days of one share: addresses and progress use it alone. */
export function checkUniqueIds(sources: Sources, problems: Problems): void {
  const taken = new Map<string, string>();
  const claim = (id: string, kind: string, file: string, line: number): void => {
    const owner = taken.get(id);
    if (owner === undefined) taken.set(id, `the ${kind} in ${file}`);
    else problems.error(file, line, `id: ${id} is taken by ${owner}`);
  };
  for (const [id, { file }] of sources.paths) claim(id, "path", file.path, file.lineOf(["id"]));
  for (const [id, { file, structure }] of sources.courses) {
    claim(id, "course", file.path, file.lineOf(["id"]));
    structure.chapters.forEach((chapter, index) =>
      claim(chapter.id, "chapter", file.path, file.lineOf(["chapters", index, "id"])),
    );
  }
  for (const [id, { file }] of sources.lessons) claim(id, "lesson", file.path, file.lineOf(["id"]));
  for (const [id, { file }] of sources.quizzes) claim(id, "quiz", file.path, file.lineOf(["id"]));
  for (const [id, { file }] of sources.tasks) claim(id, "task", file.path, file.lineOf(["id"]));
  for (const [id, { file, structure }] of sources.challenges) {
    claim(id, "challenge", file.path, file.lineOf(["id"]));
    for (const day of Object.keys(structure.days)) claim(day, "day", file.path, file.lineOf(["days", day]));
  }
}
