import { useEffect, useState } from "react";
import type { StreakSlotProps } from "#web/features/learning/celebration/streak-slot.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { hasShownDay, useShownDay } from "../shown-day.ts";
import { StreakFlame } from "../streak-flame.tsx";
import { useMilestone } from "../use-milestone.tsx";
import { useStreakToday } from "../use-streak-today.ts";
import styles from "./celebrated-streak.module.css";

/** At the end of a lesson: the day counts, and the flame grows. Nothing when the day had been counted before. */
export function CelebratedStreak({ day, isShown }: StreakSlotProps) {
  const t = useT();
  const play = useSound();
  const userId = useUserId();
  const { counted, streak } = useStreakToday(day);
  const [isNew, setNew] = useState<boolean | null>(null);
  if (isNew === null && streak?.today === day && userId !== null) setNew(!hasShownDay(userId, streak));
  const isLit = isNew === true && isShown;
  useMilestone(userId, counted);
  useShownDay(userId, streak, isLit);
  useEffect(() => {
    if (isLit) play("streak");
  }, [isLit, play]);
  if (!streak || isNew !== true) return null;
  return (
    <Row gap={3} className={styles.streak} data-shown={isShown}>
      <StreakFlame days={isLit ? streak.current : streak.current - 1} size={60} isLit={isLit} />
      <Text size={4} weight={700} tone="muted" className={styles.text}>
        {t("engagement.streak.days", { count: streak.current })}
      </Text>
    </Row>
  );
}
