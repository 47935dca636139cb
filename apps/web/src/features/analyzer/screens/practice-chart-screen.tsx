import { useMemo, useState } from "react";
import { useGetAnalysisQuery } from "#web/features/analyzer/api.ts";
import { AnalysisError } from "#web/features/analyzer/analysis-error.tsx";
import { EducationNote } from "#web/features/analyzer/education-note.tsx";
import { decimalsOf, priceWords } from "#web/features/analyzer/findings/price-words.ts";
import { isLine } from "#web/features/analyzer/picture/geometry.ts";
import { analysisHref } from "#web/features/analyzer/hrefs.ts";
import { practiceItem } from "#web/features/analyzer/practice/practice-item.ts";
import { practiceWords } from "#web/features/analyzer/practice/practice-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { LazyPart } from "#web/shared/ui/lazy-part.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";

const load = async () => (await import("./practice/practice-board.tsx")).PracticeBoard;

/** S1.04: the bars that were read from a picture as a replay, with the future hidden and a rule to follow. */
export function PracticeChartScreen() {
  const t = useT();
  const language = useLanguage();
  const { analysisId } = useRouteParams("analysisId");
  const { data, error, isFetching, refetch } = useGetAnalysisQuery({ params: { id: analysisId } });
  const [round, setRound] = useState(1);
  const series = data?.series;
  const words = useMemo(() => (series ? practiceWords(t, isLine(series)) : null), [series, t]);
  const item = useMemo(() => series && words && practiceItem(series, decimalsOf(series), words), [series, words]);
  const title = t("chartPractice.title");
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: analysisHref(analysisId) }}>
      {!item && <h1 className="sr-only">{title}</h1>}
      {!data && <AnalysisError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data && (!series || !item) && (
        <EmptyState
          title={t("chartPractice.short")}
          actions={<LinkButton to={analysisHref(analysisId)}>{t("chartPractice.back")}</LinkButton>}
        >
          {t("chartPractice.shortText")}
        </EmptyState>
      )}
      {series && words && item && (
        <Stack gap={4}>
          <h1>{title}</h1>
          <Note tone="calm">{words.rule}</Note>
          <LazyPart
            key={round}
            load={load}
            props={{ item, series, words, price: priceWords(series, language), onAgain: () => setRound(round + 1) }}
          />
          <EducationNote />
        </Stack>
      )}
    </Page>
  );
}
