import { Icon } from "./icon.tsx";
import styles from "./select-field.module.css";

interface SelectFieldProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
  describedBy?: string;
}

/** One of several, as the platform lets one choose. */
export function SelectField<Value extends string>({
  id,
  label,
  value,
  options,
  onValue,
  describedBy,
}: SelectFieldProps<Value>) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value);
            if (chosen) onValue(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="forward" size={18} className={styles.chevron ?? ""} />
      </div>
    </div>
  );
}

interface SelectProps<Value extends string | number> {
  /** Says what is chosen; not shown. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}

/** One of several in a row of filters, without a label that is seen. */
export function Select<Value extends string | number>({ label, value, options, onValue }: SelectProps<Value>) {
  return (
    <div className={styles.smallBox}>
      <select
        className={styles.small}
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
      <Icon name="forward" size={16} className={styles.smallChevron ?? ""} />
    </div>
  );
}
