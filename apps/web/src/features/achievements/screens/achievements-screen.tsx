import type { AchievementId, Family } from "@candlewise/domain/achievements/catalogue";
import { useState } from "react";
import { useListAchievementsQuery, type Achievement, type Achievements } from "#web/features/achievements/api.ts";
import { Detail } from "#web/features/achievements/detail.tsx";
import { standingOf } from "#web/features/achievements/standing.ts";
import { Tile } from "#web/features/achievements/tile.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./achievements-screen.module.css";

/** All achievements by family, with what is earned and what comes next. */
export function AchievementsScreen() {
  const t = useT();
  const title = t("achievements.title");
  const { data, error, isFetching, refetch } = useListAchievementsQuery({}, { refetchOnMountOrArgChange: true });
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: "/profile" }}>
      <Stack gap={5}>
        <h1>{title}</h1>
        {data ? (
          <Families achievements={data} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Stack>
    </Page>
  );
}

function Families({ achievements: { achievements, earned, total } }: { achievements: Achievements }) {
  const t = useT();
  const [shownId, setShownId] = useState<AchievementId | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = achievements.find(({ id }) => id === shownId);
  const open = (id: AchievementId) => {
    setShownId(id);
    setOpen(true);
  };
  // In the order of the server.
  const families = [...new Set(achievements.map(({ family }) => family))];
  const count = t("achievements.count", { earned, total });
  return (
    <Stack gap={7}>
      <Stack gap={3}>
        <Text size={5} weight={700}>
          {count}
        </Text>
        <ProgressBar value={earned} max={total} label={count} />
        <Text size={4} tone="muted">
          {t("achievements.rule")}
        </Text>
      </Stack>
      {families.map((family) => (
        <FamilySection
          key={family}
          family={family}
          achievements={achievements.filter((each) => each.family === family)}
          onOpen={open}
        />
      ))}
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={shown ? t(`achievements.name.${shown.id}`) : t("achievements.title")}
      >
        {shown && <Detail achievement={shown} />}
      </Sheet>
    </Stack>
  );
}

interface FamilyProps {
  family: Family;
  achievements: readonly Achievement[];
  onOpen: (id: AchievementId) => void;
}

function FamilySection({ family, achievements, onOpen }: FamilyProps) {
  const t = useT();
  const tiers = achievements.reduce((sum, each) => sum + each.tiers.length, 0);
  const earned = achievements.reduce((sum, each) => sum + standingOf(each).earned, 0);
  const heading = `achievements-${family}`;
  return (
    <section aria-labelledby={heading}>
      <Row gap={3} justify="between" align="baseline" className={styles.head}>
        <h2 id={heading}>{t(`achievements.family.${family}`)}</h2>
        <Text as="span" size={3} weight={600} tone="muted">
          {t("achievements.progress", { value: earned, goal: tiers })}
        </Text>
      </Row>
      <ul className={styles.grid}>
        {achievements.map((achievement) => (
          <Tile key={achievement.id} achievement={achievement} onOpen={() => onOpen(achievement.id)} />
        ))}
      </ul>
    </section>
  );
}
