import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Switch } from "#web/shared/ui/choice.tsx";
import { SelectField } from "#web/shared/ui/select-field.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Settings } from "./api.ts";
import styles from "./quiet-hours.module.css";

type Hours = Settings["quiet_hours"];
const DEFAULT: Hours = { from: "21:00", until: "08:00" };
/** The same time twice: never quiet. */
const NEVER: Hours = { from: "00:00", until: "00:00" };

const TIMES: readonly string[] = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
});

const timesWith = (time: string) => [...new Set([...TIMES, time])].toSorted().map((value) => ({ value, label: value }));

interface QuietHoursProps {
  hours: Hours;
  zone: string;
  onChange: (hours: Hours) => void;
}

/** Hours of the night in which nothing leaves the app. */
export function QuietHours({ hours, zone, onChange }: QuietHoursProps) {
  const t = useT();
  const isOn = hours.from !== hours.until;
  // Turning them off and on again brings back what was chosen.
  const [last, setLast] = useState(isOn ? hours : DEFAULT);
  const choose = (next: Hours) => {
    setLast(next);
    onChange(next);
  };
  const title = (
    <Text as="span" size={6} weight={700}>
      {t("notifications.quiet.title")}
    </Text>
  );
  return (
    <Card gap={4}>
      <Switch label={title} isOn={isOn} onChange={(on) => onChange(on ? last : NEVER)} />
      <Text size={4} tone="muted">
        {t("notifications.quiet.text", { zone: zone.replaceAll("_", " ") })}
      </Text>
      {isOn && (
        <div className={styles.times}>
          <SelectField
            label={t("notifications.quiet.from")}
            value={hours.from}
            options={timesWith(hours.from).filter(({ value }) => value !== hours.until)}
            onValue={(from) => choose({ ...hours, from })}
          />
          <SelectField
            label={t("notifications.quiet.until")}
            value={hours.until}
            options={timesWith(hours.until).filter(({ value }) => value !== hours.from)}
            onValue={(until) => choose({ ...hours, until })}
          />
        </div>
      )}
    </Card>
  );
}
