import { useState } from "react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { useCheer } from "#web/shared/ui/celebrations/use-cheer.ts";
import { rewardsApi, useClaimRewardMutation, type RewardCalendar } from "./api.ts";

export type ClaimState = "none" | "claiming" | "claimed" | "failed" | "expired";

const { updateQueryData } = rewardsApi.util;

/** S4.09: a claimed reward shows as claimed at once; when the call fails it is open again. */
export function useClaimReward(refetch: () => void) {
  const dispatch = useAppDispatch();
  const cheer = useCheer();
  const [send] = useClaimRewardMutation();
  const [state, setState] = useState<ClaimState>("none");

  const claim = async ({ id: calendar }: RewardCalendar, id: number) => {
    setState("claiming");
    const shown = dispatch(
      updateQueryData("getRewards", undefined, ({ rewards }) => {
        const reward = rewards.find((each) => each.id === id);
        if (reward) reward.status = "claimed";
      }),
    );
    const { data, error } = await send({ params: { id: calendar }, body: { reward_id: id } });
    if (!data) {
      shown.undo();
      const isExpired = errorCodeOf(error) === "reward_locked";
      if (isExpired) refetch();
      setState(isExpired ? "expired" : "failed");
      return;
    }
    dispatch(
      updateQueryData("getRewards", undefined, ({ rewards }) => {
        const index = rewards.findIndex((each) => each.id === id);
        if (index >= 0) rewards[index] = data;
      }),
    );
    setState("claimed");
    cheer({ kind: "reward" });
  };
  return { state, claim };
}
