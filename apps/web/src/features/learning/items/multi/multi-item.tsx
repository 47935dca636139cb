import { Options } from "../choice/options.tsx";
import type { ItemProps } from "../item-props.ts";

export function MultiItem({ item, draft, onDraft, verdict, isLocked, labelId, onCue }: ItemProps<"multi">) {
  const toggle = (token: string) => {
    if (isLocked) return;
    const without = draft.choices.filter((each) => each !== token);
    const choices = without.length < draft.choices.length ? without : [...draft.choices, token];
    onDraft({ type: "multi", choices });
    onCue("pick");
  };
  const right = verdict?.solution?.type === "multi" ? verdict.solution.choices : [];
  return (
    <Options
      kind="checkbox"
      options={item.choices}
      picked={draft.choices}
      {...{ right, verdict, isLocked, labelId }}
      onPick={toggle}
    />
  );
}
