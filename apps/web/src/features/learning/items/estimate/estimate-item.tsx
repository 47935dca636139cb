import { placeNear, placesOf } from "@candlewise/domain/learning/estimate";
import { useMemo } from "react";
import { clamp } from "#web/modules/plot/scale.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import "../common/answer-box.css";
import { StepKey } from "../common/step-key.tsx";
import { useAmount } from "../common/use-amount.ts";
import { VerdictMark } from "../common/verdict-mark.tsx";
import { WholeWhy } from "../common/whole-why.tsx";
import type { ItemProps } from "../item-props.ts";
import { EstimateOutcome } from "./estimate-outcome.tsx";
import { EstimateTrack } from "./estimate-track.tsx";
import styles from "./estimate-item.module.css";

/** About how much? By tap, by drag, by keys or by the buttons; the estimate stands large above the track. */
export function EstimateItem({ item, draft, onDraft, verdict, isLocked, labelId, onCue }: ItemProps<"estimate">) {
  const t = useT();
  const amount = useAmount(item.unit);
  const places = useMemo(() => placesOf(item.scale, item.decimals), [item.scale, item.decimals]);
  const middle = Math.floor((places.length - 1) / 2);
  const place = draft.value === null ? middle : placeNear(item.scale, places, draft.value);
  const state = verdict === null ? null : verdict.is_correct ? "right" : "wrong";
  const put = (wanted: number) => {
    if (isLocked) return;
    const value = places[clamp(wanted, 0, places.length - 1)];
    if (value === undefined || value === draft.value) return;
    onDraft({ type: "estimate", value });
    onCue("pick");
  };
  const text = draft.value === null ? t("items.estimate.unset") : amount(draft.value);
  return (
    <Stack gap={3}>
      <div className={`answer-box ${styles.box}`} data-state={state}>
        <div className={styles.value} data-locked={isLocked}>
          {!isLocked && <StepKey kind="less" label={t("items.estimate.less")} onClick={() => put(place - 1)} />}
          <output className={styles.amount} data-unset={draft.value === null} dir="auto">
            {text}
            <VerdictMark state={state} />
          </output>
          {!isLocked && <StepKey kind="more" label={t("items.estimate.more")} onClick={() => put(place + 1)} />}
        </div>
        <EstimateTrack
          {...{ item, places, place, labelId, isLocked, text, verdict }}
          isUnset={draft.value === null}
          onPut={put}
        />
      </div>
      {verdict?.estimate && <EstimateOutcome {...{ item, verdict }} result={verdict.estimate} />}
      <WholeWhy verdict={verdict} />
    </Stack>
  );
}
