import type { PublicItem, Verdict } from "@candlewise/domain/learning/items";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { Suspense, lazy, useCallback, useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import type { Glossary } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CategorizeItem } from "./categorize-item.tsx";
import { emptyDraft } from "./draft.ts";
import type { DraftOf, ItemDraft } from "./draft.ts";
import { FillBlankItem } from "./fill-blank-item.tsx";
import type { ItemCue, ItemProps } from "./item-props.ts";
import styles from "./item-view.module.css";
import { MatchItem } from "./match-item.tsx";
import { NumericItem } from "./numeric-item.tsx";
import { ChoiceItem, MultiItem } from "./options-item.tsx";
import { OrderItem } from "./order-item.tsx";

const loadPoint = () => import("./chart-point-item.tsx");
const loadLine = () => import("./chart-line-item.tsx");
const ChartPointItem = lazy(async () => ({ default: (await loadPoint()).ChartPointItem }));
const ChartLineItem = lazy(async () => ({ default: (await loadLine()).ChartLineItem }));

/** Fetches the code of an item before it is shown. */
export async function preloadItem(type: PublicItem["type"]): Promise<void> {
  if (type === "chart_point") await loadPoint();
  if (type === "chart_line") await loadLine();
}

export interface ItemViewProps {
  item: PublicItem;
  draft: ItemDraft;
  onDraft: (draft: ItemDraft) => void;
  verdict: Verdict | null;
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
    <section className={styles.item} ref={root} tabIndex={-1} aria-labelledby={labelId} data-item={item.type}>
      <div className={styles.prompt} id={labelId} data-long={words.length > LONGEST_HEADING}>
        <Prose nodes={item.prompt} {...(glossary && { glossary })} />
      </div>
      {verdict === null && <p className={styles.hint}>{t(`items.hint.${hintOf(item)}`)}</p>}
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>{bodyOf(item, draft, shared)}</Suspense>
      <div className="sr-only" aria-live="polite">
        {announcement}
      </div>
    </section>
  );
}

const hintOf = (item: PublicItem) => (item.is_graded ? item.type : "reflection");

type Shared = Omit<ItemProps<"choice">, "item" | "draft">;

const isDraftOf = <Type extends ItemDraft["type"]>(draft: ItemDraft, type: Type): draft is DraftOf<Type> =>
  draft.type === type;

function bodyOf(item: PublicItem, given: ItemDraft, shared: Shared): ReactNode {
  const draft = given.type === item.type ? given : emptyDraft(item);
  const key = item.id;
  if (item.type === "choice" && isDraftOf(draft, "choice"))
    return <ChoiceItem key={key} {...shared} {...{ item, draft }} />;
  if (item.type === "multi" && isDraftOf(draft, "multi"))
    return <MultiItem key={key} {...shared} {...{ item, draft }} />;
  if (item.type === "order" && isDraftOf(draft, "order"))
    return <OrderItem key={key} {...shared} {...{ item, draft }} />;
  if (item.type === "match" && isDraftOf(draft, "match"))
    return <MatchItem key={key} {...shared} {...{ item, draft }} />;
  if (item.type === "categorize" && isDraftOf(draft, "categorize")) {
    return <CategorizeItem key={key} {...shared} {...{ item, draft }} />;
  }
  return measureOf(item, draft, shared);
}

function measureOf(item: PublicItem, draft: ItemDraft, shared: Shared): ReactNode {
  const key = item.id;
  if (item.type === "fill_blank" && isDraftOf(draft, "fill_blank")) {
    return <FillBlankItem key={key} {...shared} {...{ item, draft }} />;
  }
  if (item.type === "numeric" && isDraftOf(draft, "numeric"))
    return <NumericItem key={key} {...shared} {...{ item, draft }} />;
  if (item.type === "chart_point" && isDraftOf(draft, "chart_point")) {
    return <ChartPointItem key={key} {...shared} {...{ item, draft }} />;
  }
  if (item.type === "chart_line" && isDraftOf(draft, "chart_line")) {
    return <ChartLineItem key={key} {...shared} {...{ item, draft }} />;
  }
  return null;
}
