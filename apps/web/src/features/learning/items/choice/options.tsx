import type { ItemOption, Verdict } from "@candlewise/domain/learning/items";
import type { KeyboardEvent } from "react";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useAnswerKeys } from "../common/answer-keys.ts";
import { VerdictMark } from "../common/verdict-mark.tsx";
import { partOf } from "../item-props.ts";
import type { PartState } from "../item-props.ts";
import { Strokes } from "#web/shared/ui/strokes.tsx";
import { KeyCap } from "../common/key-cap.tsx";
import styles from "./options.module.css";

interface OptionsProps {
  kind: "radio" | "checkbox";
  options: readonly ItemOption[];
  picked: readonly string[];
  /** The right options, once known. */
  right: readonly string[];
  verdict: Verdict | null;
  isLocked: boolean;
  labelId: string;
  onPick: (token: string) => void;
}

/** A column of options to pick one or several of, also by digit. */
export function Options({ kind, options, picked, right, verdict, isLocked, labelId, onPick }: OptionsProps) {
  const pickByNumber = (number: number): boolean => {
    const option = options[number - 1];
    if (!option) return false;
    onPick(option.token);
    document.getElementsByName(labelId)[number - 1]?.focus();
    return true;
  };
  useAnswerKeys(pickByNumber);
  // Without a player, as in the gallery, digits work while the focus is in the item.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    if (pickByNumber(Number(event.key))) event.preventDefault();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- digits for the inputs inside; the role is one of two groups
    <Stack gap={2} role={kind === "radio" ? "radiogroup" : "group"} aria-labelledby={labelId} onKeyDown={onKeyDown}>
      {options.map((option, index) => (
        <Option
          key={option.token}
          {...{ kind, option, verdict, isLocked, onPick }}
          name={labelId}
          number={index + 1}
          isPicked={picked.includes(option.token)}
          isRight={right.includes(option.token)}
        />
      ))}
    </Stack>
  );
}

interface OptionProps {
  kind: "radio" | "checkbox";
  name: string;
  option: ItemOption;
  number: number;
  isPicked: boolean;
  isRight: boolean;
  verdict: Verdict | null;
  isLocked: boolean;
  onPick: (token: string) => void;
}

function Option({ kind, name, option, number, isPicked, isRight, verdict, isLocked, onPick }: OptionProps) {
  const t = useT();
  // Before the answer is shown, what is right is known of the picks alone.
  const isKnownRight = isRight || (isPicked && partOf(verdict, option.token)?.is_correct === true);
  const state = optionState(verdict, isPicked, isKnownRight);
  const remark = remarkOn(verdict, option.token, isPicked, isKnownRight);
  const whyId = `${name}-why-${number}`;
  return (
    <div className={styles.option} data-state={state} data-picked={isPicked} data-locked={isLocked}>
      <label className={styles.face}>
        <input
          className={styles.input}
          type={kind}
          name={name}
          value={option.token}
          checked={isPicked}
          aria-disabled={isLocked}
          aria-describedby={remark ? whyId : undefined}
          onChange={() => onPick(option.token)}
        />
        <KeyCap className={styles.key} data-kind={kind} aria-hidden="true">
          {kind === "checkbox" && isPicked ? <Tick /> : number}
        </KeyCap>
        <span className={styles.text}>
          <Prose nodes={option.text} isPhrase />
          {state && <span className={styles.caption}>{t(`items.option.${state}${isPicked ? "Picked" : ""}`)}</span>}
        </span>
        <VerdictMark state={state} />
      </label>
      {remark && (
        <Text as="div" size={4} weight={500} className={styles.why} id={whyId}>
          <Prose nodes={remark} />
        </Text>
      )}
    </div>
  );
}

const Tick = () => <Strokes path="m4 10.5 4 4 8-9" grid={20} size={16} width={3.2} />;

/** A right option that was left out is marked as right; a wrong one that was left out needs no mark. */
function optionState(verdict: Verdict | null, isPicked: boolean, isRight: boolean): PartState {
  if (!verdict || verdict.is_correct === null) return null;
  if (isRight) return "right";
  return isPicked ? "wrong" : null;
}

function remarkOn(verdict: Verdict | null, token: string, isPicked: boolean, isRight: boolean) {
  const why = partOf(verdict, token)?.why;
  if (!why || why.length === 0) return null;
  return (isPicked && !isRight) || (!isPicked && isRight) || verdict?.is_correct === null ? why : null;
}
