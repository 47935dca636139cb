import type { PublicItem, Verdict } from "@candlewise/domain/learning/items";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import type { Glossary } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { ItemDraft } from "./item-draft.ts";
import type { ItemCue } from "./item-props.ts";
import { isOnChart } from "./is-on-chart.ts";
import styles from "./item-view.module.css";
import { itemTypes } from "./registry.ts";

/** Fetches the code of items before they are shown, once for each type. What does not arrive the question asks for again, with a waiting state of its own. */
export function preloadItems(items: readonly PublicItem[]): void {
  for (const type of new Set(items.map((item) => item.type))) itemTypes[type].preload().catch(() => undefined);
}

/** As `preloadItems`, for what is not known yet: the questions of a quiz are drawn when it begins. */
export function preloadAllItems(): void {
  for (const { preload } of Object.values(itemTypes)) preload().catch(() => undefined);
}

export interface ItemViewProps {
  item: PublicItem;
  draft: ItemDraft;
  onDraft: (draft: ItemDraft) => void;
  verdict: Verdict | null;
  /** The verdict on the wrong first answer while it is tried once more. */
  missed?: Verdict | null;
  /** True while the answer is judged. A verdict locks by itself. */
  isLocked?: boolean;
  glossary?: Glossary;
  /** Takes the focus when it appears, so that digit keys work at once. */
  hasFocus?: boolean;
  /** For sounds and vibration. */
  onCue?: (cue: ItemCue) => void;
}

const ignore = () => undefined;
const LONGEST_HEADING = 110;

/** One question with its means to answer. A draft of another item is taken as empty. */
export function ItemView({
  item,
  draft,
  onDraft,
  verdict,
  missed = null,
  isLocked = false,
  glossary,
  hasFocus = false,
  onCue = ignore,
}: ItemViewProps) {
  const t = useT();
  const labelId = useId();
  const root = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const say = useCallback((text: string) => setAnnouncement(text), []);
  useEffect(() => {
    if (hasFocus) root.current?.focus({ preventScroll: true });
  }, [hasFocus, item.id]);

  const shared = { onDraft, verdict, isLocked: isLocked || verdict !== null, labelId, onCue, say };
  const words = plainText(item.prompt);
  return (
    <section
      className={styles.item}
      ref={root}
      tabIndex={-1}
      aria-labelledby={labelId}
      data-item={item.type}
      data-beside={isOnChart(item) ? "" : undefined}
      data-nearly={verdict?.is_nearly}
    >
      <Text
        as="div"
        size={7}
        weight={800}
        className={styles.prompt}
        id={labelId}
        data-long={words.length > LONGEST_HEADING}
      >
        <Prose nodes={item.prompt} {...(glossary && { glossary })} />
      </Text>
      {verdict === null && !missed && (
        <Text size={4} weight={500} tone="muted" className={styles.hint}>
          {t(`items.hint.${hintOf(item)}`)}
        </Text>
      )}
      {verdict === null && missed && <SecondTry missed={missed} />}
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        {itemTypes[item.type].render(item, draft, shared)}
      </Suspense>
      <div className="sr-only" aria-live="polite">
        {announcement}
      </div>
    </section>
  );
}

/** Above the question while it is tried once more: what was wrong about the first answer. */
function SecondTry({ missed }: { missed: Verdict }) {
  const t = useT();
  const remarks = missed.parts.filter(({ is_correct, why }) => !is_correct && why.length > 0);
  return (
    <Note className={styles.missed}>
      <strong>{t("items.secondTry")}</strong>
      {remarks.map(({ token, why }) => (
        <Prose key={token} nodes={why} />
      ))}
    </Note>
  );
}

const hintOf = (item: PublicItem) => (item.is_graded ? item.type : "reflection");
