import type { Verdict } from "@candlewise/domain/learning/items";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { describe, expect, it } from "vitest";
import {
  currentItem,
  firstUnanswered,
  hasUnsentWork,
  isFlawless,
  playerReducer,
  pressOf,
  readyAnswer,
  startPlayer,
  tallyOf,
  type PlayerAction,
  type PlayerState,
  type Step,
} from "./player-state.ts";

const choice = presentItem(sampleItems()[0]!, "seed");
if (choice.type !== "choice") throw new Error("the first sample is a choice");
const token = choice.choices[0]!.token;
const other = choice.choices[1]!.token;
const steps: Step[] = [
  { id: "words", item: null },
  { id: "question", item: choice },
  { id: "end", item: null },
];
const fresh = () => startPlayer({ steps, at: 0, furthest: 0, given: [], drafts: {} });
const play = (state: PlayerState, ...actions: PlayerAction[]) => actions.reduce(playerReducer, state);
const verdict = (is_correct: boolean | null): Verdict => ({
  is_correct,
  parts: [],
  explanation: [],
  solution: null,
  tolerance: null,
});
const questionId = choice.id;
const drafted = (picked = token): PlayerAction => ({
  type: "drafted",
  questionId,
  draft: { type: "choice", choice: picked },
});
const sent: PlayerAction = { type: "sent", questionId, answerId: "a1" };

describe("the pages of a lesson", () => {
  it("text is done once shown; a question holds the learner until it is answered", () => {
    const atQuestion = play(fresh(), { type: "went", to: 1 });
    expect(pressOf(atQuestion)).toBe("check");
    expect(play(atQuestion, { type: "went", to: 2 })).toBe(atQuestion);
    const answered = play(atQuestion, drafted(), sent, { type: "judged", questionId, verdict: verdict(false) });
    expect(pressOf(answered)).toBe("continue");
    expect(play(answered, { type: "went", to: 2 }).at).toBe(2);
    expect(pressOf(play(answered, { type: "went", to: 2 }))).toBe("finish");
  });

  it("pages seen before can be turned to, none is skipped", () => {
    expect(play(fresh(), { type: "went", to: 2 }).at).toBe(0);
    expect(play(fresh(), { type: "went", to: -1 }).at).toBe(0);
    const back = play(fresh(), { type: "went", to: 1 }, { type: "went", to: 0 });
    expect(back).toMatchObject({ at: 0, furthest: 1, direction: "back" });
    expect(play(back, { type: "went", to: 1 }).at).toBe(1);
  });

  it("never turns past the last page", () => {
    const end = startPlayer({ steps, at: 2, furthest: 2, given: [], drafts: {} });
    expect(play(end, { type: "went", to: 3 })).toBe(end);
  });
});

describe("an answer", () => {
  const atQuestion = () => play(fresh(), { type: "went", to: 1 });

  it("is ready only when it is whole, and once", () => {
    expect(readyAnswer(atQuestion())).toBeNull();
    const ready = play(atQuestion(), drafted());
    expect(readyAnswer(ready)).toEqual({ questionId, answer: { type: "choice", choice: token } });
    expect(readyAnswer(play(ready, sent))).toBeNull();
  });

  it("keeps its id when it is sent again, and gets another one when it changes", () => {
    const failed = play(atQuestion(), drafted(), sent, { type: "failed", questionId });
    expect(currentItem(failed)).toMatchObject({ phase: "open", answerId: "a1", hasFailed: true });
    expect(currentItem(play(failed, drafted(other)))).toMatchObject({ answerId: null, hasFailed: false });
  });

  it("is not changed by touches that come while it is judged or after", () => {
    const sending = play(atQuestion(), drafted(), sent);
    expect(play(sending, drafted(other))).toEqual(sending);
    const judged = play(sending, { type: "judged", questionId, verdict: verdict(true) });
    expect(play(judged, drafted(other), { type: "reset", questionId })).toEqual(judged);
  });

  it("given offline lets the learner go on and takes its verdict later, on any page", () => {
    const waiting = play(atQuestion(), drafted(), sent, { type: "queued", questionId });
    expect(pressOf(waiting)).toBe("continue");
    const later = play(waiting, { type: "went", to: 2 }, { type: "judged", questionId, verdict: verdict(true) });
    expect(later.items[questionId]).toMatchObject({ phase: "judged" });
    expect(later.at).toBe(2);
  });

  it("that no longer fits its question has to be given again", () => {
    const refused = play(atQuestion(), drafted(), sent, { type: "refused", questionId });
    expect(currentItem(refused)).toMatchObject({ phase: "open", hasFailed: true, draft: { choice: null } });
  });

  it("can be taken back step by step until it is sent", () => {
    const twice = play(atQuestion(), drafted(), drafted(other));
    expect(currentItem(play(twice, { type: "undone", questionId }))?.draft).toEqual({ type: "choice", choice: token });
    expect(currentItem(play(twice, { type: "reset", questionId }))?.draft).toEqual({ type: "choice", choice: null });
  });

  it("S7.73 of another device comes in with its verdict", () => {
    const answer = { type: "choice", choice: other } as const;
    const given = [{ answer_id: "b", question_id: questionId, answer, verdict: verdict(false) }];
    const synced = play(atQuestion(), drafted(), { type: "synced", given });
    expect(currentItem(synced)).toMatchObject({ phase: "judged", draft: { choice: other }, answerId: "b" });
  });
});

describe("what is said about the whole", () => {
  it("unsent work is a draft that was begun, nothing else", () => {
    expect(hasUnsentWork(fresh())).toBe(false);
    const begun = play(fresh(), drafted());
    expect(hasUnsentWork(begun)).toBe(true);
    expect(hasUnsentWork(play(begun, sent, { type: "queued", questionId }))).toBe(false);
  });

  it("S7.68 flawless means every graded question right, not merely answered", () => {
    const judged = (is_correct: boolean) =>
      play(fresh(), drafted(), sent, { type: "judged", questionId, verdict: verdict(is_correct) });
    expect(isFlawless(fresh())).toBe(false);
    expect(isFlawless(judged(true))).toBe(true);
    expect(isFlawless(judged(false))).toBe(false);
    const words = startPlayer({ steps: [steps[0]!], at: 0, furthest: 0, given: [], drafts: {} });
    expect(isFlawless(words)).toBe(false);
  });

  it("counts answered and right ones of an attempt", () => {
    expect(tallyOf(fresh())).toEqual({ answered: 0, correct: 0, asked: 1 });
    const waiting = play(fresh(), drafted(), sent, { type: "queued", questionId });
    expect(tallyOf(waiting)).toEqual({ answered: 1, correct: 0, asked: 1 });
    expect(tallyOf(play(waiting, { type: "judged", questionId, verdict: verdict(true) })).correct).toBe(1);
  });

  it("S7.73 an attempt goes on at its first open question", () => {
    const questions = steps.slice(1, 2);
    expect(firstUnanswered(questions, [])).toBe(0);
    expect(
      firstUnanswered([...questions, { id: "b", item: { ...choice, id: "b" } }], [{ question_id: questionId }]),
    ).toBe(1);
    expect(firstUnanswered(questions, [{ question_id: questionId }])).toBe(0);
  });
});
