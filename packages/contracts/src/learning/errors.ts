import { refusal, type ErrorKinds } from "../error-kind.ts";

export const learningErrors = {
  component_locked: refusal(409, "Finish the previous part first."),
  task_incomplete: refusal(409, "Your practice account does not show every step yet."),
  lesson_mismatch: refusal(404, "This lesson is not part of that chapter."),
  answer_mismatch: refusal(400, "The answer does not fit the question."),
  attempt_finished: refusal(409, "This attempt is already finished."),
  attempt_open: refusal(409, "Answer every question before you see the results."),
  placement_closed: refusal(409, "This placement test is closed after a failed one."),
  placement_under_way: refusal(409, "Finish the placement test that you have begun."),
} as const satisfies ErrorKinds;

export interface LearningErrorFacts {
  /** When the test opens again, and the component whose completion opens it at once. */
  placement_closed: { opens_at: string; after_id: string };
  /** The target of the test that has to be finished first. */
  placement_under_way: { component_id: string };
}
