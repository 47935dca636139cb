import { RadioOptions } from "#web/shared/ui/choice.tsx";
import { FieldLegend } from "#web/shared/ui/field.tsx";
import styles from "./journal.module.css";

interface ChipChoiceProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  /** Says "nothing chosen". */
  none: string;
  onChange: (value: Value | null) => void;
}

/** One of a few words, or none of them. */
export function ChipChoice<Value extends string>({ label, options, value, none, onChange }: ChipChoiceProps<Value>) {
  return (
    <fieldset>
      <FieldLegend>{label}</FieldLegend>
      <RadioOptions<Value | null>
        options={[{ value: null, label: none }, ...options]}
        value={value}
        onChange={onChange}
        look={{ row: styles.chips, option: styles.chip }}
      />
    </fieldset>
  );
}
