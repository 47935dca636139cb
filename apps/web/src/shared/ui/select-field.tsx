import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import styles from "./select-field.module.css";

interface Choice<Value extends string | number> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}

interface SelectFieldProps<Value extends string> extends Choice<Value> {
  id: string;
  label: string;
  describedBy?: string;
}

/** One of several, as the platform lets one choose. */
export function SelectField<Value extends string>({ id, label, describedBy, ...choice }: SelectFieldProps<Value>) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <Options {...choice} id={id} className={styles.select} aria-describedby={describedBy} />
        <Icon name="forward" size={18} className={styles.chevron ?? ""} />
      </div>
    </div>
  );
}

interface SelectProps<Value extends string | number> extends Choice<Value> {
  /** Says what is chosen; not shown. */
  label: string;
}

/** One of several in a row of filters, without a label that is seen. */
export function Select<Value extends string | number>({ label, ...choice }: SelectProps<Value>) {
  return (
    <div className={styles.smallBox}>
      <Options {...choice} className={styles.small} aria-label={label} />
      <Icon name="forward" size={16} className={styles.smallChevron ?? ""} />
    </div>
  );
}

type OptionsProps<Value extends string | number> = Choice<Value> &
  Pick<ComponentProps<"select">, "id" | "className" | "aria-label" | "aria-describedby">;

function Options<Value extends string | number>({ options, onValue, ...select }: OptionsProps<Value>) {
  return (
    <select
      {...select}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen) onValue(chosen.value);
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
