import { useListAssetsQuery } from "#web/features/market/api.ts";
import { NewReplay } from "#web/features/replay/new-replay.tsx";
import { ReplayList } from "#web/features/replay/replay-list.tsx";
import styles from "#web/features/replay/replay.module.css";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Text } from "#web/shared/ui/text.tsx";

/** Begins a replay, and keeps those that were begun. */
export function ReplaysScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useListAssetsQuery({});
  const title = t("replay.title");
  return (
    <Page title={title} bar={{ back: "/simulator" }}>
      <Stack gap={4} className={styles.page}>
        <Stack as="header" gap={2} align="start">
          <PracticeTag />
          <h1>{title}</h1>
          <Text size={7} weight={700}>
            {t("replay.intro.title")}
          </Text>
          <p>{t("replay.intro.text")}</p>
        </Stack>
        <Stack as="section" gap={4}>
          <h2>{t("replay.new")}</h2>
          <Card>
            <NewReplay
              instruments={data?.assets}
              placeholder={
                error ? (
                  <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
                ) : (
                  <div aria-busy="true">
                    <Skeleton shape="button" />
                  </div>
                )
              }
            />
          </Card>
        </Stack>
        <Stack as="section" gap={4}>
          <h2>{t("replay.mine")}</h2>
          <ReplayList />
        </Stack>
      </Stack>
    </Page>
  );
}
