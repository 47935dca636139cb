import type { DayStatus } from "@candlewise/domain/challenges/challenge";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { ChallengeSummary } from "./api.ts";

/** The statuses of the days of a challenge in a list. */
export function dayStatuses({ total_days, completed_days, open_task_id }: ChallengeSummary): DayStatus[] {
  return Array.from({ length: total_days }, (_, index): DayStatus => {
    if (index < completed_days) return "completed";
    return index === completed_days && open_task_id !== null ? "open" : "locked";
  });
}

/** What is next in a joined or finished challenge. */
export function stateText(t: Translate, challenge: ChallengeSummary): string {
  const { status, completed_days, open_task_id, is_rewarded, score } = challenge;
  if (status === "finished")
    return is_rewarded ? t("challenges.average", { score: score ?? 0 }) : t("challenges.rewardReady");
  return t(open_task_id === null ? "challenges.tomorrow" : "challenges.open", { day: completed_days + 1 });
}
