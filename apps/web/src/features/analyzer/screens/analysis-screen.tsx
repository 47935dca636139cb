import { useEffect } from "react";
import { AnalysisError } from "#web/features/analyzer/analysis-error.tsx";
import { useGetAnalysisQuery } from "#web/features/analyzer/api.ts";
import { ANALYZER } from "#web/features/analyzer/hrefs.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { LazyPart } from "#web/shared/ui/lazy-part.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";

const load = async () => (await import("#web/features/analyzer/progress/analysis-progress.tsx")).AnalysisProgress;

/** S1.04: an analysis. */
export function AnalysisScreen() {
  const t = useT();
  const { analysisId } = useRouteParams("analysisId");
  const { data, error, isFetching, refetch } = useGetAnalysisQuery({ params: { id: analysisId } });
  useEffect(() => {
    // While the data is on its way; a failure shows when it is needed.
    load().catch(() => undefined);
  }, []);
  const title = t("analyzer.title");
  if (data) return <LazyPart key={analysisId} load={load} props={{ analysis: data }} />;
  if (!error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: ANALYZER }}>
      <h1 className="sr-only">{title}</h1>
      <AnalysisError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}
