import { skipToken } from "@reduxjs/toolkit/query/react";
import { useState } from "react";
import { useUserId } from "#web/shared/state/use-user.ts";
import { useGetTourQuery, useSaveTourMutation } from "./api.ts";

/**
 * Whether the learner dismissed a notice for good, which the server remembers by the notice's name. Null until that is known; a notice whose
 * state does not load counts as dismissed, so that nobody is asked twice.
 */
export function usePutAway(name: string): { readonly isAway: boolean | null; readonly putAway: () => void } {
  const userId = useUserId();
  const { data, isError } = useGetTourQuery(userId === null ? skipToken : { params: { id: userId }, query: { name } });
  const [save] = useSaveTourMutation();
  const [isDismissed, setDismissed] = useState(false);
  return {
    isAway: isDismissed || isError ? true : (data?.is_seen ?? null),
    putAway() {
      setDismissed(true);
      if (userId !== null) void save({ params: { id: userId }, body: { name } });
    },
  };
}
