import type { AnalysisMode, AnalysisRequest, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { useRef, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { useIsWide } from "#web/shared/ui/use-is-wide.ts";
import { MODES, type BasicAnalysis } from "../api.ts";
import { EducationNote } from "../education-note.tsx";
import { isLine } from "../picture/geometry.ts";
import { LayerChips } from "../picture/layer-chips.tsx";
import type { Layer } from "../picture/marks.ts";
import { PictureStage } from "../picture/picture-stage.tsx";
import { useHighlight, type Highlight } from "../picture/use-highlight.ts";
import { Panel } from "./panel.tsx";
import { Prose } from "./prose.tsx";
import { ResultActions } from "./result-actions.tsx";
import styles from "./result.module.css";
import { useMarks } from "./use-marks.ts";
import { useReports } from "./use-reports.ts";
import { Warnings } from "./warnings.tsx";

const NONE: ReadonlySet<Layer> = new Set();

interface ResultProps {
  request: AnalysisRequest;
  basic: BasicAnalysis;
  series: AnalysisSeries;
  /** It has just been finished. */
  isFresh: boolean;
}

/** The picture with what was found in it, and the findings of the mode in words beside it. */
export function Result({ request, basic, series, isFresh }: ResultProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const mode = MODES.find((each) => each === search.get("mode")) ?? request.mode;
  const found = useReports(mode, basic);
  const { reports } = found;
  const isWide = useIsWide();
  const [hidden, setHidden] = useState(NONE);
  const stage = useRef<HTMLDivElement>(null);
  const highlight = useHighlight(
    mode,
    mode === "scenario_analyzer" ? (reports.scenarios?.scenarios[0]?.id ?? null) : null,
  );
  const marks = useMarks(mode, series, reports, highlight.active);
  const layers = <LayerChips marks={marks} hidden={hidden} isLine={isLine(series)} onChange={setHidden} />;
  const actions = <ResultActions request={request} stage={stage} />;
  return (
    <div className={styles.columns}>
      <div className={styles.seen}>
        <div ref={stage} className={styles.pinned}>
          <PictureStage
            picture={request.picture}
            alt={t("analyzer.picture.alt", { trend: t(`analyzer.trend.${request.headline?.trend ?? "neutral"}`) })}
            marks={marks.filter(({ layer }) => !hidden.has(layer))}
            highlight={highlight}
            isFresh={isFresh}
          />
          <Segmented
            label={t("analyzer.mode")}
            options={MODES.map((value) => ({ value, label: t(`analyzer.mode.${value}`) }))}
            value={mode}
            onChange={(next) => setSearch({ mode: next }, { replace: true })}
          />
          {isWide && layers}
          {isWide && actions}
        </div>
      </div>
      <Stack gap={6} className={styles.read} data-mode={mode}>
        {!isWide && layers}
        <Warnings warnings={series.warnings} />
        <Findings mode={mode} series={series} highlight={highlight} {...found} />
        {!isWide && actions}
        <EducationNote />
      </Stack>
    </div>
  );
}

interface FindingsProps extends ReturnType<typeof useReports> {
  mode: AnalysisMode;
  series: AnalysisSeries;
  highlight: Highlight;
}

/** The report of the mode, and what a model wrote about it. */
function Findings({ mode, series, highlight, reports, shown, failed }: FindingsProps) {
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!shown) return <Skeleton shape="card" />;
  return (
    <>
      <Panel {...{ mode, series, reports, highlight }} lessons={shown.lessons} />
      <Prose prose={shown.prose} />
    </>
  );
}
