import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { ANALYZER } from "./hrefs.ts";

interface AnalysisErrorProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** An analysis that does not exist, or that could not be loaded. */
export function AnalysisError({ error, onRetry, isRetrying }: AnalysisErrorProps) {
  const t = useT();
  const isMissing = [400, 404].includes(statusOf(error) ?? 0);
  if (!isMissing) return <ErrorState error={error} onRetry={onRetry} isRetrying={isRetrying} />;
  return (
    <EmptyState
      title={t("analyzer.missing")}
      mood="lost"
      actions={<LinkButton to={ANALYZER}>{t("analyzer.leave.back")}</LinkButton>}
    >
      {t("analyzer.missingText")}
    </EmptyState>
  );
}
