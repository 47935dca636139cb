/** What an error code means on the wire. `reportable` errors are ours to mend and reach error reporting. */
export interface ErrorKind {
  readonly status: number;
  readonly reportable: boolean;
  /** English text of the `message` field; the client translates by code. */
  readonly message: string;
}

/**
 * Every error the API can answer with. Denied is 404 and paywall 402, because a client refreshes its token on 401 and 403.
 * Names in PascalCase are the authentication service's, kept as clients know them.
 */
export const errorCatalogue = {
  validation_failed: { status: 400, reportable: false, message: "The request does not have the form this call takes." },
  Unauthorized: { status: 401, reportable: false, message: "User is not authenticated" },
  forbidden_origin: { status: 403, reportable: false, message: "This call may not come from another site." },
  not_found: { status: 404, reportable: false, message: "There is nothing here for you." },
  method_not_allowed: { status: 405, reportable: false, message: "This address does not take that method." },
  payload_too_large: { status: 413, reportable: false, message: "The request is larger than this call takes." },
  unsupported_media_type: { status: 415, reportable: false, message: "This call takes another kind of content." },
  too_many_requests: { status: 429, reportable: false, message: "Too many requests. Wait a moment and try again." },
  internal: { status: 500, reportable: true, message: "Something went wrong on our side." },
  unavailable: {
    status: 503,
    reportable: false,
    message: "The server is starting or stopping. Try again in a moment.",
  },

  UserNotFoundException: { status: 404, reportable: false, message: "There is no such user." },
  InvalidParameterException: { status: 400, reportable: false, message: "This e-mail address cannot be used." },
  LimitExceededException: { status: 429, reportable: false, message: "Too many tries. Wait a while and try again." },
  CodeMismatchException: { status: 400, reportable: false, message: "The code is wrong or too old." },
  PasswordResetRequiredException: { status: 400, reportable: false, message: "Set a new password first." },
  UserLambdaValidationException: { status: 400, reportable: false, message: "This account cannot be made." },
  InvalidPasswordException: {
    status: 400,
    reportable: false,
    message: "This password is too short, too long or too common.",
  },
  ACCESS_DENIED: { status: 400, reportable: false, message: "The e-mail or the password is wrong." },
  UsernameExistsException: { status: 409, reportable: false, message: "There is already an account with this e-mail." },
  username_taken: { status: 409, reportable: false, message: "This user name is taken." },
  username_reserved: { status: 400, reportable: false, message: "This user name cannot be used." },
  reauthentication_required: {
    status: 400,
    reportable: false,
    message: "Give your password, or sign in again, to do this.",
  },
  passkey_rejected: { status: 400, reportable: false, message: "This passkey cannot be used here." },
  picture_unusable: { status: 400, reportable: false, message: "This picture cannot be used." },
  page_already_visited: { status: 409, reportable: false, message: "Page already visited" },

  range_too_long: {
    status: 400,
    reportable: false,
    message: "That is more than one call gives. Ask for a shorter time.",
  },
  market_closed: {
    status: 409,
    reportable: false,
    message: "The market is closed now. Place a limit order, or come back.",
  },
  insufficient_cash: { status: 409, reportable: false, message: "There is not enough free cash for this order." },
  insufficient_quantity: { status: 409, reportable: false, message: "There is not enough free quantity to sell." },
  price_out_of_range: { status: 400, reportable: false, message: "This price is too far from the market." },
  stop_on_wrong_side: { status: 400, reportable: false, message: "A stop lies on the other side of the market price." },
  bracket_out_of_order: {
    status: 400,
    reportable: false,
    message: "The stop must lie below the entry, and the target above it.",
  },
  order_too_small: { status: 400, reportable: false, message: "This order is worth less than one cent." },
  order_too_large: { status: 400, reportable: false, message: "This order is larger than the simulator takes." },
  order_not_open: { status: 409, reportable: false, message: "This order is no longer open." },
  order_id_reused: {
    status: 409,
    reportable: false,
    message: "Another order was already sent under this client order id.",
  },
  too_many_open_orders: { status: 409, reportable: false, message: "Cancel an open order first." },
  quote_stale: { status: 503, reportable: false, message: "There is no fresh price now. Try again in a moment." },

  drawings_changed: {
    status: 409,
    reportable: false,
    message: "These drawings were changed elsewhere. Load them again.",
  },

  journal_changed: {
    status: 409,
    reportable: false,
    message: "This was changed elsewhere. Load it again before you save.",
  },
  journal_full: {
    status: 409,
    reportable: false,
    message: "The journal is full. Delete entries that you need no more.",
  },
  journal_order_unknown: { status: 400, reportable: false, message: "There is no such order in your account." },
  review_not_due: { status: 409, reportable: false, message: "A review is written after every 20 closed trades." },

  replay_changed: {
    status: 409,
    reportable: false,
    message: "This replay has gone on elsewhere. Load it again.",
  },
  replay_finished: { status: 409, reportable: false, message: "This replay is over." },
  replay_outdated: {
    status: 409,
    reportable: false,
    message: "The market's prices were made anew since this replay began. Begin another one.",
  },
  replay_date_unusable: {
    status: 400,
    reportable: false,
    message: "There are not enough bars before or after this day. Choose another day, or fewer bars.",
  },
  replays_full: { status: 409, reportable: false, message: "Delete an old replay first." },

  component_locked: { status: 409, reportable: false, message: "Finish the part before this one first." },
  task_incomplete: { status: 409, reportable: false, message: "Your practice account does not show every step yet." },
  lesson_mismatch: { status: 404, reportable: false, message: "This lesson is not part of that chapter." },
  answer_mismatch: { status: 400, reportable: false, message: "The answer does not fit the question." },
  attempt_finished: { status: 409, reportable: false, message: "This attempt is already finished." },
  attempt_open: { status: 409, reportable: false, message: "Answer every question before looking at the results." },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Codes that any endpoint may answer with. */
export const commonErrors = [
  "validation_failed",
  "Unauthorized",
  "forbidden_origin",
  "not_found",
  "method_not_allowed",
  "payload_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "internal",
  "unavailable",
] as const satisfies readonly ErrorCode[];

/** The body of every answer that is not 2xx. */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  request_id: string;
  /** For `validation_failed`: what is wrong, by place in the request (`body.email`). */
  details?: { path: string; message: string }[];
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorCatalogue, value);
}
