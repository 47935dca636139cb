import type { Translate } from "#web/shared/i18n/use-t.tsx";
import type { Reward } from "./api.ts";

type Prize = NonNullable<Reward["prize"]>;

/** For example `10 coins`, `1 streak freeze`, or the name of an avatar or cheat-sheet. */
export function prizeText(t: Translate, { coins, freezes, avatar, sheet }: Prize): string {
  if (avatar) return t("rewards.avatarNamed", { name: t(`shopAvatars.${avatar.id}`) });
  if (sheet) return t("rewards.sheetNamed", { title: sheet.title });
  return freezes > 0 ? t("rewards.freezes", { count: freezes }) : coinsText(t, coins);
}

export const coinsText = (t: Translate, count: number): string => t("rewards.coins", { count });

/** What a day brings, in a word or two, also before its prize has been drawn. */
export function rewardText(t: Translate, { type, prize }: Pick<Reward, "type" | "prize">): string {
  if (prize?.sheet || (type === "pdf" && !prize)) return t("rewards.sheet");
  if (prize?.avatar || (type === "avatar" && !prize)) return t("rewards.avatar");
  return prize ? prizeText(t, prize) : t("rewards.lootbox");
}
