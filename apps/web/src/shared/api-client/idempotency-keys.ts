import type { FetchBaseQueryError } from "@reduxjs/toolkit/query/react";
import type { Call } from "./call.ts";
import { errorCodeOf, isUnreachable, statusOf } from "./request-error.ts";

/** Keys of calls whose outcome is not known, by what is called with which arguments. */
const unknown = new Map<string, string>();

/**
 * The `Idempotency-Key` of a call. A repeat of a call whose reply was lost has the key of the first one, so that it has no second effect;
 * once the server has answered, the same call is a new attempt.
 */
export function idempotencyKeyOf({ route, params, body }: Call): {
  readonly key: string;
  readonly settle: (error: FetchBaseQueryError | undefined) => void;
} {
  const name = JSON.stringify([route.method, route.path, params, body]);
  const key = unknown.get(name) ?? crypto.randomUUID();
  unknown.set(name, key);
  const settle = (error: FetchBaseQueryError | undefined) => {
    const isUnknown =
      isUnreachable(error) || (statusOf(error) ?? 0) >= 500 || errorCodeOf(error) === "call_in_progress";
    if (!isUnknown) unknown.delete(name);
  };
  return { key, settle };
}
