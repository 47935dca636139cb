import { refusal, type ErrorKinds } from "../error-kind.ts";

export const journalErrors = {
  journal_changed: refusal(409, "This was changed elsewhere. Reload it before you save."),
  journal_full: refusal(409, "The journal is full. Delete entries you no longer need."),
  journal_order_unknown: refusal(400, "Your account has no such order."),
  review_not_due: refusal(409, "A review is due after every 20 closed trades."),
} as const satisfies ErrorKinds;
