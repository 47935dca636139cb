import { useId, useMemo } from "react";
import styles from "./zone-select.module.css";

interface ZoneSelectProps {
  label: string;
  hint: string;
  /** IANA name. */
  value: string;
  onChange: (zone: string) => void;
}

const wordsOf = (name: string) => name.replaceAll("_", " ").replaceAll("/", " · ");

/** Zones by region, as `[region, [[zone, city], …]]`; one that the browser does not list is added. */
function zonesByRegion(chosen: string): [string, [string, string][]][] {
  const names = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].toSorted();
  const regions = Map.groupBy(names, (name) => (name.includes("/") ? name.slice(0, name.indexOf("/")) : "UTC"));
  return [...regions].map(([region, zones]) => [
    wordsOf(region),
    zones.map((zone) => [zone, wordsOf(zone.slice(zone.indexOf("/") + 1))]),
  ]);
}

/** The platform's own list: it knows how to be long on every device. */
export function ZoneSelect({ label, hint, value, onChange }: ZoneSelectProps) {
  const id = useId();
  const regions = useMemo(() => zonesByRegion(value), [value]);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        dir="ltr"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map(([zone, city]) => (
              <option key={zone} value={zone}>
                {city}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
