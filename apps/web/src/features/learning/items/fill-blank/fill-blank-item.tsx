import { plainText } from "@candlewise/domain/learning/rich-text";
import type { Verdict } from "@candlewise/domain/learning/items";
import { Fragment } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { ItemOf } from "../item-draft.ts";
import styles from "./fill-blank-item.module.css";
import { partOf, stateOfPart } from "../item-props.ts";
import type { ItemProps } from "../item-props.ts";
import { VerdictMark } from "../common/verdict-mark.tsx";

type BlankPart = ItemOf<"fill_blank">["blanks"][number];

/** Running text with words to choose: each gap is a native select in the line. */
export function FillBlankItem({ item, draft, onDraft, verdict, isLocked, labelId, onCue }: ItemProps<"fill_blank">) {
  const fill = (blank: string, option: string) => {
    if (isLocked) return;
    onDraft({ type: "fill_blank", blanks: { ...draft.blanks, [blank]: option } });
    onCue("pick");
  };
  const gap = (token: string) => {
    const index = item.blanks.findIndex((blank) => blank.token === token);
    const blank = item.blanks[index];
    if (!blank) return null;
    const place = { blank, number: index + 1, count: item.blanks.length };
    return verdict ? (
      <JudgedBlank {...place} picked={draft.blanks[token] ?? null} verdict={verdict} />
    ) : (
      <BlankSelect
        {...place}
        picked={draft.blanks[token] ?? ""}
        isLocked={isLocked}
        onPick={(option) => fill(token, option)}
      />
    );
  };
  const withGaps = (text: string) =>
    text
      .split(/\{\{([\w-]+)\}\}/)
      .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? gap(part) : part}</Fragment>);

  return (
    <fieldset className={styles.text} aria-labelledby={labelId}>
      <Prose nodes={item.text} renderText={withGaps} />
      {verdict && <BlankRemarks item={item} verdict={verdict} />}
    </fieldset>
  );
}

interface PlaceProps {
  blank: BlankPart;
  /** Counted from 1. */
  number: number;
  count: number;
}

interface BlankSelectProps extends PlaceProps {
  picked: string;
  isLocked: boolean;
  onPick: (option: string) => void;
}

function BlankSelect({ blank, number, count, picked, isLocked, onPick }: BlankSelectProps) {
  const t = useT();
  return (
    <select
      className={styles.select}
      value={picked}
      disabled={isLocked}
      data-empty={picked === ""}
      aria-label={t("items.blank.label", { number, count })}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="" disabled hidden>
        {t("items.blank.choose")}
      </option>
      {blank.options.map(({ token, text }) => (
        <option key={token} value={token}>
          {plainText(text)}
        </option>
      ))}
    </select>
  );
}

function JudgedBlank({ blank, picked, verdict }: PlaceProps & { picked: string | null; verdict: Verdict }) {
  const state = stateOfPart(verdict, blank.token);
  const wordsOf = (token: string | null | undefined) =>
    plainText(blank.options.find((option) => option.token === token)?.text ?? []);
  const right = verdict.solution?.type === "fill_blank" ? (verdict.solution.blanks[blank.token] ?? null) : null;
  return (
    <>
      <span className={styles.judged} data-state={state}>
        <span className={styles.word}>{wordsOf(picked)}</span>
        <VerdictMark state={state} />
      </span>
      {state === "wrong" && right !== null && (
        <>
          {" "}
          <span className={styles.judged} data-state="right">
            {wordsOf(right)}
            <VerdictMark state="right" />
          </span>
        </>
      )}
    </>
  );
}

function BlankRemarks({ item, verdict }: { item: ItemOf<"fill_blank">; verdict: Verdict }) {
  const wrong = item.blanks.flatMap(({ token }) => {
    const part = partOf(verdict, token);
    return part && !part.is_correct && part.why.length > 0 ? [part] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <Text as="ul" size={4} weight={500} className={styles.remarks}>
      {wrong.map((part) => (
        <li key={part.token}>
          <Prose nodes={part.why} />
        </li>
      ))}
    </Text>
  );
}
