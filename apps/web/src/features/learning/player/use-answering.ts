import type { Answer } from "@candlewise/domain/learning/items";
import { useEffect, useEffectEvent, useRef, type Dispatch } from "react";
import { errorCodeOf, isQueued } from "#web/shared/api-client/request-error.ts";
import { outboxCalls } from "#web/shared/offline/outbox.ts";
import { useOutbox } from "#web/shared/offline/use-outbox.ts";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { useAnswerQuestionMutation } from "../api.ts";
import { toAnswer } from "../items/draft.ts";
import { questionOf, slotOf } from "./player-types.ts";
import type { GivenAnswer, PlayerAction, PlayerState } from "./player-types.ts";

/** What is answered: a lesson, or an attempt of a quiz or placement test. */
export type AnswerTarget = { lesson_id: string } | { attempt_id: string };

interface AnsweringOptions {
  target: AnswerTarget;
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  /** Called before an answer is sent: it has to be saved on this device by then. */
  onGiven: (given: Omit<GivenAnswer, "verdict">) => void;
  onJudged?: (given: GivenAnswer) => void;
  /** The server holds something else than this device: another one went on, or the attempt has ended. */
  onStale: () => void;
}

/** Ids of the answers in the outbox. */
async function unsentAnswers(): Promise<Set<unknown>> {
  const calls = await outboxCalls(store.get(STORAGE_KEYS.userId) ?? "");
  return new Set(calls.map(({ body }) => (isRecord(body) ? body["answer_id"] : undefined)));
}

/** Sends answers and takes in verdicts. Answers given offline are judged once the outbox has delivered them. */
export function useAnswering({ target, state, dispatch, onGiven, onJudged, onStale }: AnsweringOptions) {
  const [answerQuestion] = useAnswerQuestionMutation();
  const play = useSound();
  // State comes too late to stop the second click of a double click.
  const underWay = useRef(new Set<string>());

  const send = async (slot: string, answerId: string, answer: Answer, isFirstTime: boolean) => {
    if (underWay.current.has(slot)) return;
    underWay.current.add(slot);
    const body = { answer_id: answerId, question_id: questionOf(slot), answer, ...target };
    const result = await answerQuestion({ body });
    underWay.current.delete(slot);
    if (result.data) {
      const { answer_id, verdict } = result.data;
      dispatch({ type: "judged", slot, verdict });
      if (isFirstTime && verdict.is_correct !== null) play(verdict.is_correct ? "right" : "wrong");
      onJudged?.({ answer_id, question_id: questionOf(slot), answer, verdict });
      // An attempt takes one answer a question: the verdict is that of an answer given elsewhere.
      if (answer_id !== answerId) onStale();
      return;
    }
    const code = errorCodeOf(result.error);
    if (isQueued(result.error)) dispatch({ type: "queued", slot });
    else if (code === "answer_mismatch") dispatch({ type: "refused", slot });
    else dispatch({ type: "failed", slot });
    if (code === "attempt_finished" || code === "component_locked" || code === "not_found") onStale();
  };

  const check = (slot: string, answer: Answer, isGivenUp = false) => {
    if (underWay.current.has(slot)) return;
    const sentBefore = state.items[slot]?.answerId;
    const answerId = sentBefore && !isGivenUp ? sentBefore : timeOrderedId();
    dispatch({ type: "sent", slot, answerId, answer });
    onGiven({ answer_id: answerId, question_id: slot, answer });
    void send(slot, answerId, answer, true);
  };

  const isOnline = useIsOnline();
  const { waiting } = useOutbox();
  const askForVerdicts = useEffectEvent(async () => {
    const unsent = await unsentAnswers();
    for (const step of state.steps) {
      const slot = slotOf(step);
      const given = slot === null ? undefined : state.items[slot];
      if (!step.item || slot === null || given?.phase !== "waiting") continue;
      if (given.answerId === null || unsent.has(given.answerId)) continue;
      const answer = toAnswer(step.item, given.draft);
      if (answer) void send(slot, given.answerId, answer, false);
    }
  });
  useEffect(() => {
    if (isOnline) void askForVerdicts();
  }, [isOnline, waiting]);

  return check;
}
