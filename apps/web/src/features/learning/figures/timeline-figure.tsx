import type { FigureOf } from "@candlewise/domain/learning/figures";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TableHead } from "#web/shared/ui/table-head.tsx";
import styles from "./timeline-figure.module.css";

type Timeline = FigureOf<"timeline">;

/** Pixels that the time between two events may take, and that all of it takes together for each event. */
const FEWEST = 14;
const MOST = 88;
const EACH = 34;

/** Space below each event: the longer until the next one, the more. */
function gapsOf(events: Timeline["events"]): number[] {
  const [first, last] = [events.at(0)?.at ?? 0, events.at(-1)?.at ?? 0];
  const span = last - first || 1;
  return events.map(({ at }, index) => {
    const next = events[index + 1];
    return next ? Math.min(MOST, FEWEST + ((next.at - at) / span) * EACH * (events.length - 1)) : 0;
  });
}

/** Events on a line, farther apart the more time lies between them. */
export function TimelineFigure({ figure: { title, description, events } }: { figure: Timeline }) {
  const gaps = gapsOf(events);
  return (
    <ChartCard title={title} table={() => <TimelineTable events={events} />}>
      <p className="sr-only">{description}</p>
      <ol className={styles.timeline}>
        {events.map(({ when, text }, index) => (
          <li key={`${when} ${text}`} style={{ paddingBlockEnd: gaps[index] }}>
            <b>{when}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}

function TimelineTable({ events }: Pick<Timeline, "events">) {
  const t = useT();
  return (
    <table>
      <TableHead columns={[t("items.figure.when"), t("items.figure.what")]} />
      <tbody>
        {events.map(({ when, text }) => (
          <tr key={`${when} ${text}`}>
            <th scope="row">{when}</th>
            <td className={styles.what}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
