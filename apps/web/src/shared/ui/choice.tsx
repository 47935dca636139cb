import { useId, type ReactNode } from "react";
import styles from "./choice.module.css";
import { FieldLegend } from "./field.tsx";

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={() => onChange(!isOn)}>
      {label}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb} />
      </span>
    </button>
  );
}

interface RadioOptionsProps<Value extends string | null> {
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Of the row, and of each option in it. */
  look: { row: string | undefined; option: string | undefined };
}

/** Radio buttons that lie unseen over their labels, so arrow keys move the choice. */
export function RadioOptions<Value extends string | null>(props: RadioOptionsProps<Value>) {
  const { options, value, onChange, look } = props;
  const name = useId();
  return (
    <div className={look.row}>
      {options.map((option) => (
        <label key={option.value} className={look.option}>
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
  );
}

interface SegmentedProps<Value extends string> extends Omit<RadioOptionsProps<Value>, "look"> {
  /** Says what is chosen. */
  label: string;
  isLabelShown?: boolean;
}

/** One of a few, side by side. */
export function Segmented<Value extends string>({ label, isLabelShown = false, ...rest }: SegmentedProps<Value>) {
  return (
    <fieldset className={isLabelShown ? styles.labelled : undefined}>
      {isLabelShown ? <FieldLegend>{label}</FieldLegend> : <legend className="sr-only">{label}</legend>}
      <RadioOptions {...rest} look={{ row: styles.segmented, option: styles.segment }} />
    </fieldset>
  );
}

/** Chips in one row that scrolls where it is too long. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.chips}>
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

interface ChipProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Of those with the same name one is on; without a name each is on or off by itself. */
  name?: string;
  children: ReactNode;
}

/** Something that a list or a chart is narrowed to, or shows besides. */
export function Chip({ isOn, onChange, name, children }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input
        className="cover"
        type={name === undefined ? "checkbox" : "radio"}
        name={name}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  );
}
