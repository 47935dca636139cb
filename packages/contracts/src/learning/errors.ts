import type { ErrorKinds } from "../error-kind.ts";

export const learningErrors = {
  component_locked: { status: 409, reportable: false, message: "Finish the previous part first." },
  task_incomplete: { status: 409, reportable: false, message: "Your practice account does not show every step yet." },
  lesson_mismatch: { status: 404, reportable: false, message: "This lesson is not part of that chapter." },
  answer_mismatch: { status: 400, reportable: false, message: "The answer does not fit the question." },
  attempt_finished: { status: 409, reportable: false, message: "This attempt is already finished." },
  attempt_open: { status: 409, reportable: false, message: "Answer every question before you see the results." },
} as const satisfies ErrorKinds;
