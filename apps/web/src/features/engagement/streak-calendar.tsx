import { useState } from "react";
import { formatDate } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import type { StreakCalendar } from "./api.ts";
import { FreezeIcon, RepairIcon } from "./engagement-icons.tsx";
import { firstDayOfWeek, weeksOf } from "./month.ts";
import styles from "./streak-calendar.module.css";

type Kind = StreakCalendar["days"][number]["kind"];

const MARKS = {
  lesson: <Icon name="flame" size={18} />,
  freeze: <FreezeIcon size={18} />,
  repair: <RepairIcon size={18} />,
} as const satisfies Record<Kind, unknown>;
const KINDS = ["lesson", "freeze", "repair"] as const satisfies readonly Kind[];

const dateOf = (date: string) => new Date(`${date}T00:00:00Z`);
const UTC = { timeZone: "UTC" } as const;

/** Two months of days: what counts, what a freeze or a repair covers. Kinds differ by shape and sign, not by color alone. */
export function StreakMonth({ calendar }: { calendar: StreakCalendar }) {
  const t = useT();
  const language = useLanguage();
  const months = [calendar.from.slice(0, 7), calendar.today.slice(0, 7)] as const;
  const [isEarlier, setEarlier] = useState(false);
  const month = months[isEarlier ? 0 : 1];
  return (
    <section className={styles.month}>
      <header className={styles.head}>
        <IconButton
          icon="back"
          label={t("engagement.calendar.earlier")}
          disabled={isEarlier}
          onClick={() => setEarlier(true)}
        />
        <h3 aria-live="polite">
          {formatDate(dateOf(`${month}-01`), language, { ...UTC, month: "long", year: "numeric" })}
        </h3>
        <IconButton
          icon="forward"
          label={t("engagement.calendar.later")}
          disabled={!isEarlier}
          onClick={() => setEarlier(false)}
        />
      </header>
      <Days {...{ month, calendar }} />
      <Legend />
    </section>
  );
}

function Day({ date, today, kind }: { date: string; today: string; kind: Kind | undefined }) {
  const t = useT();
  const language = useLanguage();
  return (
    <time
      dateTime={date}
      className={styles.mark}
      data-kind={kind}
      data-future={date > today || undefined}
      aria-current={date === today ? "date" : undefined}
    >
      <span className={kind && "sr-only"}>{formatDate(dateOf(date), language, { ...UTC, day: "numeric" })}</span>
      {kind && MARKS[kind]}
      {kind && <span className="sr-only">{t(`engagement.day.${kind}`)}</span>}
    </time>
  );
}

function Days({ month, calendar }: { month: string; calendar: StreakCalendar }) {
  const language = useLanguage();
  const weeks = weeksOf(month, firstDayOfWeek(language));
  const kinds = new Map(calendar.days.map(({ local_date, kind }) => [local_date, kind]));
  const weekday = (date: string, style: "narrow" | "long") =>
    formatDate(dateOf(date), language, { ...UTC, weekday: style });
  return (
    <table className={styles.days}>
      <thead>
        <tr>
          {(weeks[1] ?? []).map((date) => (
            <th key={date} scope="col">
              <abbr title={weekday(date ?? "", "long")}>{weekday(date ?? "", "narrow")}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, column) => (
              // eslint-disable-next-line react/no-array-index-key -- columns never move
              <td key={column}>
                {date !== null && <Day {...{ date, today: calendar.today, kind: kinds.get(date) }} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Legend() {
  const t = useT();
  return (
    <ul className={styles.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={styles.mark} data-kind={kind} aria-hidden="true">
            {MARKS[kind]}
          </span>
          {t(`engagement.day.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
