import type { ItemOption } from "@candlewise/domain/learning/items";
import { useRef } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Bucket } from "./categorize-bucket.tsx";
import { EntryChip } from "./categorize-chip.tsx";
import styles from "./categorize-item.module.css";
import type { ItemProps } from "./item-props.ts";
import { focusNeighbour } from "./roving-keys.ts";
import { useSorting } from "./use-sorting.ts";

/** Sorting: tap an entry, then a bucket. The next entry is picked by itself, so one tap an entry is enough. */
export function CategorizeItem(props: ItemProps<"categorize">) {
  const { item, draft, verdict, isLocked, labelId } = props;
  const { root, focus, focusEntry } = useFocusLater();
  const { picked, hasWaiting, pick, put, takeOut, nameOf } = useSorting(props);
  const onChipKey = (event: KeyboardEvent, token: string) => {
    const bucket = /^[1-9]$/.test(event.key) ? item.buckets[Number(event.key) - 1] : undefined;
    if (bucket) focusEntry(put(token, bucket.token));
    if (event.key !== "Backspace" && event.key !== "Delete") return;
    takeOut(token);
    focusEntry(token);
  };
  const onBucket = (bucket: string, event: MouseEvent) => {
    if (picked === null) return;
    const next = put(picked, bucket);
    if (event.detail === 0) focusEntry(next);
  };
  const onBucketKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || picked === null) return;
    event.stopPropagation();
    focusEntry(picked);
  };
  const solution = verdict?.solution?.type === "categorize" ? verdict.solution.placements : {};
  const chipFor = (entry: ItemOption) => (
    <EntryChip
      key={entry.token}
      entry={entry}
      isPicked={picked === entry.token}
      {...{ verdict, isLocked }}
      solution={nameOf(item.buckets, solution[entry.token] ?? "")}
      onPress={(event) => {
        pick(entry.token);
        if (event.detail === 0) focus("[data-bucket]");
      }}
      onKeyDown={(event) => onChipKey(event, entry.token)}
    />
  );
  const chipsIn = (bucket: string | undefined) =>
    item.entries.filter(({ token }) => draft.placements[token] === bucket).map(chipFor);
  return (
    <fieldset className={styles.board} ref={root} aria-labelledby={labelId}>
      {hasWaiting && <Tray>{chipsIn(undefined)}</Tray>}
      <div className={styles.buckets}>
        {item.buckets.map((bucket, index) => (
          <Bucket
            key={bucket.token}
            bucket={bucket}
            number={index + 1}
            pickedName={picked === null ? null : nameOf(item.entries, picked)}
            count={item.entries.filter(({ token }) => draft.placements[token] === bucket.token).length}
            isLocked={isLocked}
            onPress={(event) => onBucket(bucket.token, event)}
            onKeyDown={onBucketKey}
          >
            {chipsIn(bucket.token)}
          </Bucket>
        ))}
      </div>
    </fieldset>
  );
}

/** The entries that wait; arrow keys go from one to the next. */
function Tray({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the buttons inside
    <fieldset
      className={styles.tray}
      aria-label={t("items.categorize.waiting")}
      onKeyDown={(event) => focusNeighbour(event, true)}
    >
      {children}
    </fieldset>
  );
}

/** Moves the focus in the next frame: what is to have it may be drawn in another place by then. */
function useFocusLater() {
  const root = useRef<HTMLFieldSetElement>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
  return { root, focus, focusEntry: (token: string) => focus(`[data-token="${token}"]`) };
}
