import { useGetGlossaryQuery } from "#web/features/learning/api.ts";
import { GlossaryView } from "#web/features/learning/glossary/glossary-view.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { Page } from "#web/shared/ui/page.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";

/** `/glossary` */
export function GlossaryScreen() {
  const t = useT();
  const isStranger = useIsStranger();
  const { data, error, isFetching, refetch } = useGetGlossaryQuery();
  const title = t("allTerms.title");
  if (data) return <GlossaryView glossary={data} />;
  if (!error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: isStranger ? "/" : "/profile" }}>
      <h1 className="sr-only">{title}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}
