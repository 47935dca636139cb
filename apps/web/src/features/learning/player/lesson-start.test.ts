import type { Lesson } from "@candlewise/contracts/learning/schemas";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { describe, expect, it } from "vitest";
import type { SavedProgress } from "./saved-progress.ts";
import { attemptStart, lessonStart } from "./lesson-start.ts";
import { verdictOf } from "#web/testing/verdict.ts";
import { startPlayer } from "./player-state.ts";

const item = presentItem(sampleItems()[0]!, "seed");
if (item.type !== "choice") throw new Error("the first sample is a choice");
const answer = { type: "choice", choice: item.choices[0]!.token } as const;
const page = (id: string, item: string | null = null): Lesson["pages"][number] => ({
  id,
  kind: item ? "item" : "text",
  title: id,
  body: [],
  figure: null,
  item,
});
const lesson = (overrides: Partial<Lesson> = {}): Lesson => ({
  id: "l",
  course_id: "c",
  chapter_id: "h",
  version: 1,
  title: "Lesson",
  summary: "",
  minutes: 5,
  status: "in_progress",
  pages: [page("one"), page("two", "q"), page("three"), page("four")],
  items: { q: item },
  glossary: {},
  sources: [],
  is_fallback: false,
  position: null,
  answers: [],
  ...overrides,
});
const judged = {
  answer_id: "a",
  question_id: item.id,
  answer,
  verdict: verdictOf(true, answer),
};
const saved = (overrides: Partial<SavedProgress> = {}): SavedProgress => ({
  pageId: null,
  isPageSent: true,
  given: {},
  drafts: {},
  ...overrides,
});

describe("a lesson", () => {
  it("S7.67 begins at its first page and goes on at the page left on any device", () => {
    expect(lessonStart(lesson(), null).at).toBe(0);
    expect(lessonStart(lesson({ position: "three", answers: [judged] }), null)).toMatchObject({ at: 2, furthest: 2 });
    expect(lessonStart(lesson({ position: "gone" }), null).at).toBe(0);
  });

  it("believes this device about the page only while the server has not heard of it", () => {
    const server = lesson({ position: "one", answers: [judged] });
    expect(lessonStart(server, saved({ pageId: "four", isPageSent: false })).at).toBe(3);
    expect(lessonStart(server, saved({ pageId: "four", isPageSent: true })).at).toBe(0);
  });

  it("never goes on behind a question that has no answer", () => {
    expect(lessonStart(lesson({ position: "four" }), null).at).toBe(1);
  });

  it("S7.67 brings answers back with their verdicts", () => {
    const state = startPlayer(lessonStart(lesson({ answers: [judged] }), null));
    expect(state.items[item.id]).toMatchObject({ phase: "judged", draft: answer, verdict: { is_correct: true } });
  });

  it("an answer that only this device knows waits for its verdict and lets the learner go on", () => {
    const given = { [item.id]: { answer_id: "x", answer } };
    const start = lessonStart(lesson(), saved({ pageId: "three", isPageSent: false, given }));
    expect(start.at).toBe(2);
    expect(startPlayer(start).items[item.id]).toMatchObject({ phase: "waiting", answerId: "x" });
    const both = startPlayer(lessonStart(lesson({ answers: [judged] }), saved({ given })));
    expect(both.items[item.id]).toMatchObject({ phase: "judged", answerId: "a" });
  });

  it("brings an unsent draft back, unless the question has changed", () => {
    const state = startPlayer(lessonStart(lesson(), saved({ drafts: { [item.id]: answer } })));
    expect(state.items[item.id]).toMatchObject({ phase: "open", draft: answer });
    const stale = { type: "choice", choice: "gone" } as const;
    const changed = startPlayer(lessonStart(lesson(), saved({ drafts: { [item.id]: stale } })));
    expect(changed.items[item.id]).toMatchObject({ draft: { type: "choice", choice: null } });
  });

  it("completed before opens at its first page with all pages seen", () => {
    const start = lessonStart(lesson({ status: "completed", position: "four", answers: [judged] }), null);
    expect(start).toMatchObject({ at: 0, furthest: 3 });
  });
});

describe("missed questions", () => {
  const missed = { ...judged, answer_id: "b", verdict: { ...judged.verdict, is_correct: false } };

  it("S4.08 come back at the end, after a reload too, until one of them is right", () => {
    const start = lessonStart(lesson({ position: "four", answers: [missed] }), null);
    expect(startPlayer(start).steps.map(({ id }) => id)).toEqual(["one", "two", "three", "four", `again:${item.id}`]);
    const right = lessonStart(lesson({ position: "four", answers: [judged] }), null);
    expect(startPlayer(right).steps).toHaveLength(4);
    const done = lessonStart(lesson({ status: "completed", answers: [missed] }), null);
    expect(startPlayer(done).steps).toHaveLength(4);
  });

  it("go on where they were left on this device", () => {
    const place = saved({ pageId: `again:${item.id}`, isPageSent: false });
    const state = startPlayer(lessonStart(lesson({ position: "four", answers: [missed] }), place));
    expect(state).toMatchObject({ at: 4, furthest: 4 });
  });

  it("a second try that only this device knows counts more than the first that the server knows", () => {
    const first = { ...missed, verdict: { ...missed.verdict, can_retry: true } };
    const given = { [item.id]: { answer_id: "c", answer } };
    const state = startPlayer(lessonStart(lesson({ answers: [first] }), saved({ given })));
    expect(state.items[item.id]).toMatchObject({ phase: "waiting", answerId: "c" });
  });

  it("a second try that was begun goes on with its draft", () => {
    const first = { ...missed, verdict: { ...missed.verdict, can_retry: true, solution: null } };
    const other = { type: "choice", choice: item.choices[1]!.token } as const;
    const state = startPlayer(lessonStart(lesson({ answers: [first] }), saved({ drafts: { [item.id]: other } })));
    expect(state.items[item.id]).toMatchObject({ phase: "open", draft: other, missed: { verdict: first.verdict } });
  });
});

describe("an attempt", () => {
  it("S7.73 goes on at its first open question, with answers of this device counted", () => {
    const other = { ...item, id: "other" };
    const attempt = {
      id: "attempt",
      purpose: "quiz" as const,
      pass_percent: 80,
      questions: [item, other],
      answers: [],
      glossary: {},
    };
    expect(attemptStart(attempt, null).at).toBe(0);
    expect(attemptStart({ ...attempt, answers: [judged] }, null).at).toBe(1);
    expect(attemptStart(attempt, saved({ given: { [item.id]: { answer_id: "x", answer } } })).at).toBe(1);
  });
});
