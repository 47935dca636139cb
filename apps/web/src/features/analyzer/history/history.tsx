import { useT } from "#web/shared/i18n/use-t.tsx";
import { CursorPages, type CursorPage } from "#web/shared/ui/cursor-pages.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useListAnalysesQuery } from "../api.ts";
import { AnalysisCard } from "./analysis-card.tsx";
import styles from "./history.module.css";

/** All analyses, newest first. Those that were shown before are there without a connection too. */
export function History() {
  const t = useT();
  return (
    <Stack as="section" gap={3} aria-labelledby="history">
      <h2 id="history">{t("analyzer.history")}</h2>
      <CursorPages>{(page) => <HistoryPage {...page} />}</CursorPages>
    </Stack>
  );
}

function HistoryPage({ cursor, more }: CursorPage) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListAnalysesQuery(
    cursor === null ? {} : { query: { before: cursor } },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  if (cursor === null && data.requests.length === 0) return <Text tone="muted">{t("analyzer.history.empty")}</Text>;
  return (
    <>
      <ul className={styles.gallery}>
        {data.requests.map((request) => (
          <li key={request.id}>
            <AnalysisCard request={request} />
          </li>
        ))}
      </ul>
      {more(data.next, t("analyzer.history.more"))}
    </>
  );
}
