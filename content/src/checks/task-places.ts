import type { Problems } from "../problems.ts";
import type { Sources } from "../sources.ts";

/** Reports tasks that begin a chapter: where the simulator is hidden the chapter would begin elsewhere. */
export function checkTaskPlaces(sources: Sources, problems: Problems): void {
  for (const { file, structure } of sources.courses.values()) {
    structure.chapters.forEach(({ components }, index) => {
      if (components[0]?.type !== "brokerage_task") return;
      const line = file.lineOf(["chapters", index, "components", 0]);
      problems.error(file.path, line, "a chapter begins with a lesson; put the task after what it practices");
    });
  }
}
