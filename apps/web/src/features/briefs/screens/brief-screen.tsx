import { useGetBriefQuery, type Brief } from "#web/features/briefs/api.ts";
import { BriefFigures } from "#web/features/briefs/brief-view.tsx";
import { MARKET_NEWS } from "#web/features/briefs/hrefs.ts";
import { LearnList } from "#web/features/briefs/learn-list.tsx";
import { useSpanText } from "#web/features/briefs/use-span-text.ts";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { AsOf } from "#web/shared/ui/as-of.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { FileLink } from "#web/shared/ui/file-link.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";

/** S7.18: the brief of a trading day or week. */
export function BriefScreen() {
  const t = useT();
  const { briefId } = useRouteParams("briefId");
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetBriefQuery({ params: { brief_id: briefId } });
  const title = t(briefId.startsWith("weekly") ? "briefs.kind.weekly" : "briefs.kind.daily");
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: MARKET_NEWS }}>
      {data ? (
        <Stack gap={5}>
          {fulfilledTimeStamp !== undefined && (
            <AsOf at={fulfilledTimeStamp / 1000} onBack={() => void refetch()}>
              {t("briefs.offline")}
            </AsOf>
          )}
          <Head brief={data} title={title} />
          <BriefFigures brief={data} />
          <LearnList topics={data.topics} />
          <Text size={2} tone="muted">
            {t("briefs.education")}
          </Text>
        </Stack>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <Problem error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </>
      )}
    </Page>
  );
}

function Head({ brief, title }: { brief: Brief; title: string }) {
  const t = useT();
  const spanText = useSpanText("long");
  return (
    <Stack gap={3} align="start">
      <h1>{spanText(brief)}</h1>
      <Row gap={2} wraps>
        <Tag tone="sunken">{title}</Tag>
        {brief.source === "practice" && <PracticeTag />}
      </Row>
      <FileLink href={brief.pdf_url}>{t("briefs.pdf")}</FileLink>
    </Stack>
  );
}

interface ProblemProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

function Problem(props: ProblemProps) {
  const t = useT();
  const code = errorCodeOf(props.error);
  const all = <LinkButton to={MARKET_NEWS}>{t("briefs.all")}</LinkButton>;
  if (code === "brief_locked") {
    return (
      <EmptyState title={t("briefs.lockedTitle")} actions={all}>
        {t("briefs.lockedText")}
      </EmptyState>
    );
  }
  if (code === "not_found") return <EmptyState mood="lost" title={t("briefs.gone")} actions={all} />;
  return <ErrorState {...props} />;
}
