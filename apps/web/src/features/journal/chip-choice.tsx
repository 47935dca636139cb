import { useId } from "react";
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
  const name = useId();
  const all: readonly { readonly value: Value | null; readonly label: string }[] = [
    { value: null, label: none },
    ...options,
  ];
  return (
    <fieldset className={styles.field}>
      <FieldLegend>{label}</FieldLegend>
      <div className={styles.chips}>
        {all.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              className="cover"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
