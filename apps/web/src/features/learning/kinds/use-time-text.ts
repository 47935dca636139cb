import type { Component } from "@candlewise/contracts/learning/schemas";
import { minutesLeft } from "@candlewise/domain/learning/time-left";
import { useCallback } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** How long a component takes: `5 min`, or `3 min left` once it has been begun. */
export function useTimeText(): (component: Pick<Component, "minutes" | "done_percent">) => string {
  const t = useT();
  return useCallback(
    (component) =>
      t(component.done_percent ? "learning.minutesLeft" : "learning.minutes", { minutes: minutesLeft(component) }),
    [t],
  );
}
