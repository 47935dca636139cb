import type { Verdict } from "@candlewise/domain/learning/items";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { DraftOf, ItemOf } from "../item-draft.ts";
import { partOf, stateOfPart } from "../item-props.ts";
import "../common/answer-box.css";
import styles from "./match-item.module.css";
import { KeyCap } from "../common/key-cap.tsx";
import { VerdictMark } from "../common/verdict-mark.tsx";

interface MatchResultProps {
  item: ItemOf<"match">;
  draft: DraftOf<"match">;
  verdict: Verdict;
}

/** The judged pairs, one below the other: what was paired, and what belongs there instead. */
export function MatchResult({ item, draft, verdict }: MatchResultProps) {
  const t = useT();
  const right = verdict.solution?.type === "match" ? verdict.solution.pairs : {};
  const wordsOf = (token: string | undefined) => item.rights.find((each) => each.token === token)?.text ?? [];
  return (
    <Stack as="ul" gap={2}>
      {item.lefts.map(({ token, text }, index) => {
        const state = stateOfPart(verdict, token);
        const why = partOf(verdict, token)?.why ?? [];
        return (
          <li key={token} className={`answer-box ${styles.pair}`} data-state={state}>
            <KeyCap className={styles.badge}>{index + 1}</KeyCap>
            <div className={styles.words}>
              <strong>
                <Prose nodes={text} isPhrase />
              </strong>
              <span className={styles.given} data-state={state}>
                <Prose nodes={wordsOf(draft.pairs[token])} isPhrase />
              </span>
              {state === "wrong" && (
                <>
                  {right[token] !== undefined && (
                    <span className={styles.fix}>
                      <span>{t("items.match.belongs")}</span> <Prose nodes={wordsOf(right[token])} isPhrase />
                    </span>
                  )}
                  {why.length > 0 && (
                    <Text as="div" size={4} weight={500} className={styles.why}>
                      <Prose nodes={why} />
                    </Text>
                  )}
                </>
              )}
            </div>
            <VerdictMark state={state} />
          </li>
        );
      })}
    </Stack>
  );
}
