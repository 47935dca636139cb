import type { Avatar } from "@candlewise/contracts/profile/schemas";
import { useSaveProfileMutation } from "#web/features/profile/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./avatar-offer.module.css";
import type { PurchaseState } from "./use-buy-avatar.ts";

interface AvatarOfferProps {
  avatar: Avatar;
  coins: number;
  isWorn: boolean;
  purchase: PurchaseState;
  onBuy: () => void;
}

/** One avatar, and what can be done with it: buy it, wear it, or how to get it. */
export function AvatarOffer({ avatar, coins, isWorn, purchase, onBuy }: AvatarOfferProps) {
  const t = useT();
  return (
    <Stack gap={4} align="center">
      <img className={styles.picture} data-new={purchase === "bought" || undefined} src={avatar.url} alt="" />
      <Text as="output" size={5} weight={700} className={styles.news}>
        {purchase === "bought" && t("shop.bought", { name: t(`shopAvatars.${avatar.id}`) })}
      </Text>
      {avatar.is_owned ? (
        <Wear id={avatar.id} isWorn={isWorn} />
      ) : (
        <Offer price={avatar.price} coins={coins} isBuying={purchase === "buying"} onBuy={onBuy} />
      )}
      {purchase === "failed" && (
        <Text size={3} weight={600} tone="loss" role="alert">
          {t("shop.failed")}
        </Text>
      )}
    </Stack>
  );
}

interface OfferProps {
  price: number | null;
  coins: number;
  isBuying: boolean;
  onBuy: () => void;
}

function Offer({ price, coins, isBuying, onBuy }: OfferProps) {
  const t = useT();
  const isOnline = useIsOnline();
  if (price === null) return <Text className={styles.text}>{t("shop.fromReward")}</Text>;
  if (!isOnline) return <Text className={styles.text}>{t("shop.offline")}</Text>;
  if (coins < price) {
    return (
      <>
        <Text className={styles.text}>{t("shop.short", { count: price - coins })}</Text>
        <LinkButton to="/learn" look="secondary" isWide>
          {t("shop.learn")}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <Button isWide isBusy={isBuying} onClick={onBuy}>
        {t("shop.buy", { count: price })}
      </Button>
      <Text size={3} tone="muted">
        {t("shop.left", { count: coins - price })}
      </Text>
    </>
  );
}

function Wear({ id, isWorn }: { id: string; isWorn: boolean }) {
  const t = useT();
  const [save, { isLoading, isError }] = useSaveProfileMutation();
  if (isWorn) return <Text className={styles.text}>{t("shop.wearing")}</Text>;
  return (
    <>
      <Button isWide isBusy={isLoading} onClick={() => void save({ body: { data: { avatar_id: id } } })}>
        {t("shop.wear")}
      </Button>
      {isError && (
        <Text size={3} weight={600} tone="loss" role="alert">
          {t("shop.wearFailed")}
        </Text>
      )}
    </>
  );
}
