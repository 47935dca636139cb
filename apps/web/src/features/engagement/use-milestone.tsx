import { useEffect } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { celebrate } from "#web/shared/ui/celebrations/celebrate.ts";
import type { StreakCalendar } from "./api.ts";
import { StreakFlame } from "./streak-flame.tsx";
import { milestoneOf } from "./with-activity.ts";

/** Lengths of streaks that few reach. */
const GREAT = 30;

/** Celebrates a milestone once a device, by what the server has counted: its coins are in the wallet by then. */
export function useMilestone(userId: string | null, counted: StreakCalendar | undefined): void {
  const t = useT();
  const coins = counted ? milestoneOf(counted) : null;
  const { today = "", current: days = 0 } = counted ?? {};
  useEffect(() => {
    const id = `${userId} ${today}`;
    if (coins === null || userId === null || store.get(STORAGE_KEYS.streakMilestone) === id) return;
    celebrate({
      kind: "streak",
      id: `milestone ${id}`,
      title: t("engagement.streak.days", { count: days }),
      text: t("engagement.milestone", { count: coins }),
      art: <StreakFlame days={days} size={96} isLit />,
      isGreat: days >= GREAT,
      onSeen: () => store.set(STORAGE_KEYS.streakMilestone, id),
    });
  }, [coins, days, today, userId, t]);
}
