import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { ProgressRing } from "#web/shared/ui/progress.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./today-card.module.css";

/** Lessons of today against the goal. */
export function TodayCard({ done, target }: { done: number; target: number }) {
  const t = useT();
  const left = target - done;
  return (
    <Card className={styles.card}>
      <ProgressRing
        value={Math.min(done, target)}
        max={target}
        label={t("profile.today.label", { done, target })}
        size={72}
        stroke={9}
        colour="lime"
      >
        {left <= 0 && <Icon name="check" size={32} />}
      </ProgressRing>
      <div>
        <h2>{t("profile.today.title")}</h2>
        <Text weight={700}>{t(left < 0 ? "profile.today.over" : "profile.today.count", { done, target })}</Text>
        <Text size={4} tone="muted">
          {left > 0 ? t("profile.today.open", { left }) : t("profile.today.met")}
        </Text>
      </div>
    </Card>
  );
}
