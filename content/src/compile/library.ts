import type { CompiledCurriculum, CompiledTerm } from "@candlewise/domain/learning/curriculum";
import type { Fixture } from "../fixtures/fixture-files.ts";
import type { Problems } from "../problems.ts";

/** What lessons and quizzes of one language are compiled with. */
export interface Library {
  language: string;
  problems: Problems;
  fixtures: ReadonlyMap<string, Fixture>;
  skills: CompiledCurriculum["skills"];
  glossary: Readonly<Record<string, CompiledTerm>>;
}
