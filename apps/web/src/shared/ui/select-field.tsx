import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

interface Choice<Value extends string | number> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}

interface SelectFieldProps<Value extends string> extends Choice<Value> {
  id?: string;
  label: string;
  hint?: ReactNode;
  describedBy?: string;
}

/** One of several, as the platform lets one choose. */
export function SelectField<Value extends string>({
  id,
  label,
  hint,
  describedBy,
  ...choice
}: SelectFieldProps<Value>) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <>
          <Options {...choice} {...control} {...(describedBy && { "aria-describedby": describedBy })} />
          <Chevron />
        </>
      )}
    </Field>
  );
}

interface SelectProps<Value extends string | number> extends Choice<Value> {
  /** Says what is chosen; not shown. */
  label: string;
}

/** One of several in a row of filters, without a label that is seen. */
export function Select<Value extends string | number>({ label, ...choice }: SelectProps<Value>) {
  return (
    <SelectBox isSmall>
      <Options {...choice} aria-label={label} />
    </SelectBox>
  );
}

/** The box of a select that has no label of its own. */
export function SelectBox({ isSmall = false, children }: { isSmall?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.box, isSmall && styles.small)}>
      {children}
      <Chevron />
    </div>
  );
}

function Chevron() {
  return <Icon name="forward" size={18} className={styles.chevron ?? ""} />;
}

type OptionsProps<Value extends string | number> = Choice<Value> &
  Pick<ComponentProps<"select">, "id" | "className" | "aria-label" | "aria-invalid" | "aria-describedby">;

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
