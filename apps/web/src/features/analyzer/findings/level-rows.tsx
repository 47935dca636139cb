import type { AnalysisLevel } from "@candlewise/contracts/analyzer/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Highlight } from "../picture/use-highlight.ts";
import { ConfidenceTag } from "./confidence-tag.tsx";
import { FindingRow } from "./finding-row.tsx";

interface LevelRowsProps {
  levels: readonly AnalysisLevel[];
  price: (price: number) => string;
  highlight: Highlight;
}

/** Levels from the highest price to the lowest, as they are in the picture. */
export function LevelRows({ levels, price, highlight }: LevelRowsProps) {
  const t = useT();
  return levels
    .toSorted((a, b) => b.price - a.price)
    .map((level) => (
      <FindingRow
        key={level.id}
        id={level.id}
        highlight={highlight}
        tone={level.kind}
        title={t(`findings.level.${level.kind}`, { name: level.id })}
        value={price(level.price)}
        tags={<ConfidenceTag confidence={level.strength} />}
      >
        {t("findings.touches", { count: level.touches.length })}
      </FindingRow>
    ));
}
