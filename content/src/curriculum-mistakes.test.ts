import { describe, expect, test } from "vitest";
import { compileFiles } from "./compile.ts";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import {
  COURSE,
  LESSON,
  QUIZ_WORDS,
  SKILLS,
  TASK,
  TEST,
  changedContent,
  problemsOf,
} from "./testing/sample-content.ts";

const q1 = ["items", "q1"] as const;

const MISTAKES: readonly Mistake[] = [
  [
    "a task that begins a chapter",
    [[COURSE, ["chapters", 0, "components"], [{ id: "put-by", type: "brokerage_task" }]]],
    "a chapter begins with a lesson; put the task after what it practices",
  ],
  [
    "a task nobody lists",
    [[COURSE, ["chapters", 0, "components", 1], undefined]],
    `${TASK}:1  id: no course lists this task`,
  ],
  ["an unknown skill", [[LESSON, [...q1, "skill"], "magic"]], "items.q1.skill: there is no skill magic"],
  [
    "a misconception of another skill",
    [
      [SKILLS, ["saving", "misconceptions"], ["interest-is-simple"]],
      ["skills/basics.en.yaml", ["saving", "misconceptions", "later-is-fine"], undefined],
    ],
    "later-is-fine is not a misconception of the skill saving",
  ],
  [
    "a component without a folder",
    [[COURSE, ["chapters", 0, "components", 0, "id"], "spending"]],
    "there is no lesson spending; write courses/basics/lessons/spending/lesson.yaml",
  ],
  [
    "a lesson that no course lists",
    [[COURSE, ["chapters", 0, "components", 0], undefined]],
    "no course lists this lesson",
  ],
  [
    "a path to no course",
    [["paths/slow/path.yaml", ["courses"], ["advanced"]]],
    "courses.0: there is no course advanced",
  ],
  [
    "a test that draws from no quiz",
    [[TEST, ["draw_from"], ["other-quiz"]]],
    "draw_from.0: there is no chapter quiz other-quiz",
  ],
  [
    "skills that need each other",
    [[SKILLS, ["saving", "prerequisites"], ["earning"]]],
    "prerequisites go in a circle: saving → earning → saving",
  ],
  [
    "a prerequisite that is no skill",
    [[SKILLS, ["earning", "prerequisites"], ["luck"]]],
    "earning.prerequisites.0: there is no skill luck",
  ],
  [
    "an id that is taken",
    [
      [COURSE, ["chapters", 0, "id"], "saving"],
      ["courses/basics/en.yaml", ["chapters"], { saving: { title: "x", summary: "x" } }],
    ],
    "id: saving is taken by",
  ],
  ["an id unlike its folder", [[LESSON, ["id"], "hoarding"]], "id: must be saving, the name of its folder"],
];

describe("the author of a course reads of", () => {
  testMistakes(MISTAKES);
});

describe("while authors are still writing", () => {
  test("missing and faulty lessons and quizzes are left out on request", () => {
    const files = changedContent(
      [QUIZ_WORDS, ["title"], undefined],
      [COURSE, ["chapters", 0, "components", 4], { id: "spending", type: "lesson" }],
    );
    const { bundle } = compileFiles(files, { allowMissing: true });
    const components = bundle.languages["en"]?.courses["basics"]?.chapters[0]?.components.map(({ id }) => id);
    expect(components).toEqual(["saving", "put-by"]);
    expect(Object.keys(bundle.languages["en"]?.quizzes ?? {})).toEqual([]);
    expect(problemsOf(files, { allowMissing: true }).join()).toContain("warning courses/basics/course.yaml");
  });
});
