import type { ErrorKinds } from "../error-kind.ts";

export const replayErrors = {
  replay_changed: {
    status: 409,
    reportable: false,
    message: "This replay was continued elsewhere. Reload it.",
  },
  replay_finished: { status: 409, reportable: false, message: "This replay is over." },
  replay_outdated: {
    status: 409,
    reportable: false,
    message: "Market prices have changed since this replay started. Start a new one.",
  },
  replay_date_unusable: {
    status: 400,
    reportable: false,
    message: "There are not enough bars before or after this day. Choose another day or fewer bars.",
  },
  replays_full: { status: 409, reportable: false, message: "You have too many replays. Delete an old one first." },
} as const satisfies ErrorKinds;
