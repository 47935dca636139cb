import type { Problems } from "../problems.ts";
import type { Sources } from "../sources.ts";

/** Reports skills that need one another in a circle, so that nobody could start. */
export function checkPrerequisites(sources: Sources, problems: Problems): void {
  const skills = new Map(
    sources.skills.flatMap(({ file, structure }) =>
      Object.entries(structure).map(([id, { prerequisites }]) => [id, { file, prerequisites }] as const),
    ),
  );
  const cleared = new Set<string>();
  const visit = (id: string, trail: readonly string[]): void => {
    const skill = skills.get(id);
    if (!skill || cleared.has(id)) return;
    if (trail.includes(id)) {
      const circle = [...trail.slice(trail.indexOf(id)), id].join(" → ");
      problems.error(skill.file.path, skill.file.lineOf([id]), `prerequisites go in a circle: ${circle}; remove one`);
      return;
    }
    for (const prerequisite of skill.prerequisites) visit(prerequisite, [...trail, id]);
    cleared.add(id);
  };
  for (const id of skills.keys()) visit(id, []);
}
