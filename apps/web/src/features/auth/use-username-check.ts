import { skipToken } from "@reduxjs/toolkit/query/react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useDebounced } from "#web/shared/state/use-debounced.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { useCheckUsernameQuery } from "./api.ts";
import { isUsername } from "./form-rules.ts";

/** `unknown` when the form is wrong or the server could not say. */
export type Availability = "unknown" | "checking" | "free" | "taken" | "reserved";

/** Milliseconds without a key before the request. */
const PAUSE = 400;

/** S5.03: an answer whose body holds an error is an error, whatever its status. */
export function availabilityOf({ data, error }: { data?: unknown; error?: unknown }): Availability {
  const code = errorCodeOf(error) ?? (isRecord(data) ? data["error"] : undefined);
  if (code === "username_taken") return "taken";
  if (code === "username_reserved") return "reserved";
  return error !== undefined || code !== undefined ? "unknown" : "free";
}

/** Asks whether a username is available once typing pauses. */
export function useUsernameCheck(typed: string): Availability {
  const username = typed.trim().toLowerCase();
  const settled = useDebounced(username, PAUSE);
  const isAsked = isUsername(username);
  const isSettled = settled === username;
  const { currentData, error, isFetching } = useCheckUsernameQuery(
    isAsked && isSettled ? { body: { username } } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (!isAsked) return "unknown";
  return !isSettled || isFetching ? "checking" : availabilityOf({ data: currentData, error });
}
