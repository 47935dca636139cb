import type { UserProperties } from "@candlewise/contracts/profile/schemas";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { DailyGoalStepper } from "./daily-goal-stepper.tsx";
import { LinkRow, SettingRow } from "./setting-row.tsx";
import { useChangeProperties } from "./use-change-properties.ts";
import { ZoneSelect, zoneName } from "./zone-select.tsx";

/** Goal, lessons a day and time zone: they belong to the account. */
export function LearningSettings({ properties }: { properties: UserProperties["properties"] }) {
  const t = useT();
  const change = useChangeProperties();
  const { arrow, target_lessons, time_zone, is_zone_chosen } = properties;
  const here = browserTimeZone();
  return (
    <>
      <LinkRow
        icon="target"
        label={t("profile.settings.goal")}
        text={t(arrow ? `profile.goal.${arrow}` : "profile.settings.noGoal")}
        to="/goal"
      />
      <SettingRow
        icon="flame"
        label={t("profile.settings.daily")}
        text={t("profile.settings.dailyValue", { count: target_lessons })}
      >
        <DailyGoalStepper value={target_lessons} onSettled={(lessons) => void change({ target_lessons: lessons })} />
      </SettingRow>
      <SettingRow icon="clock" label={t("profile.settings.zone")} text={t("profile.settings.zoneText")} isStacked>
        <ZoneSelect
          label={t("profile.settings.zone")}
          hint={here === time_zone ? null : t("profile.settings.zoneHere", { zone: zoneName(here) })}
          value={time_zone}
          isAutomatic={!is_zone_chosen}
          onChange={(zone) => void change({ time_zone: zone ?? here, is_zone_chosen: zone !== null })}
        />
      </SettingRow>
    </>
  );
}
