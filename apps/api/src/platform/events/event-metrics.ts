import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Meters } from "../metrics.ts";
import type { Sample, Sampler } from "../samplers.ts";

export interface EventCounters {
  delivered(subscriber: string, count: number): void;
  failed(subscriber: string, count: number): void;
}

export function createEventCounters(meters: Meters): EventCounters {
  const delivered = meters.counter("events_delivered_total", "Events handled by this node.", ["subscriber"]);
  const failed = meters.counter("events_failed_total", "Deliveries that failed on this node.", ["subscriber"]);
  return {
    delivered: (subscriber, count) => delivered.inc({ subscriber }, count),
    failed: (subscriber, count) => failed.inc({ subscriber }, count),
  };
}

const labelNames = ["subscriber"];
const GAUGES = {
  events_waiting: { help: "Events in the log that the subscriber has not passed yet, of any type.", labelNames },
  events_held: { help: "Events that failed, or wait behind a failed or parked one of their key.", labelNames },
  events_parked: { help: "Events parked after their last attempt: an operator must act.", labelNames },
  events_oldest_seconds: { help: "Age of the oldest event that is waiting, held or parked.", labelNames },
};

interface Row {
  subscriber: string;
  waiting: number;
  held: number;
  parked: number;
  oldest: number;
}

/** Covers every registered subscriber, even if this node does not implement it. Uses index look-ups, except for unnumbered and held events. */
export const eventSampler = (database: Database): Sampler => ({
  name: "events",
  gauges: GAUGES,
  async read() {
    const { rows } = await sql<Row>`
      with unnumbered as (
        select count(*) as count, min(written_at) as oldest
        from (select written_at from event where position is null order by written_at limit 100000) as bounded
      )
      select subscriber.subscriber, event_head.position - subscriber.position + unnumbered.count as waiting, held, parked,
        coalesce(extract(epoch from clock_timestamp() - least(behind, oldest_held,
          case when unnumbered.oldest >= subscriber.since then unnumbered.oldest end)), 0)::float8 as oldest
      from event_subscriber subscriber, event_head, unnumbered,
        lateral (
          select count(*) filter (where parked_at is null) as held, count(parked_at) as parked, min(event.written_at) as oldest_held
          from event_held join event using (key_id, event_id)
          where event_held.subscriber = subscriber.subscriber
        ) as held_events,
        lateral (
          select (select written_at from event where position > subscriber.position order by position limit 1) as behind
        ) as cursor`.execute(database.kysely);
    return rows.flatMap(({ subscriber, waiting, held, parked, oldest }): Sample[] => {
      const labels = { subscriber };
      return [
        { gauge: "events_waiting", value: waiting, labels },
        { gauge: "events_held", value: held, labels },
        { gauge: "events_parked", value: parked, labels },
        { gauge: "events_oldest_seconds", value: Math.max(0, oldest), labels },
      ];
    });
  },
});
