import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";

/** What the picture did not tell for sure. */
export function Warnings({ warnings }: Pick<AnalysisSeries, "warnings">) {
  const t = useT();
  if (warnings.length === 0) return null;
  return (
    <Stack gap={2}>
      {warnings.map((warning) => (
        <Note key={warning} tone="sunken">
          <Row gap={3} align="top">
            <Icon name="alert" size={20} />
            <span>{t(`findings.warning.${warning}`)}</span>
          </Row>
        </Note>
      ))}
    </Stack>
  );
}
