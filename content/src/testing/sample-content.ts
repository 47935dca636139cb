import { isCollection, parseDocument } from "yaml";
import { compileFiles, type CompileOptions } from "../compile.ts";
import type { ContentFiles } from "../content-files.ts";
import { makeFixture, readRecipe, writeFixture } from "../fixtures/fixture-files.ts";
import { Problems, formatProblem } from "../problems.ts";
import type { Path } from "../yaml-file.ts";
import { sampleChallenge, sampleChallengeWords } from "./sample-challenge.ts";
import {
  sampleLesson,
  sampleLessonWords,
  sampleOwnItems,
  sampleQuiz,
  sampleQuizWords,
  sampleTask,
  sampleTaskWords,
} from "./sample-components.ts";

export const LESSON = "courses/basics/lessons/saving/lesson.yaml";
export const LESSON_WORDS = "courses/basics/lessons/saving/en.yaml";
export const QUIZ = "courses/basics/quizzes/basics-quiz/quiz.yaml";
export const QUIZ_WORDS = "courses/basics/quizzes/basics-quiz/en.yaml";
export const TEST = "courses/basics/quizzes/basics-test/quiz.yaml";
const TEST_WORDS = "courses/basics/quizzes/basics-test/en.yaml";
export const COURSE = "courses/basics/course.yaml";
export const TASK = "courses/basics/tasks/put-by/task.yaml";
export const TASK_WORDS = "courses/basics/tasks/put-by/en.yaml";
export const CHALLENGE = "challenges/three-days/challenge.yaml";
export const CHALLENGE_WORDS = "challenges/three-days/en.yaml";
export const SKILLS = "skills/basics.yaml";
export const SERIES = "fixtures/hill.json";

const RECIPE = `
recipe: { seed: 3, bars: 40, start: 50, drift: 0.004, volatility: 0.01, decimals: 2, events: [{ at: 20, move: 0.2, shape: wick }] }
`;

/** A small course without a single problem, as authors would write it. */
export function sampleContent(): Map<string, string> {
  const files: [string, string][] = [
    ["paths/slow/path.yaml", "id: slow\narrow: wealth_growth\ncourses: [basics]\n"],
    ["paths/slow/en.yaml", "title: Slow money\nsummary: Save first.\n"],
    [
      COURSE,
      `id: basics
kind: course
chapters:
  - id: first-chapter
    components:
      - { id: saving, type: lesson }
      - { id: put-by, type: brokerage_task }
      - { id: basics-quiz, type: quiz }
      - { id: basics-test, type: quiz }
`,
    ],
    [
      "courses/basics/en.yaml",
      "title: Basics\nsummary: The start.\noutcomes: [Save]\nchapters: { first-chapter: { title: First, summary: One } }\n",
    ],
    [LESSON, sampleLesson],
    [LESSON_WORDS, sampleLessonWords],
    [QUIZ, sampleQuiz()],
    [QUIZ_WORDS, sampleQuizWords()],
    [TEST, "id: basics-test\nversion: 1\nkind: course_test\nask: 20\npass_percent: 80\ndraw_from: [basics-quiz]\n"],
    [TEST_WORDS, "title: Test\n"],
    [TASK, sampleTask],
    [TASK_WORDS, sampleTaskWords],
    [CHALLENGE, sampleChallenge],
    [CHALLENGE_WORDS, sampleChallengeWords],
    [SKILLS, "saving: { misconceptions: [later-is-fine, interest-is-simple] }\nearning: { prerequisites: [saving] }\n"],
    [
      "skills/basics.en.yaml",
      "saving: { title: Saving, misconceptions: { later-is-fine: Later, interest-is-simple: Simple } }\nearning: { title: Earning }\n",
    ],
    ["glossary/basics.en.yaml", "spread: { title: Spread, text: The gap between **two** prices. }\n"],
    ["fixtures/hill.yaml", RECIPE],
  ];
  const recipe = readRecipe("fixtures/hill.yaml", RECIPE, new Problems());
  if (recipe) files.push([SERIES, writeFixture(makeFixture(recipe))]);
  return new Map(files);
}

/** One change to the sample: a value put at a place of a YAML file, or taken away with `undefined`. */
export type Change = [file: string, at: Path, value: unknown];

/** The course test with items of its own, of which an attempt asks 5. */
export function withOwnItems(count: number): Change[] {
  const { items, words } = sampleOwnItems(count);
  return [
    [TEST, ["items"], items],
    [TEST, ["own"], 5],
    [TEST_WORDS, ["items"], words],
  ];
}

export function changedContent(...changes: Change[]): ContentFiles {
  const files = sampleContent();
  for (const [file, at, value] of changes) files.set(file, changeYaml(files.get(file) ?? "", at, value));
  return files;
}

export function changeYaml(text: string, at: Path, value: unknown): string {
  const document = parseDocument(text);
  if (value === undefined) document.deleteIn(at);
  else document.setIn(at, isCollection(value) ? value : document.createNode(value));
  return document.toString({ lineWidth: 0 });
}

/** What the compiler says about the changed sample, one printed line each. */
export function problemsOf(files: ContentFiles, options: CompileOptions = {}): string[] {
  return compileFiles(files, options).problems.map(formatProblem);
}

export function problemsAfter(...changes: Change[]): string[] {
  return problemsOf(changedContent(...changes));
}
