import { FEELINGS } from "@candlewise/domain/journal/terms";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Feeling } from "./api.ts";
import { ChipChoice } from "./chip-choice.tsx";

interface FeelingFieldProps {
  label: string;
  value: Feeling | null;
  onChange: (feeling: Feeling | null) => void;
}

export function FeelingField({ label, value, onChange }: FeelingFieldProps) {
  const t = useT();
  const options = FEELINGS.map((feeling) => ({ value: feeling, label: t(`journal.feeling.${feeling}`) }));
  return <ChipChoice label={label} options={options} value={value} none={t("journal.unsaid")} onChange={onChange} />;
}
