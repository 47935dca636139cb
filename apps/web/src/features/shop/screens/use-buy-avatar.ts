import type { Avatar } from "@candlewise/contracts/profile/schemas";
import { useState } from "react";
import { engagementApi } from "#web/features/engagement/api.ts";
import { profileApi } from "#web/features/profile/api.ts";
import { useBuyAvatarMutation } from "#web/features/shop/api.ts";
import { useSound } from "#web/shared/sound/use-sound.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";

export type PurchaseState = "none" | "buying" | "bought" | "failed";

/** Buys an avatar: it is the learner's at once, and the coins are back when the call fails. A repeat is never charged. */
export function useBuyAvatar(userId: string) {
  const dispatch = useAppDispatch();
  const play = useSound();
  const [send] = useBuyAvatarMutation();
  const [state, setState] = useState<PurchaseState>("none");

  const show = ({ id, price }: Avatar) => [
    dispatch(
      profileApi.util.updateQueryData("getAvatars", undefined, ({ avatars }) => {
        const bought = avatars.find((avatar) => avatar.id === id);
        if (bought) bought.is_owned = true;
      }),
    ),
    dispatch(
      engagementApi.util.updateQueryData("getStreakProfile", { params: { user_id: userId } }, (streak) => {
        streak.coins -= price ?? 0;
      }),
    ),
    dispatch(
      engagementApi.util.updateQueryData("getStreakCalendar", undefined, (streak) => {
        streak.coins -= price ?? 0;
      }),
    ),
  ];
  const buy = async (avatar: Avatar) => {
    setState("buying");
    const shown = show(avatar);
    const { error } = await send({ params: { id: avatar.id }, body: {} });
    if (error) {
      for (const change of shown) change.undo();
      setState("failed");
      return;
    }
    setState("bought");
    play("reward");
  };
  return { state, buy, forget: () => setState("none") };
}
