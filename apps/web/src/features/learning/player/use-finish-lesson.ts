import type { Completion, Lesson } from "@candlewise/contracts/learning/schemas";
import { useState } from "react";
import { isQueued } from "#web/shared/api-client/request-error.ts";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { useCompleteLessonMutation } from "../api.ts";
import { dropProgress } from "./saved-progress.ts";
import { isFlawless } from "./player-selectors.ts";
import type { PlayerState } from "./player-types.ts";

/** How a lesson or quiz ended: on its way to the server, waiting for a connection, or counted. */
export type Ending = { kind: "sending" } | { kind: "queued" } | { kind: "counted"; completion: Completion };

/** S4.08: ends a lesson. The path and the daily goal change at once; what the server answers counts. */
export function useFinishLesson(lesson: Lesson) {
  const [complete] = useCompleteLessonMutation();
  const dispatch = useAppDispatch();
  const play = useSound();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [fault, setFault] = useState(false);

  const finish = async (state: PlayerState) => {
    if (ending) return;
    setFault(false);
    setEnding({ kind: "sending" });
    play("complete");
    const { id: lesson_id, course_id, chapter_id } = lesson;
    const body = { lesson_id, course_id, chapter_id, is_audio: false, is_excellent: isFlawless(state) };
    const result = await complete({ body });
    if (result.data) {
      setEnding({ kind: "counted", completion: result.data });
      dispatch(dropProgress(lesson_id));
    } else if (isQueued(result.error)) {
      setEnding({ kind: "queued" });
    } else {
      setEnding(null);
      setFault(true);
    }
  };
  return { ending, fault, finish };
}
