import { CoinIcon, FreezeIcon } from "#web/features/engagement/engagement-icons.tsx";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Reward, RewardCalendar } from "../api.ts";
import { LootboxOdds } from "../lootbox-odds.tsx";
import { OpenedLootbox, OpenedPrize } from "../opened-reward.tsx";
import { prizeText, rewardText } from "../prize-text.ts";
import { GiftIcon, SheetIcon } from "../reward-icons.tsx";
import { useClaimReward, type ClaimState } from "../use-claim-reward.ts";
import styles from "./reward-panel.module.css";

interface RewardPanelProps {
  calendar: RewardCalendar;
  refetch: () => void;
  /** Somebody goes to another screen from here. */
  onLeave: () => void;
}

/** The seven rewards, today's one to claim, and the odds of the lootbox. */
export function RewardPanel({ calendar, refetch, onLeave }: RewardPanelProps) {
  const t = useT();
  const { state, claim } = useClaimReward(refetch);
  const open = calendar.rewards.find(({ status }) => status === "not_claimed");
  const last = calendar.rewards.findLast(({ status }) => status === "claimed");
  return (
    <Stack gap={4}>
      <Text size={3} tone="muted">
        {t("rewards.rule")}
      </Text>
      <ol className={styles.days}>
        {calendar.rewards.map((reward) => (
          <Day key={reward.id} reward={reward} />
        ))}
      </ol>
      {(state === "claiming" || state === "claimed") && last && <Opened reward={last} isDrawn={state === "claimed"} />}
      <Text as="output" size={3} weight={600} className={styles.outcome}>
        {outcomeText(t, state, open === undefined ? last : undefined)}
      </Text>
      {state === "claimed" && last?.prize && <WhereToFind prize={last.prize} onLeave={onLeave} />}
      {open && <Claim reward={open} onClaim={() => void claim(calendar, open.id)} />}
      <LootboxOdds calendar={calendar} />
    </Stack>
  );
}

function outcomeText(t: Translate, state: ClaimState, claimed: Reward | undefined): string {
  if (state === "failed" || state === "expired") return t(`rewards.${state}`);
  if (!claimed) return "";
  if (!claimed.prize) return t("rewards.opening");
  return t("rewards.got", { prize: prizeText(t, claimed.prize) });
}

function Day({ reward: { day, type, status, prize } }: { reward: Reward }) {
  const t = useT();
  return (
    <li
      className={styles.day}
      data-status={status}
      data-type={type}
      aria-current={status === "not_claimed" || undefined}
    >
      <span className={styles.number}>{t("rewards.day", { day })}</span>
      <span className={styles.mark}>
        {status === "claimed" ? <Icon name="check" size={22} /> : <PrizeIcon reward={{ type, prize }} />}
      </span>
      <span className={styles.prize}>{rewardText(t, { type, prize })}</span>
      <span className={styles.status}>
        {status === "locked" && <Icon name="lock" size={12} />}
        {t(`rewards.${status}`)}
      </span>
    </li>
  );
}

function PrizeIcon({ reward: { type, prize }, size = 24 }: { reward: Pick<Reward, "type" | "prize">; size?: number }) {
  if (prize?.avatar) return <img className={styles.avatar} src={prize.avatar.url} alt="" />;
  if (prize?.sheet || (type === "pdf" && !prize)) return <SheetIcon size={size} />;
  if (type === "avatar" && !prize) return <Icon name="profile" size={size} />;
  if (type === "lootbox" && !prize) return <GiftIcon size={size} />;
  return prize && prize.freezes > 0 ? <FreezeIcon size={size} /> : <CoinIcon size={size} />;
}

/** What was just claimed. The prize of a lootbox is known once the server has drawn it. */
function Opened({ reward, isDrawn }: { reward: Reward; isDrawn: boolean }) {
  const icon = <PrizeIcon reward={reward} size={34} />;
  if (reward.type === "lootbox") return <OpenedLootbox isOpen={isDrawn}>{icon}</OpenedLootbox>;
  return <OpenedPrize>{icon}</OpenedPrize>;
}

/** The way to an avatar or a cheat-sheet. */
function WhereToFind({ prize, onLeave }: { prize: NonNullable<Reward["prize"]>; onLeave: () => void }) {
  const t = useT();
  if (!prize.avatar && !prize.sheet) return null;
  return (
    <LinkButton to={prize.avatar ? "/shop" : "/cheat-sheets"} look="secondary" isWide onClick={onLeave}>
      {t(prize.avatar ? "rewards.toAvatar" : "rewards.toSheet")}
    </LinkButton>
  );
}

/** How to claim what has not been drawn yet. */
const CLAIMS = {
  coins: "rewards.open",
  lootbox: "rewards.open",
  avatar: "rewards.claim.avatar",
  pdf: "rewards.claim.pdf",
} as const;

function Claim({ reward: { type, prize }, onClaim }: { reward: Reward; onClaim: () => void }) {
  const t = useT();
  if (!useIsOnline()) return <Text size={3}>{t("rewards.offline")}</Text>;
  return (
    <Button isWide onClick={onClaim}>
      {prize ? t("rewards.claim", { prize: prizeText(t, prize) }) : t(CLAIMS[type])}
    </Button>
  );
}
