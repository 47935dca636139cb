import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { useRef, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { useIsWide } from "#web/shared/ui/use-is-wide.ts";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { MODES, useGetPatternsQuery, useGetScenariosQuery, type BasicAnalysis } from "../api.ts";
import { EducationNote } from "../education-note.tsx";
import { LayerChips } from "../picture/layer-chips.tsx";
import type { Layer } from "../picture/marks.ts";
import { PictureStage } from "../picture/picture-stage.tsx";
import { useHighlight } from "../picture/use-highlight.ts";
import { BasicPanel } from "./basic-panel.tsx";
import { PatternsPanel } from "./patterns-panel.tsx";
import { Prose } from "./prose.tsx";
import { ResultActions } from "./result-actions.tsx";
import styles from "./result.module.css";
import { ScenariosPanel } from "./scenarios-panel.tsx";
import { useMarks } from "./use-marks.ts";
import { Warnings } from "./warnings.tsx";

const NONE: ReadonlySet<Layer> = new Set();

interface ResultProps {
  request: AnalysisRequest;
  basic: BasicAnalysis;
  /** It has just been finished. */
  isFresh: boolean;
}

/** The picture with what was found in it, and the findings of the mode in words beside it. */
export function Result({ request, basic, isFresh }: ResultProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const mode = MODES.find((each) => each === search.get("mode")) ?? request.mode;
  const key = { params: { id: request.id } };
  const scenarios = useGetScenariosQuery(key, { skip: mode !== "scenario_analyzer" });
  const patterns = useGetPatternsQuery(key, { skip: mode !== "patterns_analyzer" });
  const reports = {
    basic: basic.report,
    scenarios: scenarios.data?.report ?? null,
    patterns: patterns.data?.report ?? null,
  };
  const isWide = useIsWide();
  const [hidden, setHidden] = useState(NONE);
  const stage = useRef<HTMLDivElement>(null);
  const first = mode === "scenario_analyzer" ? (reports.scenarios?.scenarios[0]?.id ?? null) : null;
  const highlight = useHighlight(mode, first);
  const { series } = basic;
  const marks = useMarks(mode, series, reports, highlight.active);
  const shown = { chart_analyzer: basic, scenario_analyzer: scenarios.data, patterns_analyzer: patterns.data }[mode];
  const failed = [scenarios, patterns].find(({ data, error, isUninitialized }) => !isUninitialized && !data && error);
  if (!series) return null;
  const layers = <LayerChips marks={marks} hidden={hidden} onChange={setHidden} />;
  const actions = <ResultActions request={request} stage={stage} />;
  return (
    <div className={styles.columns}>
      <div className={styles.seen}>
        <div ref={stage} className={styles.pinned}>
          <PictureStage
            picture={request.picture}
            alt={t("analyzer.picture.alt", {
              trend: request.headline ? t(`analyzer.trend.${request.headline.trend}`) : "",
            })}
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
        {series.warnings.length > 0 && (
          <Stack gap={2}>
            <Warnings warnings={series.warnings} />
          </Stack>
        )}
        {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
        {!shown && !failed && <Skeleton shape="card" />}
        {mode === "chart_analyzer" && basic.report && (
          <BasicPanel series={series} report={basic.report} lessons={basic.lessons} highlight={highlight} />
        )}
        {mode === "scenario_analyzer" && reports.scenarios && scenarios.data && (
          <ScenariosPanel
            series={series}
            report={reports.scenarios}
            lessons={scenarios.data.lessons}
            highlight={highlight}
          />
        )}
        {mode === "patterns_analyzer" && reports.patterns && patterns.data && (
          <PatternsPanel
            series={series}
            report={reports.patterns}
            lessons={patterns.data.lessons}
            highlight={highlight}
          />
        )}
        {shown && <Prose prose={shown.prose} />}
        {!isWide && actions}
        <EducationNote />
      </Stack>
    </div>
  );
}
