import { useEffect, useState } from "react";
import { useGetAnalysisQuery } from "#web/features/analyzer/api.ts";
import { AnalysisError } from "#web/features/analyzer/analysis-error.tsx";
import { EducationNote } from "#web/features/analyzer/education-note.tsx";
import { useDeleteAnalysis } from "#web/features/analyzer/history/use-delete-analysis.ts";
import { ANALYZER } from "#web/features/analyzer/hrefs.ts";
import { ProgressCard } from "#web/features/analyzer/progress/progress-card.tsx";
import { RefusalCard } from "#web/features/analyzer/progress/refusal-card.tsx";
import { PictureBeingRead } from "#web/features/analyzer/progress/picture-being-read.tsx";
import { isUnderWay, useProgress } from "#web/features/analyzer/progress/use-progress.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { LazyPart } from "#web/shared/ui/lazy-part.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";

const loadResult = async () => (await import("#web/features/analyzer/findings/result.tsx")).Result;

/** S1.04: an analysis, from its place in the queue to what was found. */
export function AnalysisScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { analysisId } = useRouteParams("analysisId");
  const { data, error, isFetching, refetch } = useGetAnalysisQuery({ params: { id: analysisId } });
  const request = useProgress(data?.request);
  // The result of a reading that was followed to its end arrives; one that is opened later is there.
  const [isFresh, setFresh] = useState(false);
  if (request && isUnderWay(request) && !isFresh) setFresh(true);
  const { deleteAnalysis, isDeleting } = useDeleteAnalysis();
  useEffect(() => {
    // Its code is there by the time the reading is done; a failure shows then.
    loadResult().catch(() => undefined);
  }, []);
  const title = t("analyzer.title");
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  const bar = { back: ANALYZER };
  if (!data || !request)
    return (
      <Page title={title} bar={bar}>
        <h1 className="sr-only">{title}</h1>
        <AnalysisError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Page>
    );
  if (request.state === "done" && data.series)
    return (
      <Page title={title} bar={bar} width="full">
        <LazyPart load={loadResult} props={{ request: data.request, basic: data, isFresh }} />
      </Page>
    );
  const cancel = async () => {
    if (await deleteAnalysis(request.id)) navigate(ANALYZER, { replace: true });
  };
  return (
    <Page title={title} bar={bar}>
      <Stack gap={4}>
        <PictureBeingRead picture={request.picture} isBeingRead={isUnderWay(request)} />
        {isUnderWay(request) || request.state === "done" ? (
          <ProgressCard request={request} isCanceling={isDeleting} onCancel={() => void cancel()} />
        ) : (
          <>
            <h1 className="sr-only">{title}</h1>
            <RefusalCard refusal={request.refusal} />
          </>
        )}
        <EducationNote />
      </Stack>
    </Page>
  );
}
