import { refusal, type ErrorKinds } from "../error-kind.ts";

export const marketErrors = {
  range_too_long: refusal(400, "This range is too long for one request. Ask for a shorter one."),
  quote_stale: refusal(503, "There is no current price. Try again in a moment."),
} as const satisfies ErrorKinds;
