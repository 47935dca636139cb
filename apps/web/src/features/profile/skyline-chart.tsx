import { formatDay, formatMonth } from "./calendar-formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { SkylineWeek } from "./skyline.ts";
import styles from "./skyline-chart.module.css";
import { TableHead } from "#web/shared/ui/table-head.tsx";

const STEP = 28;
const BODY = 16;
const WICK = 5;
const TOP = 14;
const FLOOR = 138;
/** Where the drawing begins while there is nothing in it but the place of the first candle. */
const EMPTY_TOP = 88;
const FOOT = 32;
/** Fewer than these would make one lesson a tower. */
const LEAST_SCALE = 8;

/** A chart: time runs from left to right in every language. The table beside it says the same in words. */
export function SkylineChart({ weeks }: { weeks: readonly SkylineWeek[] }) {
  const language = useLanguage();
  const total = weeks.reduce((sum, { completed }) => sum + completed, 0);
  const unit = (FLOOR - TOP) / Math.max(LEAST_SCALE, total);
  const width = weeks.length * STEP;
  const top = total === 0 ? EMPTY_TOP : 0;
  return (
    <div className={styles.frame}>
      <svg className={styles.chart} viewBox={`0 ${top} ${width} ${FLOOR + FOOT - top}`} aria-hidden="true">
        <line className={styles.floor} x1="0" x2={width} y1={FLOOR + 6} y2={FLOOR + 6} />
        {weeks.map((week, index) => (
          <Candle key={week.monday} week={week} x={index * STEP + STEP / 2} unit={unit} index={index} />
        ))}
        {total === 0 && (
          <rect
            className={styles.next}
            x={width - STEP / 2 - BODY / 2}
            y={FLOOR - 34}
            width={BODY}
            height="30"
            rx="5"
          />
        )}
        {weeks.map(({ monday }, index) =>
          isFirstOfMonth(weeks, index) ? (
            <text key={monday} x={index * STEP + STEP / 2 - BODY / 2} y={FLOOR + 26}>
              {formatMonth(monday, language)}
            </text>
          ) : null,
        )}
      </svg>
      <SkylineTable weeks={weeks} />
    </div>
  );
}

function SkylineTable({ weeks }: { weeks: readonly SkylineWeek[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className="sr-only">
      <table>
        <caption>{t("profile.skyline.title", { count: weeks.length })}</caption>
        <TableHead
          columns={[t("profile.skyline.weeks"), t("profile.skyline.completed"), t("profile.skyline.excellent")]}
        />
        <tbody>
          {weeks.map(({ monday, completed, excellent }) => (
            <tr key={monday}>
              <th scope="row">{t("profile.skyline.week", { date: formatDay(monday, language) })}</th>
              <td>{completed}</td>
              <td>{excellent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isFirstOfMonth = (weeks: readonly SkylineWeek[], index: number): boolean =>
  index > 0 && weeks[index]?.monday.slice(0, 7) !== weeks[index - 1]?.monday.slice(0, 7);

function Candle({ week, x, unit, index }: { week: SkylineWeek; x: number; unit: number; index: number }) {
  const { before, completed, excellent } = week;
  const base = FLOOR - before * unit;
  if (completed === 0)
    return <rect className={styles.still} x={x - BODY / 2} y={base - 1.5} width={BODY} height="3" rx="1.5" />;
  const height = completed * unit;
  const lit = excellent * unit;
  const clip = `week-${week.monday}`;
  return (
    <g className={styles.candle} style={{ animationDelay: `${index * 40}ms` }}>
      <rect className={styles.body} x={x - 1} y={base - height - WICK} width="2" height={height + 2 * WICK} rx="1" />
      <clipPath id={clip}>
        <rect x={x - BODY / 2} y={base - height} width={BODY} height={height} rx={Math.min(5, height / 2)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.body} x={x - BODY / 2} y={base - height} width={BODY} height={height - lit} />
        <rect className={styles.lit} x={x - BODY / 2} y={base - lit} width={BODY} height={lit} />
      </g>
    </g>
  );
}
