import type { ContentFiles } from "../content-files.ts";
import type { Problems } from "../problems.ts";
import type { Sources } from "../sources.ts";

export const IDS_LOCK = "ids.lock";

/** Every id that learners' records may name, with its kind: `item shares.q1`. */
function listIds(sources: Sources): string[] {
  const ids: string[] = [];
  for (const id of sources.paths.keys()) ids.push(`path ${id}`);
  for (const [id, { structure }] of sources.courses) {
    ids.push(`course ${id}`, ...structure.chapters.map((chapter) => `chapter ${chapter.id}`));
  }
  for (const [id, { structure }] of sources.lessons) {
    ids.push(`lesson ${id}`, ...Object.keys(structure.items).map((item) => `item ${id}.${item}`));
  }
  for (const [id, { structure }] of sources.quizzes) {
    ids.push(`quiz ${id}`, ...Object.keys(structure.items ?? {}).map((item) => `item ${id}.${item}`));
  }
  for (const id of sources.tasks.keys()) ids.push(`task ${id}`);
  for (const [id, { structure }] of sources.challenges) {
    ids.push(`challenge ${id}`);
    for (const [dayId, day] of Object.entries(structure.days)) {
      const items = "items" in day ? Object.keys(day.items) : [];
      ids.push(`day ${dayId}`, ...items.map((item) => `item ${dayId}.${item}`));
    }
  }
  for (const { structure } of sources.skills) {
    for (const [id, { misconceptions }] of Object.entries(structure)) {
      ids.push(`skill ${id}`, ...misconceptions.map((name) => `misconception ${id}.${name}`));
    }
  }
  return ids.toSorted();
}

export function writeIdsLock(sources: Sources): string {
  return `${listIds(sources).join("\n")}\n`;
}

/** Whether the file that should name it is there and cannot be read, so that nothing is known of it. */
function isUnreadable(id: string, { unreadable }: Sources): boolean {
  const [kind = "", name = ""] = id.split(" ");
  if (kind === "chapter" || kind === "day") return unreadable.size > 0;
  if (kind === "skill" || kind === "misconception") return [...unreadable].some((each) => each.startsWith("skills/"));
  return unreadable.has(name.split(".")[0] ?? "");
}

/** Reports released ids that are gone: progress and past answers still name them. */
export function checkIdsLock(files: ContentFiles, sources: Sources, problems: Problems): void {
  const present = new Set(listIds(sources));
  const released = (files.get(IDS_LOCK) ?? "").split("\n");
  released.forEach((id, index) => {
    if (id === "" || present.has(id) || isUnreadable(id, sources)) return;
    const remedy = /^(lesson|quiz|task|challenge|item) /.test(id)
      ? "put it back and mark it retired: true"
      : "put it back";
    problems.error(IDS_LOCK, index + 1, `${id} was released and is gone; ${remedy}`);
  });
}
