import type { ReactNode } from "react";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import styles from "./choice-list.module.css";

export interface ChoiceOption<Value extends string | number> {
  value: Value;
  label: string;
  text?: string;
  icon?: IconName;
  /** A word beside the label. */
  tag?: string | undefined;
}

interface ChoiceListProps<Value extends string | number> {
  /** What is asked; not shown. */
  legend: string;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few, each with room for a finger; radio buttons, so arrow keys move the choice. */
export function ChoiceList<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
}: ChoiceListProps<Value>): ReactNode {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className={styles.list}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name="choice"
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && (
              <span className={styles.icon} aria-hidden="true">
                <Icon name={option.icon} size={22} />
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.label}>
                {option.label}
                {option.tag && <span className={styles.tag}>{option.tag}</span>}
              </span>
              {option.text && <span className={styles.text}>{option.text}</span>}
            </span>
            <span className={styles.mark} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
