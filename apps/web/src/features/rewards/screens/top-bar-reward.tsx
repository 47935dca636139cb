import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { SheetButton } from "#web/shared/ui/sheet-button.tsx";
import { GiftIcon } from "../reward-icons.tsx";
import { useRewards } from "../use-rewards.ts";
import styles from "./top-bar-reward.module.css";

const loadPanel = async () => {
  const [{ RewardPanel }] = await Promise.all([import("./reward-panel.tsx"), loadMessages(["shop/avatars"])]);
  return RewardPanel;
};

/** Opens the sheet of daily rewards; a dot says that one is ready. */
export function TopBarReward() {
  const t = useT();
  const { calendar, refetch } = useRewards();
  if (!calendar) return null;
  const isReady = calendar.rewards.some(({ status }) => status === "not_claimed");
  return (
    <SheetButton
      title={t("rewards.title")}
      load={loadPanel}
      panel={(close) => ({ calendar, refetch, onLeave: close })}
      className={styles.reward}
      data-ready={isReady || undefined}
      aria-label={t(isReady ? "rewards.ready" : "rewards.title")}
    >
      <GiftIcon size={22} />
    </SheetButton>
  );
}
