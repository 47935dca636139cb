import type { ErrorKinds } from "../error-kind.ts";

export const marketErrors = {
  range_too_long: {
    status: 400,
    reportable: false,
    message: "This range is too long for one request. Ask for a shorter one.",
  },
  quote_stale: { status: 503, reportable: false, message: "There is no current price. Try again in a moment." },
} as const satisfies ErrorKinds;
