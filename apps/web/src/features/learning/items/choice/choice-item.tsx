import type { ItemProps } from "../item-props.ts";
import { Options } from "./options.tsx";

export function ChoiceItem({ item, draft, onDraft, verdict, isLocked, labelId, onCue }: ItemProps<"choice">) {
  const pick = (token: string) => {
    if (isLocked) return;
    onDraft({ type: "choice", choice: token });
    onCue("pick");
  };
  const right = verdict?.solution?.type === "choice" ? [verdict.solution.choice] : [];
  return (
    <Options
      kind="radio"
      options={item.choices}
      picked={draft.choice === null ? [] : [draft.choice]}
      {...{ right, verdict, isLocked, labelId }}
      onPick={pick}
    />
  );
}
