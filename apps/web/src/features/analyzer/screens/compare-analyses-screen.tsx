import { useGetAnalysisQuery, useGetPatternsQuery } from "#web/features/analyzer/api.ts";
import { EducationNote } from "#web/features/analyzer/education-note.tsx";
import { ANALYZER } from "#web/features/analyzer/hrefs.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { LazyPart } from "#web/shared/ui/lazy-part.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";

const load = async () => (await import("#web/features/analyzer/compare/comparison.tsx")).Comparison;

function useSide(id: string) {
  const skip = id === "";
  const basic = useGetAnalysisQuery({ params: { id } }, { skip });
  const patterns = useGetPatternsQuery({ params: { id } }, { skip });
  const refetch = () => {
    for (const query of [basic, patterns]) if (query.isError) void query.refetch();
  };
  return { basic: basic.data, patterns: patterns.data, error: basic.error ?? patterns.error, refetch };
}

/** S1.04: two analyses side by side. */
export function CompareAnalysesScreen() {
  const t = useT();
  const [search] = useSearchParams();
  const first = useSide(search.get("first") ?? "");
  const second = useSide(search.get("second") ?? "");
  const sides = [first, second];
  const title = t("findings.compare.title");
  const isNamed = search.get("first") && search.get("second");
  const failed = sides.find(({ basic, patterns, error }) => error && (!basic || !patterns));
  if (isNamed && !failed && sides.some(({ basic, patterns }) => !basic || !patterns))
    return <PageSkeleton name="list" title={title} />;
  const shown = sides.flatMap(({ basic, patterns }) => (basic && patterns ? [{ basic, patterns }] : []));
  const [left, right] = shown;
  return (
    <Page title={title} bar={{ back: ANALYZER }} width="full">
      <Stack gap={4}>
        <h1>{title}</h1>
        {left && right ? (
          <LazyPart load={load} props={{ left, right }} />
        ) : failed ? (
          <ErrorState error={failed.error} onRetry={() => sides.forEach(({ refetch }) => refetch())} />
        ) : (
          <EmptyState
            title={t("findings.compare.missing")}
            mood="lost"
            actions={<LinkButton to={ANALYZER}>{t("analyzer.leave.back")}</LinkButton>}
          />
        )}
        <EducationNote />
      </Stack>
    </Page>
  );
}
