import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFixture, readRecipe, writeFixture } from "../fixtures/fixture-files.ts";
import { Problems } from "../problems.ts";
import { printProblems } from "./print-problems.ts";

/** Writes the series of each recipe that has none yet; a frozen one is never written again. Returns the exit code. */
export function fixtures(root: string): number {
  const problems = new Problems();
  const folder = join(root, "fixtures");
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".yaml"))) {
    const series = join(folder, name.replace(/\.yaml$/, ".json"));
    const recipe = readRecipe(`fixtures/${name}`, readFileSync(join(folder, name), "utf8"), problems);
    if (!recipe || existsSync(series)) continue;
    writeFileSync(series, writeFixture(makeFixture(recipe)));
    console.log(`wrote ${series}`);
  }
  return printProblems(problems.all);
}
