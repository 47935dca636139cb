import type { Confidence } from "@candlewise/domain/analyzer/facts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import styles from "./confidence-tag.module.css";

const BARS: Readonly<Record<Confidence, number>> = { low: 1, medium: 2, high: 3 };

/** How sure a finding is: in words, and in one to three bars. */
export function ConfidenceTag({ confidence }: { confidence: Confidence }) {
  const t = useT();
  return (
    <Tag tone={confidence === "high" ? "right" : "sunken"} data-confidence={confidence}>
      <svg className={styles.bars} width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <path key={bar} d={`M${bar * 5 - 3} 11v-${bar * 3}`} opacity={bar <= BARS[confidence] ? 1 : 0.3} />
        ))}
      </svg>
      {t(`findings.confidence.${confidence}`)}
    </Tag>
  );
}
