import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import type { BasicAnalysis } from "../api.ts";
import { useMarks } from "../findings/use-marks.ts";
import { analysisHref } from "../hrefs.ts";
import { PictureStage } from "../picture/picture-stage.tsx";
import { useHighlight } from "../picture/use-highlight.ts";

/** One of two analyses: its picture with trend and levels. */
export function ComparedPicture({ analysis }: { analysis: BasicAnalysis }) {
  const t = useT();
  const language = useLanguage();
  const { request, series, report } = analysis;
  const highlight = useHighlight("compare", null);
  const marks = useMarks("chart_analyzer", series, { basic: report, scenarios: null, patterns: null }, null);
  return (
    <Stack gap={1}>
      <PictureStage
        picture={request.picture}
        alt={t("analyzer.picture.alt", { trend: report ? t(`analyzer.trend.${report.trend.value}`) : "" })}
        marks={marks}
        highlight={highlight}
      />
      <TextLink to={analysisHref(request.id)}>{formatDateTime(new Date(request.created_at), language)}</TextLink>
    </Stack>
  );
}
