import * as z from "zod";
import { FigureStructureSchema } from "./figure-structure.ts";
import { IdSchema, NameSchema, rejectRepeats } from "./ids.ts";
import { ItemStructureSchema, NumbersSchema } from "./item-structure.ts";

const SourceStructureSchema = z.strictObject({
  id: IdSchema,
  publisher: z.string().min(1),
  url: z.url({ protocol: /^https$/, error: "must be an https address" }),
  title: z.string().min(1),
  /** Year or date the source speaks of. */
  as_of: z.union([z.string().min(4), z.int()], "write the year or date the source speaks of").transform(String),
});

const PageStructureSchema = z.strictObject({
  id: NameSchema,
  kind: z.enum(["text", "item", "choice"]),
  figure: NameSchema.optional(),
  item: NameSchema.optional(),
  /** Why this page may contain words that promise profit, such as the quoted pitch of a scam. */
  allow_promises: z.string().min(1).optional(),
});

export const LessonStructureSchema = z
  .strictObject({
    id: IdSchema,
    version: z.int().min(1),
    minutes: z.int().min(1).max(15),
    crypto: z.boolean().default(false),
    retired: z.boolean().default(false),
    skills: z.array(IdSchema).min(1),
    numbers: NumbersSchema.default({}),
    figures: z.record(NameSchema, FigureStructureSchema).default({}),
    sources: z.array(SourceStructureSchema).default([]),
    pages: z.array(PageStructureSchema).min(1),
    items: z.record(NameSchema, ItemStructureSchema),
  })
  .superRefine((lesson, context) => {
    const add = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    rejectRepeats(lesson.pages, context, ["pages"]);
    rejectRepeats(lesson.sources, context, ["sources"]);
    lesson.pages.forEach((page, index) => {
      if (page.figure !== undefined && !Object.hasOwn(lesson.figures, page.figure)) {
        add(["pages", index, "figure"], `there is no figure ${page.figure} in this file`);
      }
      if (page.kind === "text") {
        if (page.item !== undefined) add(["pages", index, "item"], "a text page has no item; use kind: item");
        return;
      }
      const item = page.item === undefined ? undefined : lesson.items[page.item];
      if (!item) return add(["pages", index], `a page of kind ${page.kind} needs the name of one of the items`);
      const isReflection = item.type === "choice" && !item.graded;
      if (isReflection !== (page.kind === "choice")) {
        add(["pages", index, "kind"], "kind: choice is for an item with graded: false, kind: item for every other");
      }
    });
    for (const name of Object.keys(lesson.items)) {
      const pages = lesson.pages.filter((page) => page.item === name);
      if (pages.length === 0 && !lesson.items[name]?.retired) add(["items", name], "no page shows this item");
      if (pages.length > 1) add(["items", name], "this item stands on more than one page");
    }
    for (const name of Object.keys(lesson.figures)) {
      if (lesson.pages.every((page) => page.figure !== name)) add(["figures", name], "no page shows this figure");
    }
  });
export type LessonStructure = z.infer<typeof LessonStructureSchema>;

interface OwnItems {
  ask: number;
  items?: object | undefined;
  own?: number | undefined;
}

/** What is wrong with the items of a course test and their number. */
function* ownMistakes({ items, own, ask }: OwnItems): Generator<[key: string, message: string]> {
  if (items && own === undefined) yield ["items", "say how many of these a test asks, such as own: 5"];
  if (!items && own !== undefined) yield ["own", "this test has no items of its own; write some, or remove own"];
  if (own !== undefined && own > ask / 2) yield ["own", `at most half of the ${ask} questions may be its own`];
}

export const QuizStructureSchema = z
  .strictObject({
    id: IdSchema,
    version: z.int().min(1),
    kind: z.enum(["chapter", "course_test"]),
    ask: z.int().min(1),
    pass_percent: z.int().min(50).max(100),
    retired: z.boolean().default(false),
    numbers: NumbersSchema.default({}),
    items: z.record(NameSchema, ItemStructureSchema).optional(),
    draw_from: z.array(IdSchema).min(1).optional(),
    /** How many of its own items a course test asks. */
    own: z.int().min(1).optional(),
  })
  .superRefine((quiz, context) => {
    const add = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    if (quiz.kind === "chapter") {
      if (!quiz.items) add(["items"], "a chapter quiz needs items");
      if (quiz.draw_from) add(["draw_from"], "only a course_test draws from other quizzes; remove it");
      if (quiz.own !== undefined) add(["own"], "only a course_test counts its own items; remove it");
      if (quiz.ask < 8 || quiz.ask > 10) add(["ask"], "a chapter quiz asks 8 to 10 questions");
    } else {
      if (!quiz.draw_from) add(["draw_from"], "a course_test needs the ids of the quizzes it draws from");
      for (const [key, message] of ownMistakes(quiz)) add([key], message);
    }
    for (const [name, item] of Object.entries(quiz.items ?? {})) {
      if (item.type === "choice" && !item.graded) add(["items", name], "a quiz has no reflections");
    }
  });
export type QuizStructure = z.infer<typeof QuizStructureSchema>;
