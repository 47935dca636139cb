import type { Answer, CompiledItem, Verdict } from "@candlewise/domain/learning/items";
import { useState } from "react";
import { FigureView } from "#web/features/learning/figures/figure-view.tsx";
import { Callout } from "#web/features/learning/prose/callout.tsx";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { DraftTools } from "../draft-tools.tsx";
import { fromAnswer } from "../draft.ts";
import { presentedItem, verdictOn } from "./gallery-answers.ts";
import { galleryContent } from "./gallery-content.ts";
import styles from "./gallery.module.css";
import { ItemView } from "../item-view.tsx";
import { useItemDraft } from "../use-item-draft.ts";
import { VerdictBanner } from "../verdict-banner.tsx";

/** Every item type of the curriculum, to be tried: the verdict is the server's own rule, run here. */
export function ItemsGallery() {
  return (
    <Stack gap={8}>
      {galleryContent.items.map((item) => (
        <ItemPlayground key={item.id} item={item} />
      ))}
    </Stack>
  );
}

export function FiguresGallery() {
  return (
    <Stack gap={8}>
      {galleryContent.figures.map((figure) => (
        <FigureView key={figure.title} figure={figure} />
      ))}
    </Stack>
  );
}

export function ProseGallery() {
  return (
    <Stack gap={8}>
      {galleryContent.prose.map(({ title, body, glossary }) => (
        <Stack key={title} as="article" gap={4} className={styles.piece}>
          <h2>{title}</h2>
          <Prose nodes={body} glossary={glossary} />
        </Stack>
      ))}
      <Callout tone="note">An index is only a number worked out from a list.</Callout>
      <Callout tone="warning">Borrowed money can lose more than you put in.</Callout>
      <Callout tone="example">You buy at $100 and sell at $90: a loss of 10%.</Callout>
    </Stack>
  );
}

/** One item in a state: untouched, answered rightly or wrongly, with or without its verdict. */
export function ItemSpecimen({
  item,
  answer,
  isJudged,
}: {
  item: CompiledItem;
  answer: Answer | null;
  isJudged: boolean;
}) {
  const shown = presentedItem(item);
  const verdict = isJudged && answer ? verdictOn(item, answer) : null;
  return (
    <Stack as="article" gap={4} className={styles.piece}>
      <ItemView
        item={shown}
        draft={answer ? fromAnswer(answer) : { type: "choice", choice: null }}
        onDraft={() => undefined}
        verdict={verdict}
      />
      <VerdictBanner item={shown} verdict={verdict} onContinue={() => undefined} />
    </Stack>
  );
}

/** An item that can be answered and checked. */
export function ItemPlayground({ item, initial }: { item: CompiledItem; initial?: Answer }) {
  const shown = presentedItem(item);
  const controls = useItemDraft(shown, initial && fromAnswer(initial));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = () => controls.answer && setVerdict(verdictOn(item, controls.answer));
  return (
    <Stack as="article" gap={4} className={styles.piece} data-item-id={item.id}>
      <ItemView item={shown} draft={controls.draft} onDraft={controls.setDraft} verdict={verdict} />
      {verdict === null && (
        <>
          <DraftTools canUndo={controls.canUndo} onUndo={controls.undo} onReset={controls.reset} />
          <Button isWide disabled={controls.answer === null} onClick={check}>
            Check
          </Button>
        </>
      )}
      <VerdictBanner item={shown} verdict={verdict} onContinue={() => setVerdict(null)} />
    </Stack>
  );
}
