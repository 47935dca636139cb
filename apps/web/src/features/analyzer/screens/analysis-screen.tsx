import { useState } from "react";
import { useGetAnalysisQuery } from "#web/features/analyzer/api.ts";
import { EducationNote } from "#web/features/analyzer/education-note.tsx";
import { Result } from "#web/features/analyzer/findings/result.tsx";
import { useDeleteAnalysis } from "#web/features/analyzer/history/use-delete-analysis.ts";
import { ANALYZER } from "#web/features/analyzer/hrefs.ts";
import { PictureStage } from "#web/features/analyzer/picture/picture-stage.tsx";
import { useHighlight } from "#web/features/analyzer/picture/use-highlight.ts";
import { ProgressCard } from "#web/features/analyzer/progress/progress-card.tsx";
import { RefusalCard } from "#web/features/analyzer/progress/refusal-card.tsx";
import { ScanLine } from "#web/features/analyzer/progress/scan-line.tsx";
import { isUnderWay, useProgress } from "#web/features/analyzer/progress/use-progress.ts";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";

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
  const highlight = useHighlight("progress", null);
  const title = t("analyzer.title");
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  const bar = { back: ANALYZER };
  if (!data || !request)
    return (
      <Page title={title} bar={bar}>
        {[400, 404].includes(statusOf(error) ?? 0) ? (
          <EmptyState
            title={t("analyzer.missing")}
            mood="lost"
            actions={<LinkButton to={ANALYZER}>{t("analyzer.leave.back")}</LinkButton>}
          >
            {t("analyzer.missingText")}
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Page>
    );
  if (request.state === "done" && data.series)
    return (
      <Page title={title} bar={bar} width="full">
        <Result request={data.request} basic={data} isFresh={isFresh} />
      </Page>
    );
  const cancel = async () => {
    if (await deleteAnalysis(request.id)) navigate(ANALYZER, { replace: true });
  };
  return (
    <Page title={title} bar={bar}>
      <Stack gap={4}>
        <PictureStage picture={request.picture} alt={t("analyzer.upload.preview")} marks={[]} highlight={highlight}>
          {isUnderWay(request) && <ScanLine />}
        </PictureStage>
        {isUnderWay(request) || request.state === "done" ? (
          <ProgressCard request={request} isCanceling={isDeleting} onCancel={() => void cancel()} />
        ) : (
          <RefusalCard refusal={request.refusal} />
        )}
        <EducationNote />
      </Stack>
    </Page>
  );
}
