import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { FixtureRecipeSchema } from "../fixtures/recipe.ts";
import { ChallengeStructureSchema } from "../structure/challenge-structure.ts";
import { LessonStructureSchema, QuizStructureSchema } from "../structure/component-structure.ts";
import { CourseStructureSchema, PathStructureSchema, SkillsStructureSchema } from "../structure/course-structure.ts";
import { TaskStructureSchema } from "../structure/task-structure.ts";
import { GlossaryWordsSchema } from "../words/course-words.ts";
import { SheetWordsSchema } from "../words/sheet-words.ts";

const SCHEMAS = {
  path: PathStructureSchema,
  course: CourseStructureSchema,
  lesson: LessonStructureSchema,
  quiz: QuizStructureSchema,
  task: TaskStructureSchema,
  challenge: ChallengeStructureSchema,
  skills: SkillsStructureSchema,
  glossary: GlossaryWordsSchema,
  sheet: SheetWordsSchema,
  fixture: FixtureRecipeSchema,
} as const;

/** The JSON schema of each kind of file, for editors that complete and check YAML as one types. */
export const schemaTexts = (): Map<string, string> =>
  new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), null, 2)}\n`,
    ]),
  );

/** Writes the schemas to `dist/schemas`; returns the exit code. */
export function schema(root: string): number {
  const folder = join(root, "dist/schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of schemaTexts()) writeFileSync(join(folder, name), text);
  console.log(`wrote ${folder}; the author's guide says how an editor finds them`);
  return 0;
}
