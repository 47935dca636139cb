import { bucketOf, shareOf } from "@candlewise/domain/learning/estimate";
import type { Verdict } from "@candlewise/domain/learning/items";
import type { CSSProperties, KeyboardEvent } from "react";
import range from "#web/features/learning/charts/range.module.css";
import { classNames } from "#web/shared/ui/class-names.ts";
import { useAmount } from "../common/use-amount.ts";
import type { ItemOf } from "../item-draft.ts";
import styles from "./estimate-item.module.css";

interface EstimateTrackProps {
  item: ItemOf<"estimate">;
  places: readonly number[];
  /** Where the slider is; before the first move, where it waits. */
  place: number;
  isUnset: boolean;
  isLocked: boolean;
  labelId: string;
  /** The estimate in words. */
  text: string;
  verdict: Verdict | null;
  onPut: (place: number) => void;
}

const PAGE = 10;

/** A real slider on a number line; after the verdict the truth stands on the same line, and how others answered. */
export function EstimateTrack(props: EstimateTrackProps) {
  const { item, places, place, isUnset, isLocked, labelId, text, verdict, onPut } = props;
  const amount = useAmount(item.unit);
  const { scale } = item;
  const truth = verdict?.solution?.type === "estimate" ? verdict.solution.value : null;
  const { accepted, others } = verdict?.estimate ?? { accepted: null, others: null };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageUp: PAGE, PageDown: -PAGE }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onPut(place + by);
  };
  const percent = (share: number) => `${share * 100}%`;
  const [from, to] = (accepted ?? []).map((value) => shareOf(scale, value));
  const ticks = [0, Math.floor((places.length - 1) / 2), places.length - 1];
  return (
    // Number lines run from left to right in every language, as charts do.
    <div className={styles.line} dir="ltr">
      {others && <Others buckets={others.buckets} own={bucketOf(scale, places[place] ?? scale.from)} />}
      <div className={range.track}>
        <div
          className={classNames(range.rail, styles.rail)}
          data-unset={isUnset}
          style={share("--at", place / Math.max(1, places.length - 1))}
        >
          {from !== undefined && to !== undefined && (
            <span className={styles.zone} style={{ left: percent(from), right: percent(1 - to) }} />
          )}
        </div>
        <input
          className={classNames(range.slider, styles.slider)}
          type="range"
          min={0}
          max={places.length - 1}
          step={1}
          value={place}
          data-unset={isUnset}
          aria-labelledby={labelId}
          aria-valuetext={text}
          aria-disabled={isLocked}
          onChange={(event) => onPut(Number(event.currentTarget.value))}
          // A tap on the very place where the slider waits changes nothing, and still means it.
          onPointerUp={() => isUnset && onPut(place)}
          onKeyDown={onKeyDown}
        />
        {truth !== null && (
          <span className={styles.truth} style={share("--at", shareOf(scale, truth))} aria-hidden="true" />
        )}
      </div>
      <div className={range.ends} aria-hidden="true">
        {ticks.map((index) => (
          <span key={index}>{amount(places[index] ?? scale.from)}</span>
        ))}
      </div>
    </div>
  );
}

const share = (name: `--${string}`, value: number): CSSProperties => ({ [name]: value });

/** A column for each part of the track. */
function Others({ buckets, own }: { buckets: readonly number[]; own: number }) {
  const most = Math.max(1, ...buckets);
  return (
    <div className={styles.others} aria-hidden="true">
      {buckets.map((count, bucket) => (
        // eslint-disable-next-line react/no-array-index-key -- a bucket is its place
        <span key={bucket} data-own={bucket === own} style={{ blockSize: `${(count / most) * 100}%` }} />
      ))}
    </div>
  );
}
