import type { ReactNode } from "react";
import styles from "./chips.module.css";

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
        type={name === undefined ? "checkbox" : "radio"}
        name={name}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  );
}
