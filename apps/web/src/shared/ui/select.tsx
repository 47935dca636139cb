import { Icon } from "./icon.tsx";
import styles from "./select.module.css";

interface SelectProps<Value extends string | number> {
  /** Says what is chosen; not shown. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}

/** One of several in a row of filters; `SelectField` is the one with a visible label. */
export function Select<Value extends string | number>({ label, value, options, onValue }: SelectProps<Value>) {
  return (
    <div className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onValue(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="forward" size={16} className={styles.chevron ?? ""} />
    </div>
  );
}
