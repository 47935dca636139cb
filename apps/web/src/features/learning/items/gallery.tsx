import type { Answer, CompiledItem, PublicItem, Verdict } from "@candlewise/domain/learning/items";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { judge, solutionOf } from "@candlewise/domain/learning/scoring";
import { useState } from "react";
import { FigureView } from "#web/features/learning/figures/figure-view.tsx";
import { Callout } from "#web/features/learning/prose/callout.tsx";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { DraftTools } from "./draft-tools.tsx";
import { fromAnswer } from "./draft.ts";
import { galleryContent } from "./gallery-content.ts";
import styles from "./gallery.module.css";
import { ItemView } from "./item-view.tsx";
import { useItemDraft } from "./use-item-draft.ts";
import { VerdictBanner } from "./verdict-banner.tsx";

const SEED = "gallery";

/** Every item type of the curriculum, to be tried: the verdict is the server's own rule, run here. */
export function ItemsGallery() {
  return (
    <div className={styles.gallery}>
      {galleryContent.items.map((item) => (
        <Playground key={item.id} item={item} />
      ))}
    </div>
  );
}

export function FiguresGallery() {
  return (
    <div className={styles.gallery}>
      {galleryContent.figures.map((figure) => (
        <FigureView key={figure.title} figure={figure} />
      ))}
    </div>
  );
}

export function ProseGallery() {
  return (
    <div className={styles.gallery}>
      {galleryContent.prose.map(({ title, body, glossary }) => (
        <article key={title} className={styles.piece}>
          <h2>{title}</h2>
          <Prose nodes={body} glossary={glossary} />
        </article>
      ))}
      <Callout tone="note">An index is only a number worked out from a list.</Callout>
      <Callout tone="warning">Borrowed money can lose more than you put in.</Callout>
      <Callout tone="example">You buy at $100 and sell at $90: a loss of 10%.</Callout>
    </div>
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
  const shown = presentItem(item, SEED);
  const verdict = isJudged && answer ? verdictOn(item, answer) : null;
  return (
    <article className={styles.piece}>
      <ItemView
        item={shown}
        draft={answer ? fromAnswer(answer) : { type: "choice", choice: null }}
        onDraft={() => undefined}
        verdict={verdict}
        tolerance={toleranceOf(item)}
      />
      <VerdictBanner item={shown} verdict={verdict} onContinue={() => undefined} xp={10} />
    </article>
  );
}

function Playground({ item }: { item: CompiledItem }) {
  const shown = presentItem(item, SEED);
  const controls = useItemDraft(shown);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = () => controls.answer && setVerdict(verdictOn(item, controls.answer));
  return (
    <article className={styles.piece} data-item-id={item.id}>
      <ItemView
        item={shown}
        draft={controls.draft}
        onDraft={controls.setDraft}
        verdict={verdict}
        tolerance={toleranceOf(item)}
      />
      {verdict === null && (
        <>
          <DraftTools canUndo={controls.canUndo} onUndo={controls.undo} onReset={controls.reset} />
          <Button isWide disabled={controls.answer === null} onClick={check}>
            Check
          </Button>
        </>
      )}
      <VerdictBanner item={shown} verdict={verdict} xp={10} onContinue={() => setVerdict(null)} />
    </article>
  );
}

/** Throws when the answer does not fit the item: a specimen must be real. */
export function verdictOn(item: CompiledItem, answer: Answer): Verdict {
  const verdict = judge(item, SEED, answer);
  if ("error" in verdict) throw new Error(`the answer does not fit ${item.id}`);
  return verdict;
}

export const toleranceOf = (item: CompiledItem) => (item.type === "chart_line" ? item.tolerance : null);

/** Right answer to the presentation of an item in the gallery; the first choice for a reflection. */
export function rightAnswer(item: CompiledItem): Answer | null {
  const shown = presentItem(item, SEED);
  return (
    solutionOf(item, SEED) ??
    (shown.type === "choice" ? { type: "choice", choice: shown.choices[0]?.token ?? "" } : null)
  );
}

/** A wrong but complete answer, as a learner might give it. */
export function wrongAnswer(item: CompiledItem): Answer | null {
  const right = rightAnswer(item);
  return right && spoiled(presentItem(item, SEED), right);
}

const rotated = (record: Readonly<Record<string, string>>) => {
  const [keys, values] = [Object.keys(record), Object.values(record)];
  return Object.fromEntries(keys.map((key, index) => [key, values[(index + 1) % values.length] ?? ""]));
};

function spoiled(shown: PublicItem, right: Answer): Answer {
  switch (right.type) {
    case "choice": {
      const other = shown.type === "choice" ? shown.choices.find(({ token }) => token !== right.choice) : undefined;
      return { type: "choice", choice: other?.token ?? right.choice };
    }
    case "multi": {
      const other =
        shown.type === "multi" ? shown.choices.find(({ token }) => !right.choices.includes(token)) : undefined;
      return { type: "multi", choices: [...right.choices.slice(1), ...(other ? [other.token] : [])] };
    }
    case "order":
      return { type: "order", order: [...right.order.slice(0, -2), ...right.order.slice(-2).toReversed()] };
    case "match":
      return { type: "match", pairs: swapFirst(right.pairs) };
    case "categorize":
      return { type: "categorize", placements: rotated(right.placements) };
    case "fill_blank":
      return { type: "fill_blank", blanks: otherOptions(shown, right.blanks) };
    case "numeric":
      return { type: "numeric", value: right.value * 2 + 5 };
    case "chart_point":
      return { type: "chart_point", bar: right.bar > 5 ? right.bar - 5 : right.bar + 5 };
    case "chart_line":
      return { type: "chart_line", prices: right.prices.map((price) => Number((price * 1.05).toFixed(2))) };
  }
}

function swapFirst(pairs: Readonly<Record<string, string>>): Record<string, string> {
  const [keys, values] = [Object.keys(pairs), Object.values(pairs)];
  const [first = "", second = ""] = values;
  return Object.fromEntries(keys.map((key, index) => [key, [second, first][index] ?? values[index] ?? ""]));
}

function otherOptions(shown: PublicItem, blanks: Readonly<Record<string, string>>): Record<string, string> {
  if (shown.type !== "fill_blank") return { ...blanks };
  return Object.fromEntries(
    shown.blanks.map(({ token, options }, index) => {
      const other = index === 0 ? options.find((option) => option.token !== blanks[token]) : undefined;
      return [token, other?.token ?? blanks[token] ?? ""];
    }),
  );
}
