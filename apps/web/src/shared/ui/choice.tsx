import { useId, type ReactNode } from "react";
import styles from "./choice.module.css";

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

interface SegmentedProps<Value extends string> {
  /** Says what is chosen; not shown. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few: radio buttons side by side, so arrow keys move the choice. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={styles.segmented}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
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
