import { ANALYZER } from "#web/features/analyzer/hrefs.ts";
import { ScanCandles } from "#web/features/analyzer/upload/scan-candles.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./analyzer-link.module.css";

/** The way to the chart analyzer. */
export function AnalyzerLink() {
  const t = useT();
  return (
    <CardLink to={ANALYZER} className={styles.card}>
      <Stack as="span" gap={1}>
        <Text as="span" size={6} weight={800}>
          {t("learning.courses.analyzer")}
        </Text>
        <Text as="span" size={4} tone="muted">
          {t("learning.courses.analyzerText")}
        </Text>
      </Stack>
      <span className={styles.drawing}>
        <ScanCandles />
      </span>
    </CardLink>
  );
}
