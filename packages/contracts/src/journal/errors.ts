import type { ErrorKinds } from "../error-kind.ts";

export const journalErrors = {
  journal_changed: {
    status: 409,
    reportable: false,
    message: "This was changed elsewhere. Reload it before you save.",
  },
  journal_full: {
    status: 409,
    reportable: false,
    message: "The journal is full. Delete entries you no longer need.",
  },
  journal_order_unknown: { status: 400, reportable: false, message: "Your account has no such order." },
  review_not_due: { status: 409, reportable: false, message: "A review is due after every 20 closed trades." },
} as const satisfies ErrorKinds;
