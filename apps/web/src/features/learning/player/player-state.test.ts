import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { describe, expect, it } from "vitest";
import {
  currentItem,
  firstUnanswered,
  givenUpAnswer,
  hasUnsentWork,
  isFlawless,
  stepActionOf,
  readyAnswer,
  returning,
  tallyOf,
} from "./player-selectors.ts";
import { playerReducer, startPlayer } from "./player-state.ts";
import { questionOf } from "./player-types.ts";
import { verdictOf } from "#web/testing/verdict.ts";
import type { PlayerAction, PlayerState, Step } from "./player-types.ts";

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
const slot = choice.id;
const drafted = (picked = token): PlayerAction => ({
  type: "drafted",
  slot,
  draft: { type: "choice", choice: picked },
});
const sent: PlayerAction = { type: "sent", slot, answerId: "a1", answer: { type: "choice", choice: token } };

describe("the pages of a lesson", () => {
  it("text is done once shown; a question holds the learner until it is answered", () => {
    const atQuestion = play(fresh(), { type: "went", to: 1 });
    expect(stepActionOf(atQuestion)).toBe("check");
    expect(play(atQuestion, { type: "went", to: 2 })).toBe(atQuestion);
    const answered = play(atQuestion, drafted(), sent, { type: "judged", slot, verdict: verdictOf(false) });
    expect(stepActionOf(answered)).toBe("continue");
    expect(play(answered, { type: "went", to: 2 }).at).toBe(2);
    expect(stepActionOf(play(answered, { type: "went", to: 2 }))).toBe("finish");
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
    expect(readyAnswer(ready)).toEqual({ slot, answer: { type: "choice", choice: token } });
    expect(readyAnswer(play(ready, sent))).toBeNull();
  });

  it("keeps its id when it is sent again, and gets another one when it changes", () => {
    const failed = play(atQuestion(), drafted(), sent, { type: "failed", slot });
    expect(currentItem(failed)).toMatchObject({ phase: "open", answerId: "a1", hasFailed: true });
    expect(currentItem(play(failed, drafted(other)))).toMatchObject({ answerId: null, hasFailed: false });
  });

  it("is not changed by touches that come while it is judged or after", () => {
    const sending = play(atQuestion(), drafted(), sent);
    expect(play(sending, drafted(other))).toEqual(sending);
    const judged = play(sending, { type: "judged", slot, verdict: verdictOf(true) });
    expect(play(judged, drafted(other), { type: "reset", slot })).toEqual(judged);
  });

  it("given offline lets the learner go on and takes its verdict later, on any page", () => {
    const waiting = play(atQuestion(), drafted(), sent, { type: "queued", slot });
    expect(stepActionOf(waiting)).toBe("continue");
    const later = play(waiting, { type: "went", to: 2 }, { type: "judged", slot, verdict: verdictOf(true) });
    expect(later.items[slot]).toMatchObject({ phase: "judged" });
    expect(later.at).toBe(2);
  });

  it("that no longer fits its question has to be given again", () => {
    const refused = play(atQuestion(), drafted(), sent, { type: "refused", slot });
    expect(currentItem(refused)).toMatchObject({ phase: "open", hasFailed: true, draft: { choice: null } });
  });

  it("can be taken back step by step until it is sent", () => {
    const twice = play(atQuestion(), drafted(), drafted(other));
    expect(currentItem(play(twice, { type: "undone", slot }))?.draft).toEqual({ type: "choice", choice: token });
    expect(currentItem(play(twice, { type: "reset", slot }))?.draft).toEqual({ type: "choice", choice: null });
  });

  it("S7.73 of another device comes in with its verdict", () => {
    const answer = { type: "choice", choice: other } as const;
    const given = [{ answer_id: "b", question_id: slot, answer, verdict: verdictOf(false) }];
    const synced = play(atQuestion(), drafted(), { type: "synced", given });
    expect(currentItem(synced)).toMatchObject({ phase: "judged", draft: { choice: other }, answerId: "b" });
  });
});

describe("a wrong first answer", () => {
  const again = { ...verdictOf(false), can_retry: true };
  const missed = () =>
    play(fresh(), { type: "went", to: 1 }, drafted(), sent, { type: "judged", slot, verdict: again });
  const second = (state: PlayerState, picked = other) =>
    play(state, { type: "retried", slot }, drafted(picked), {
      type: "sent",
      slot,
      answerId: "a2",
      answer: { type: "choice", choice: picked },
    });

  it("may be tried once more: the learner stays, the wrong pick is open again and cannot be sent twice", () => {
    expect(stepActionOf(missed())).toBe("retry");
    expect(play(missed(), { type: "went", to: 2 }).at).toBe(1);
    const retrying = play(missed(), { type: "retried", slot });
    expect(currentItem(retrying)).toMatchObject({ phase: "open", draft: { choice: null }, answerId: null });
    expect(readyAnswer(play(retrying, drafted()))).toBeNull();
    expect(readyAnswer(play(retrying, drafted(other)))).toMatchObject({ answer: { choice: other } });
  });

  it("is sent again to see the answer, whatever is drafted meanwhile", () => {
    const answer = { type: "choice", choice: token } as const;
    expect(givenUpAnswer(missed())).toEqual({ slot, answer });
    const drafting = play(missed(), { type: "retried", slot }, drafted(other));
    expect(givenUpAnswer(drafting)).toEqual({ slot, answer });
    const asked = play(drafting, { type: "sent", slot, answerId: "a2", answer });
    expect(currentItem(asked)).toMatchObject({ phase: "sending", draft: { choice: token }, answerId: "a2" });
    expect(currentItem(play(asked, { type: "failed", slot }))).toMatchObject({ phase: "open", hasFailed: true });
    expect(givenUpAnswer(fresh())).toBeNull();
  });

  it("that is right at the second try does not come back", () => {
    const solved = play({ ...missed(), returnsMissed: true }, { type: "retried", slot });
    const right = play(second(solved), { type: "judged", slot, verdict: verdictOf(true) });
    expect(right.steps).toHaveLength(3);
    expect(stepActionOf(right)).toBe("continue");
  });

  it("that is wrong again comes back once after the last page, as a question of its own", () => {
    const wrong = play(second({ ...missed(), returnsMissed: true }), {
      type: "judged",
      slot,
      verdict: verdictOf(false),
    });
    expect(wrong.steps.map(({ id }) => id)).toEqual(["words", "question", "end", `again:${questionOf(slot)}`]);
    expect(returning(wrong)).toBe(1);
    const review = play(wrong, { type: "went", to: 2 }, { type: "went", to: 3 });
    expect([stepActionOf(play(wrong, { type: "went", to: 2 })), stepActionOf(review)]).toEqual(["continue", "check"]);
    const againSlot = `again:${slot}`;
    const answer = { type: "choice", choice: token } as const;
    const reviewed = play(
      review,
      { type: "drafted", slot: againSlot, draft: answer },
      { type: "sent", slot: againSlot, answerId: "a3", answer },
      { type: "judged", slot: againSlot, verdict: verdictOf(false) },
    );
    expect(reviewed.steps).toHaveLength(4);
    expect(stepActionOf(reviewed)).toBe("finish");
    expect(reviewed.items[slot]).toMatchObject({ phase: "judged", answerId: "a2" });
  });

  it("judged only after the learner went on comes back too", () => {
    const waiting = play({ ...fresh(), returnsMissed: true }, { type: "went", to: 1 }, drafted(), sent, {
      type: "queued",
      slot,
    });
    const passed = play(waiting, { type: "went", to: 2 }, { type: "judged", slot, verdict: again });
    expect(passed.steps).toHaveLength(4);
  });

  it("never comes back in an attempt", () => {
    expect(play(missed(), { type: "judged", slot, verdict: verdictOf(false) }).steps).toHaveLength(3);
  });
});

describe("what is said about the whole", () => {
  it("unsent work is a draft that was begun, nothing else", () => {
    expect(hasUnsentWork(fresh())).toBe(false);
    const begun = play(fresh(), drafted());
    expect(hasUnsentWork(begun)).toBe(true);
    expect(hasUnsentWork(play(begun, sent, { type: "queued", slot }))).toBe(false);
  });

  it("S7.68 flawless means every graded question right, not merely answered", () => {
    const judged = (is_correct: boolean) =>
      play(fresh(), drafted(), sent, { type: "judged", slot, verdict: verdictOf(is_correct) });
    expect(isFlawless(fresh())).toBe(false);
    expect(isFlawless(judged(true))).toBe(true);
    expect(isFlawless(judged(false))).toBe(false);
    const words = startPlayer({ steps: [steps[0]!], at: 0, furthest: 0, given: [], drafts: {} });
    expect(isFlawless(words)).toBe(false);
  });

  it("counts answered and right ones of an attempt", () => {
    expect(tallyOf(fresh())).toEqual({ answered: 0, correct: 0, asked: 1 });
    const waiting = play(fresh(), drafted(), sent, { type: "queued", slot });
    expect(tallyOf(waiting)).toEqual({ answered: 1, correct: 0, asked: 1 });
    expect(tallyOf(play(waiting, { type: "judged", slot, verdict: verdictOf(true) })).correct).toBe(1);
  });

  it("S7.73 an attempt goes on at its first open question", () => {
    const questions = steps.slice(1, 2);
    expect(firstUnanswered(questions, [])).toBe(0);
    expect(firstUnanswered([...questions, { id: "b", item: { ...choice, id: "b" } }], [{ question_id: slot }])).toBe(1);
    expect(firstUnanswered(questions, [{ question_id: slot }])).toBe(0);
  });
});
