import { useEffect, useState } from "react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { useCheckUsernameMutation } from "./api.ts";
import { isUsername } from "./form-rules.ts";

/** `unknown` when the form is wrong or the server could not say. */
export type Availability = "unknown" | "checking" | "free" | "taken" | "reserved";

/** Milliseconds without a key before the server is asked. */
const PAUSE = 400;

/** S5.03: an answer whose body holds an error is an error, whatever its status. */
export function availabilityOf({ data, error }: { data?: unknown; error?: unknown }): Availability {
  const code = errorCodeOf(error) ?? (isRecord(data) ? data["error"] : undefined);
  if (code === "username_taken") return "taken";
  if (code === "username_reserved") return "reserved";
  return error !== undefined || code !== undefined ? "unknown" : "free";
}

/** Asks whether a username can be taken once typing pauses; an answer that comes after the next key counts for nothing. */
export function useUsernameCheck(typed: string): Availability {
  const username = typed.trim().toLowerCase();
  const [check] = useCheckUsernameMutation();
  const [verdict, setVerdict] = useState<{ username: string; availability: Availability } | null>(null);
  const isAsked = isUsername(username);
  useEffect(() => {
    if (!isAsked) return undefined;
    let call: ReturnType<typeof check> | undefined;
    const timer = setTimeout(() => {
      call = check({ body: { username } });
      void call.then((answer) => setVerdict({ username, availability: availabilityOf(answer) }));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      call?.abort();
    };
  }, [username, isAsked, check]);
  if (!isAsked) return "unknown";
  return verdict?.username === username ? verdict.availability : "checking";
}
