import { useListAnalysesQuery } from "#web/features/analyzer/api.ts";
import { EducationNote } from "#web/features/analyzer/education-note.tsx";
import { History } from "#web/features/analyzer/history/history.tsx";
import { Allowance } from "#web/features/analyzer/upload/allowance.tsx";
import { GoodToKnow } from "#web/features/analyzer/upload/good-to-know.tsx";
import { ModeChoice } from "#web/features/analyzer/upload/mode-choice.tsx";
import { SampleCharts } from "#web/features/analyzer/upload/sample-charts.tsx";
import { UploadCard } from "#web/features/analyzer/upload/upload-card.tsx";
import { useMode } from "#web/features/analyzer/upload/use-mode.ts";
import { useUpload } from "#web/features/analyzer/upload/use-upload.ts";
import { useHasAccess } from "#web/features/subscriptions/use-has-access.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { AsOf } from "#web/shared/ui/as-of.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useIsWide } from "#web/shared/ui/use-is-wide.ts";
import { useAccess } from "./use-access.ts";

/** S1.04: takes a picture of a chart, and lists those that were analyzed. */
export function ChartAnalyzerScreen() {
  const t = useT();
  const hasPaid = useHasAccess() === true;
  const [mode, setMode] = useMode();
  const upload = useUpload(mode);
  const isOnline = useIsOnline();
  const isWide = useIsWide();
  const { access, isLoading, refetch: refetchAccess } = useAccess();
  const { fulfilledTimeStamp, refetch } = useListAnalysesQuery({});
  const isUsedUp = access?.has_access === false;
  const title = t("analyzer.title");
  return (
    <Page title={title} bar={{ back: "/courses" }} aside={<GoodToKnow />}>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{title}</h1>
          <Text tone="muted">{t("analyzer.intro")}</Text>
        </Stack>
        <Stack gap={3}>
          <UploadCard upload={upload} isUsedUp={isUsedUp} />
          {isLoading && <Skeleton shape="half" />}
          {access && <Allowance access={access} hasPaid={hasPaid} />}
          {fulfilledTimeStamp !== undefined && (
            <AsOf
              at={fulfilledTimeStamp / 1000}
              onBack={() => {
                refetchAccess();
                void refetch();
              }}
            >
              {t("analyzer.upload.offlineNow")}
            </AsOf>
          )}
        </Stack>
        <ModeChoice mode={mode} onChange={setMode} />
        <SampleCharts
          isDisabled={isUsedUp || !isOnline || upload.isBusy}
          onPicture={(picture) => void upload.take(picture)}
        />
        <History />
        {!isWide && <GoodToKnow />}
        <EducationNote />
      </Stack>
    </Page>
  );
}
