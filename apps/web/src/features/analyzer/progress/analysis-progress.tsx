import { useEffect, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { LazyPart } from "#web/shared/ui/lazy-part.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import type { BasicAnalysis } from "../api.ts";
import { EducationNote } from "../education-note.tsx";
import { useDeleteAnalysis } from "../history/use-delete-analysis.ts";
import { ANALYZER } from "../hrefs.ts";
import { PictureBeingRead } from "./picture-being-read.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { RefusalCard } from "./refusal-card.tsx";
import { isUnderWay, useProgress } from "./use-progress.ts";

const loadResult = async () => (await import("../findings/result.tsx")).Result;

/** An analysis from its place in the queue to what was found. */
export function AnalysisProgress({ analysis }: { analysis: BasicAnalysis }) {
  const t = useT();
  const navigate = useNavigate();
  const request = useProgress(analysis.request);
  const { deleteAnalysis, isDeleting } = useDeleteAnalysis();
  // The result of a reading that was followed to its end arrives; one that is opened later is there.
  const [isFresh, setFresh] = useState(false);
  if (isUnderWay(request) && !isFresh) setFresh(true);
  useEffect(() => {
    // Its code is there by the time the reading is done; a failure shows then.
    loadResult().catch(() => undefined);
  }, []);
  const title = t("analyzer.title");
  const bar = { back: ANALYZER };
  if (request.state === "done" && analysis.series)
    return (
      <Page title={title} bar={bar} width="full">
        <LazyPart
          load={loadResult}
          props={{ request: analysis.request, basic: analysis, series: analysis.series, isFresh }}
        />
      </Page>
    );
  const cancel = async () => {
    if (await deleteAnalysis(request.id)) navigate(ANALYZER, { replace: true });
  };
  const isRefused = request.state === "refused" || request.state === "failed";
  return (
    <Page title={title} bar={bar}>
      <Stack gap={4}>
        <PictureBeingRead picture={request.picture} isBeingRead={isUnderWay(request)} isRefused={isRefused} />
        {!isRefused ? (
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
