import { refusal, type ErrorKinds } from "../error-kind.ts";

export const freemiumErrors = {
  /** With `FreemiumErrorFacts`. */
  free_limit_reached: refusal(402, "You have used what is free for now."),
} as const satisfies ErrorKinds;

/** What of the free plan was used up. */
export interface FreemiumErrorFacts {
  free_limit_reached: {
    readonly limit_of: "courses" | "lessons" | "symbols" | "analyses" | "messages";
    readonly limit: number;
    readonly used: number;
    /** ISO 8601; null for a limit that does not renew. */
    readonly renews_at: string | null;
    /** The IANA zone in whose day it renews; null for a limit that does not renew. */
    readonly time_zone: string | null;
  };
}
