import type { ItemOption } from "@candlewise/domain/learning/items";
import { useRef } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Bucket } from "./categorize-bucket.tsx";
import { EntryChip } from "./categorize-chip.tsx";
import styles from "./categorize-item.module.css";
import type { ItemProps } from "../item-props.ts";
import { focusNeighbour } from "../common/roving-keys.ts";
import { useCarrying } from "./use-carrying.ts";
import { useSorting } from "./use-sorting.ts";

/** The `data-place` of the entries that wait. */
const TRAY = "tray";

/** Sorting: carry an entry into a bucket, or tap both. The next entry is picked by itself, so one tap an entry is enough. */
export function CategorizeItem(props: ItemProps<"categorize">) {
  const { item, draft, verdict, isLocked, labelId } = props;
  const focusing = useFocusLater();
  const { root, focusEntry } = focusing;
  const sorting = useSorting(props);
  const { picked, hasWaiting, pick, put, takeOut, nameOf } = sorting;
  const { onChip, onChipKey, onBucket, onBucketKey } = useSortActions(item, sorting, focusing);
  const { carried, start } = useCarrying(root, {
    onLift: pick,
    onDrop(token, place) {
      if (place === TRAY) takeOut(token);
      else put(token, place);
      // A finger that carried has focused nothing, and a ring around what a mouse let go would say nothing.
      if (root.current?.contains(document.activeElement)) focusEntry(token, { focusVisible: false });
    },
  });
  const solution = verdict?.solution?.type === "categorize" ? verdict.solution.placements : {};
  const chipFor = (entry: ItemOption) => (
    <EntryChip
      key={entry.token}
      entry={entry}
      isPicked={picked === entry.token}
      isCarried={carried?.token === entry.token}
      {...{ verdict, isLocked }}
      solution={nameOf(item.buckets, solution[entry.token] ?? "")}
      onClick={(event) => onChip(event, entry.token)}
      onKeyDown={(event) => onChipKey(event, entry.token)}
      onPointerDown={(event) => !isLocked && start(entry.token, event)}
    />
  );
  const entriesIn = (bucket: string | undefined) =>
    item.entries.filter(({ token }) => draft.placements[token] === bucket);
  return (
    <fieldset className={styles.board} ref={root} aria-labelledby={labelId} data-sorting={hasWaiting && !isLocked}>
      {hasWaiting && (
        <Tray isTarget={carried?.over === TRAY} left={entriesIn(undefined).length} count={item.entries.length}>
          {entriesIn(undefined).map(chipFor)}
        </Tray>
      )}
      <Stack gap={3} className={styles.buckets}>
        {item.buckets.map((bucket, index) => (
          <Bucket
            key={bucket.token}
            bucket={bucket}
            number={index + 1}
            pickedName={picked === null ? null : nameOf(item.entries, picked)}
            count={entriesIn(bucket.token).length}
            isTarget={carried?.over === bucket.token}
            isLocked={isLocked}
            onClick={(event) => onBucket(event, bucket.token)}
            onKeyDown={onBucketKey}
          >
            {entriesIn(bucket.token).map(chipFor)}
          </Bucket>
        ))}
      </Stack>
    </fieldset>
  );
}

interface TrayProps {
  isTarget: boolean;
  left: number;
  count: number;
  children: ReactNode;
}

/** The entries that wait, on a phone one at a time; arrow keys go from one to the next. */
function Tray({ isTarget, left, count, children }: TrayProps) {
  const t = useT();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the buttons inside
    <fieldset
      className={styles.tray}
      aria-label={t("items.categorize.waiting")}
      data-place={TRAY}
      data-target={isTarget}
      onKeyDown={(event) => focusNeighbour(event, true)}
    >
      {children}
      <p className={styles.left}>{t("items.categorize.left", { at: count - left + 1, count })}</p>
    </fieldset>
  );
}

/**
 * What taps and keys do. A tap on a sorted entry takes it back; a digit puts the focused entry into a bucket, Delete takes it out, Escape goes
 * from the buckets back to the picked entry. A click by keyboard has no click count; only then does the focus move.
 */
function useSortActions(
  item: ItemProps<"categorize">["item"],
  { picked, pick, put, takeOut }: ReturnType<typeof useSorting>,
  { focus, focusEntry }: ReturnType<typeof useFocusLater>,
) {
  const onChip = (event: MouseEvent, token: string) => {
    takeOut(token);
    pick(token);
    if (event.detail === 0) focus("[data-bucket]");
  };
  const onChipKey = (event: KeyboardEvent, token: string) => {
    const bucket = /^[1-9]$/.test(event.key) ? item.buckets[Number(event.key) - 1] : undefined;
    if (bucket) focusEntry(put(token, bucket.token));
    if (event.key !== "Backspace" && event.key !== "Delete") return;
    takeOut(token);
    focusEntry(token);
  };
  const onBucket = (event: MouseEvent, bucket: string) => {
    if (picked === null) return;
    const next = put(picked, bucket);
    if (event.detail === 0) focusEntry(next);
  };
  const onBucketKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || picked === null) return;
    event.stopPropagation();
    focusEntry(picked);
  };
  return { onChip, onChipKey, onBucket, onBucketKey };
}

/** Moves the focus in the next frame: what is to have it may be drawn in another place by then. */
function useFocusLater() {
  const root = useRef<HTMLFieldSetElement>(null);
  const focus = (selector: string, options?: FocusOptions) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus(options));
  const focusEntry = (token: string, options?: FocusOptions) => focus(`[data-token="${token}"]`, options);
  return { root, focus, focusEntry };
}
