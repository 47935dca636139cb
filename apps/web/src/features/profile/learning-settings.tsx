import type { UserProperties } from "@candlewise/contracts/profile/schemas";
import { Link } from "#web/shared/routing/router.tsx";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { DailyGoalStepper } from "./daily-goal-stepper.tsx";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
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
      <li>
        <Link to="/goal" className={styles.row}>
          <span className={styles.what}>
            <Icon name="target" size={22} />
            <span>
              <span className={styles.label}>{t("profile.settings.goal")}</span>
              <span className={styles.text}>{t(arrow ? `profile.goal.${arrow}` : "profile.settings.noGoal")}</span>
            </span>
          </span>
          <Icon name="forward" size={20} className={styles.chevron ?? ""} />
        </Link>
      </li>
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
