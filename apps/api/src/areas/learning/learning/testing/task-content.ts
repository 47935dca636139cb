import type { CompiledCourse, CompiledTask, ContentBundle } from "@candlewise/domain/learning/curriculum";
import { sampleContent } from "#api/testing/sample-content.ts";

const task: CompiledTask = {
  id: "t1",
  version: 1,
  title: "Task t1",
  summary: "About t1",
  minutes: 5,
  is_crypto: false,
  why: ["It is good to have done it."],
  place: "market",
  kind: "share",
  steps: [
    { id: "buy", text: ["Buy."], requirement: { type: "buy", kinds: ["share"], min_usd: 500, is_broad: false } },
    {
      id: "wait",
      text: ["Wait."],
      requirement: { type: "rest", kinds: ["share"], side: "buy", min_seconds: 60, is_ended: false },
    },
  ],
  is_fallback: false,
};

const component = {
  id: "t1",
  type: "brokerage_task",
  title: "Task t1",
  summary: "About t1",
  minutes: 5,
  is_crypto: false,
} as const;

/** The course with the task after its first lesson. */
const withTask = (course: CompiledCourse): CompiledCourse => ({
  ...course,
  chapters: course.chapters.map((chapter) => ({
    ...chapter,
    components: chapter.components.flatMap((each) => (each.id === "l1" ? [each, component] : [each])),
  })),
});

const { en } = sampleContent.languages;
if (!en) throw new Error("the sample content has no English");
const courses = Object.fromEntries(Object.entries(en.courses).map(([id, course]) => [id, withTask(course)]));

/** The sample content with a practical task. */
export const taskContent: ContentBundle = { hash: "task", languages: { en: { ...en, courses, tasks: { t1: task } } } };
