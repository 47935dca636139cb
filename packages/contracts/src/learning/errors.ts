import type { ErrorKinds } from "../error-kind.ts";

export const learningErrors = {
  component_locked: { status: 409, reportable: false, message: "Finish the previous part first." },
  task_incomplete: { status: 409, reportable: false, message: "Your practice account does not show every step yet." },
  lesson_mismatch: { status: 404, reportable: false, message: "This lesson is not part of that chapter." },
  answer_mismatch: { status: 400, reportable: false, message: "The answer does not fit the question." },
  attempt_finished: { status: 409, reportable: false, message: "This attempt is already finished." },
  attempt_open: { status: 409, reportable: false, message: "Answer every question before you see the results." },
  placement_closed: { status: 409, reportable: false, message: "This placement test is closed after a failed one." },
  placement_under_way: { status: 409, reportable: false, message: "Finish the placement test that you have begun." },
} as const satisfies ErrorKinds;

export interface LearningErrorFacts {
  /** When the test opens again, and the component whose completion opens it at once. */
  placement_closed: { opens_at: string; after_id: string };
  /** The target of the test that has to be finished first. */
  placement_under_way: { component_id: string };
}
