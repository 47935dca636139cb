import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compileContent } from "./compile.ts";
import { makeFixture, readRecipe, writeFixture } from "./fixtures/fixture-files.ts";
import { Problems, formatProblem } from "./problems.ts";

const root = resolve(import.meta.dirname, "..");

function check(id: string | undefined): number {
  const { problems } = compileContent(root);
  const shown = id === undefined ? problems : problems.filter(({ file }) => file.split("/").includes(id));
  for (const problem of shown) console.log(formatProblem(problem));
  const errors = shown.filter(({ level }) => level === "error").length;
  console.log(`${errors} errors, ${shown.length - errors} warnings`);
  return errors > 0 ? 1 : 0;
}

function fixtures(): number {
  const problems = new Problems();
  const folder = join(root, "fixtures");
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".yaml"))) {
    const series = join(folder, name.replace(/\.yaml$/, ".json"));
    const recipe = readRecipe(`fixtures/${name}`, readFileSync(join(folder, name), "utf8"), problems);
    if (!recipe || existsSync(series)) continue;
    writeFileSync(series, writeFixture(makeFixture(recipe)));
    console.log(`wrote ${name.replace(/\.yaml$/, ".json")}`);
  }
  for (const problem of problems.all) console.log(formatProblem(problem));
  return problems.errors.length > 0 ? 1 : 0;
}

const [command = "check", argument] = process.argv.slice(2);
process.exitCode = command === "fixtures" ? fixtures() : check(argument);
