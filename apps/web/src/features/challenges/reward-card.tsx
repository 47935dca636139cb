import { useSound } from "#web/shared/sound/use-sound.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import { useClaimChallengeRewardMutation, type ChallengeSummary } from "./api.ts";

type Rewarded = Pick<ChallengeSummary, "id" | "status" | "coins" | "is_rewarded">;

/** S7.46: what the last day brings, to claim once it is done. */
export function RewardCard({ challenge }: { challenge: Rewarded }) {
  const t = useT();
  const coins = t("challenges.coins", { count: challenge.coins });
  return (
    <Card as="section" gap={3} aria-label={t("challenges.reward")}>
      <Row gap={3}>
        <Tile tone="coins" aria-hidden="true">
          <Icon name={challenge.is_rewarded ? "check" : "star"} />
        </Tile>
        <div>
          <Text as="h2" size={5} weight={800}>
            {t("challenges.reward")}
          </Text>
          <Text as="output" size={4} tone="muted">
            {challenge.is_rewarded
              ? t("challenges.reward.claimed", { coins })
              : t("challenges.reward.after", { coins })}
          </Text>
        </div>
      </Row>
      {challenge.status === "finished" && !challenge.is_rewarded && <Claim id={challenge.id} coins={coins} />}
    </Card>
  );
}

function Claim({ id, coins }: { id: string; coins: string }) {
  const t = useT();
  const play = useSound();
  const [claim, { isLoading, isError }] = useClaimChallengeRewardMutation();
  const send = async () => {
    const { data } = await claim({ params: { id }, body: {} });
    if (data) play("reward");
  };
  return (
    <>
      <ProblemAlert>{isError && t("challenges.reward.failed")}</ProblemAlert>
      <Button isWide isBusy={isLoading} onClick={() => void send()}>
        {t("challenges.reward.claim", { coins })}
      </Button>
    </>
  );
}
