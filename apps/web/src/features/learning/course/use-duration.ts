import { useCallback } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** Minutes as people say them: `45 min`, `2 h`, `2 h 10 min`. */
export function useDuration(): (minutes: number) => string {
  const t = useT();
  return useCallback(
    (minutes) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return t("learning.minutes", { minutes: rest });
      return rest === 0 ? t("learning.hours", { hours }) : t("learning.hoursMinutes", { hours, minutes: rest });
    },
    [t],
  );
}
