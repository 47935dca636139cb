import { useState } from "react";
import { useGetDailyGoalQuery } from "#web/features/learning/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { useUserId } from "#web/shared/state/use-user.ts";
import { Icon } from "#web/shared/ui/icon.tsx";
import { SheetButton } from "#web/shared/ui/sheet-button.tsx";
import { CoinIcon } from "../engagement-icons.tsx";
import { hasShownDay, useShownDay } from "../shown-day.ts";
import { useMilestone } from "../use-milestone.tsx";
import { useStreakToday } from "../use-streak-today.ts";
import { dayOfLesson } from "../with-activity.ts";
import styles from "./top-bar-streak.module.css";

const loadPanel = async () => (await import("./streak-panel.tsx")).StreakPanel;

/** Streak and coins in the bar; the streak opens its sheet, the coins lead to the shop. A lesson counts at once, before the server has answered. */
export function TopBarStreak() {
  const t = useT();
  const userId = useUserId();
  const { data: goal } = useGetDailyGoalQuery({});
  const { counted, streak } = useStreakToday(dayOfLesson(goal));
  // As it was when the bar came: a day that begins to count while it is shown is kindled.
  const [wasShown, setWasShown] = useState<boolean | null>(null);
  if (wasShown === null && streak && userId !== null) setWasShown(hasShownDay(userId, streak));
  useShownDay(userId, streak);
  useMilestone(userId, counted);
  if (!streak || userId === null) return null;
  const { status, current, coins } = streak;
  return (
    <>
      <SheetButton
        title={t("engagement.streak.title")}
        load={loadPanel}
        panel={(close) => ({ userId, goal, onLeave: close })}
        className={styles.streak}
        data-status={status}
        data-new={(status === "done" && wasShown === false) || undefined}
      >
        <span className="sr-only">{t("engagement.streak.title")}</span>
        <span className={styles.flame}>
          <Icon name="flame" size={20} />
        </span>
        <span>{current}</span>
      </SheetButton>
      <Link to="/shop" className={styles.coins}>
        <span className="sr-only">{t("engagement.streak.coins")}</span>
        <CoinIcon size={20} />
        <span>{coins}</span>
      </Link>
    </>
  );
}
