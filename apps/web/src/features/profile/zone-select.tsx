import { useId, useMemo } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { SelectBox } from "#web/shared/ui/select-field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";

interface ZoneSelectProps {
  /** Names the field; not shown. */
  label: string;
  hint: string | null;
  /** IANA name. */
  value: string;
  /** The zone follows that of the device. */
  isAutomatic: boolean;
  /** Null: the zone of the device. */
  onChange: (zone: string | null) => void;
}

/** Value of the first option; no zone has this name. */
const AUTOMATIC = "";

/** `Europe/Berlin` as a person reads it. */
export const zoneName = (name: string): string => name.replaceAll("_", " ").replaceAll("/", " · ");

/** Zones by region, as `[region, [[zone, city], …]]`; one that the browser does not list is added. */
function zonesByRegion(chosen: string): [string, [string, string][]][] {
  const names = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].toSorted();
  const regions = Map.groupBy(names, (name) => (name.includes("/") ? name.slice(0, name.indexOf("/")) : "UTC"));
  return [...regions].map(([region, zones]) => [
    zoneName(region),
    zones.map((zone) => [zone, zoneName(zone.slice(zone.indexOf("/") + 1))]),
  ]);
}

/** The platform's own list: it knows how to be long on every device. */
export function ZoneSelect({ label, hint, value, isAutomatic, onChange }: ZoneSelectProps) {
  const t = useT();
  const id = useId();
  const regions = useMemo(() => zonesByRegion(value), [value]);
  return (
    <Stack gap={2}>
      <SelectBox>
        <select
          value={isAutomatic ? AUTOMATIC : value}
          aria-label={label}
          aria-describedby={hint === null ? undefined : `${id}-hint`}
          onChange={({ target }) => onChange(target.value === AUTOMATIC ? null : target.value)}
        >
          <option value={AUTOMATIC}>
            {isAutomatic ? t("profile.settings.zoneIs", { zone: zoneName(value) }) : t("profile.settings.zoneAuto")}
          </option>
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
      </SelectBox>
      {hint !== null && (
        <Text id={`${id}-hint`} size={4} tone="muted">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
