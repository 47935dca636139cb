import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import styles from "./task-page.module.css";

/** What counts while the exchange is closed; nothing while it is open, or where nothing else counts. */
export function OffHoursNote({ off_hours }: Pick<BrokerageTask, "off_hours">) {
  const t = useT();
  const language = useLanguage();
  if (!off_hours || off_hours.accepts.length === 0) return null;
  const { opens_at, accepts } = off_hours;
  return (
    <Note tone="sunken">
      <p>{opens_at === null ? t("task.closedNow") : t("task.closed", { time: formatMoment(opens_at, language) })}</p>
      <ul className={styles.accepts}>
        {accepts.map((each) => (
          <li key={each}>
            {each === "replay" ? (
              <Link to="/simulator/replay">{t("task.accepts.replay")}</Link>
            ) : (
              t(`task.accepts.${each}`)
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}
