import { plainText } from "@candlewise/domain/learning/rich-text";
import { useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Bucket } from "./categorize-bucket.tsx";
import { EntryChip } from "./categorize-chip.tsx";
import styles from "./categorize-item.module.css";
import { placed } from "./draft.ts";
import type { ItemProps } from "./item-props.ts";
import { focusNeighbour } from "./roving-keys.ts";

/** Sorting: tap an entry, then a bucket. The next entry is picked by itself, so one tap an entry is enough. */
export function CategorizeItem({
  item,
  draft,
  onDraft,
  verdict,
  isLocked,
  labelId,
  onCue,
  say,
}: ItemProps<"categorize">) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const { placements } = draft;
  const waiting = item.entries.filter(({ token }) => placements[token] === undefined);
  const [wanted, setWanted] = useState<string | null>(null);
  const picked = isLocked ? null : (wanted ?? waiting[0]?.token ?? null);
  const nameOf = (parts: typeof item.entries, token: string) =>
    plainText(parts.find((part) => part.token === token)?.text ?? []);
  const focus = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus());

  const put = (entry: string, bucket: string, isByKey: boolean) => {
    if (isLocked) return;
    const next = placed(placements, entry, bucket);
    const following = item.entries.find(({ token }) => next[token] === undefined)?.token;
    onDraft({ type: "categorize", placements: next });
    setWanted(null);
    onCue("drop");
    say(t("items.categorize.placed", { name: nameOf(item.entries, entry), bucket: nameOf(item.buckets, bucket) }));
    if (isByKey) focus(`[data-token="${following ?? entry}"]`);
  };
  const pick = (token: string, event: MouseEvent) => {
    if (isLocked) return;
    setWanted(token);
    onCue("pick");
    if (event.detail === 0) focus("[data-bucket]");
  };
  const onChipKey = (event: KeyboardEvent, token: string) => {
    const bucket = /^[1-9]$/.test(event.key) ? item.buckets[Number(event.key) - 1] : undefined;
    if (bucket) put(token, bucket.token, true);
    if (event.key === "Backspace" || event.key === "Delete") {
      onDraft({ type: "categorize", placements: placed(placements, token, null) });
      focus(`[data-token="${token}"]`);
    }
  };
  const onBucketKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || picked === null) return;
    event.stopPropagation();
    focus(`[data-token="${picked}"]`);
  };
  const chip = (token: string, index: number) => (
    <EntryChip
      key={token}
      entry={item.entries[index] ?? { token, text: [] }}
      isPicked={picked === token}
      {...{ verdict, isLocked }}
      solution={
        verdict?.solution?.type === "categorize" ? nameOf(item.buckets, verdict.solution.placements[token] ?? "") : ""
      }
      onPress={(event) => pick(token, event)}
      onKeyDown={(event) => onChipKey(event, token)}
    />
  );
  const chipsIn = (bucket: string | undefined) =>
    item.entries.flatMap(({ token }, index) => (placements[token] === bucket ? [chip(token, index)] : []));

  return (
    <div className={styles.board} ref={root} role="group" aria-labelledby={labelId}>
      {waiting.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the buttons inside
        <div
          className={styles.tray}
          role="group"
          aria-label={t("items.categorize.waiting")}
          onKeyDown={(event) => focusNeighbour(event, true)}
        >
          {chipsIn(undefined)}
        </div>
      )}
      <div className={styles.buckets} data-count={item.buckets.length}>
        {item.buckets.map((bucket, index) => (
          <Bucket
            key={bucket.token}
            bucket={bucket}
            number={index + 1}
            pickedName={picked === null ? null : nameOf(item.entries, picked)}
            count={item.entries.filter(({ token }) => placements[token] === bucket.token).length}
            isLocked={isLocked}
            onPress={(event) => picked !== null && put(picked, bucket.token, event.detail === 0)}
            onKeyDown={onBucketKey}
          >
            {chipsIn(bucket.token)}
          </Bucket>
        ))}
      </div>
    </div>
  );
}
