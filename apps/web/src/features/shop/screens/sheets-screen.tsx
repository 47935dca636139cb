import type { Sheet } from "@candlewise/contracts/shop/schemas";
import { useListSheetsQuery } from "#web/features/shop/api.ts";
import { SheetCard } from "#web/features/shop/sheets/sheet-card.tsx";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import styles from "./sheets-screen.module.css";

/** The printable cheat-sheets: the learner's own, and those still to come. */
export function SheetsScreen() {
  const t = useT();
  const title = t("sheets.title");
  const { data, error, isFetching, refetch } = useListSheetsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title}>
      <Stack gap={5}>
        <h1>{title}</h1>
        {data ? (
          <Sheets sheets={data.sheets} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Stack>
    </Page>
  );
}

function Sheets({ sheets }: { sheets: readonly Sheet[] }) {
  const t = useT();
  const isEnglish = useLanguage() === "en";
  const owned = sheets.filter(({ is_owned }) => is_owned).length;
  if (sheets.length === 0) return <EmptyState title={t("sheets.none")} />;
  return (
    <>
      <Text tone="muted">
        {t("sheets.text")} {!isEnglish && t("sheets.english")}
      </Text>
      <Note as="section">
        <Text weight={800}>{t("sheets.count", { owned, count: sheets.length })}</Text>
        {owned < sheets.length && <Text size={3}>{t("sheets.how")}</Text>}
      </Note>
      <ul className={styles.list}>
        {sheets.map((sheet) => (
          <SheetCard key={sheet.id} sheet={sheet} />
        ))}
      </ul>
    </>
  );
}
