import { refusal, type ErrorKinds } from "../error-kind.ts";

export const replayErrors = {
  replay_changed: refusal(409, "This replay was continued elsewhere. Reload it."),
  replay_finished: refusal(409, "This replay is over."),
  replay_outdated: refusal(409, "Market prices have changed since this replay started. Start a new one."),
  replay_date_unusable: refusal(
    400,
    "There are not enough bars before or after this day. Choose another day or fewer bars.",
  ),
  replays_full: refusal(409, "You have too many replays. Delete an old one first."),
} as const satisfies ErrorKinds;
