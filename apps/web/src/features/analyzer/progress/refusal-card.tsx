import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { ANALYZER } from "../hrefs.ts";

/** Why a picture was not analyzed, what that costs, and what to do. */
export function RefusalCard({ refusal }: { refusal: AnalysisRequest["refusal"] }) {
  const t = useT();
  const reason = refusal ?? "analysis_failed";
  return (
    <EmptyState
      title={t(`analyzer.refusal.${reason}`)}
      mood="sorry"
      actions={
        <LinkButton to={ANALYZER} icon="image">
          {t("analyzer.another")}
        </LinkButton>
      }
    >
      {t(`analyzer.refusalText.${reason}`)} {t("analyzer.uncounted")}
    </EmptyState>
  );
}
