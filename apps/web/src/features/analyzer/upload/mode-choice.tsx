import type { AnalysisMode } from "@candlewise/contracts/analyzer/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { MODES } from "../api.ts";

interface ModeChoiceProps {
  mode: AnalysisMode;
  onChange: (mode: AnalysisMode) => void;
}

/** What an analysis shows first; the other two are a tap away. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const t = useT();
  return (
    <Stack gap={2}>
      <Segmented
        label={t("analyzer.mode")}
        isLabelShown
        options={MODES.map((value) => ({ value, label: t(`analyzer.mode.${value}`) }))}
        value={mode}
        onChange={onChange}
      />
      <Text size={2} tone="muted">
        {t(`analyzer.modeText.${mode}`)}
      </Text>
    </Stack>
  );
}
