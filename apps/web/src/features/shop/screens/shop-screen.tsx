import type { Avatar } from "@candlewise/contracts/profile/schemas";
import { useState } from "react";
import { useGetStreakProfileQuery, type StreakProfile } from "#web/features/engagement/api.ts";
import { FreezeShop } from "#web/features/engagement/streak-purchases.tsx";
import { useGetAvatarsQuery, useGetProfileQuery } from "#web/features/profile/api.ts";
import { AvatarShelf } from "#web/features/shop/avatar-shelf.tsx";
import { BalanceCard, EarnCoins } from "#web/features/shop/balance-card.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUserId } from "#web/shared/state/use-user.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useIsWide } from "#web/shared/ui/use-is-wide.ts";
import { AvatarOffer } from "./avatar-offer.tsx";
import { useBuyAvatar } from "./use-buy-avatar.ts";

/** What coins buy: freezes for the streak, and avatars. */
export function ShopScreen() {
  const t = useT();
  const userId = useUserId();
  const title = t("shop.title");
  if (userId === null) return <PageSkeleton name="list" title={title} />;
  return <Shop userId={userId} title={title} />;
}

function Shop({ userId, title }: { userId: string; title: string }) {
  const isWide = useIsWide();
  const streak = useGetStreakProfileQuery({ params: { user_id: userId } }, { refetchOnMountOrArgChange: true });
  const avatars = useGetAvatarsQuery();
  const failed = [streak, avatars].find(({ data, error }) => error && !data);
  if (failed) {
    const retry = () => {
      void streak.refetch();
      void avatars.refetch();
    };
    return (
      <Page title={title}>
        <h1 className="sr-only">{title}</h1>
        <ErrorState error={failed.error} onRetry={retry} isRetrying={failed.isFetching} />
      </Page>
    );
  }
  if (!streak.data || !avatars.data) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} aside={<EarnCoins />}>
      <Stack gap={6}>
        <h1>{title}</h1>
        <Goods userId={userId} streak={streak.data} avatars={avatars.data.avatars} />
        {!isWide && <EarnCoins />}
      </Stack>
    </Page>
  );
}

interface GoodsProps {
  userId: string;
  streak: StreakProfile;
  avatars: readonly Avatar[];
}

function Goods({ userId, streak, avatars }: GoodsProps) {
  const t = useT();
  const { data: profile } = useGetProfileQuery();
  const { state, buy, forget } = useBuyAvatar(userId);
  const [opened, setOpened] = useState<Avatar["id"] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const worn = profile?.avatar_id ?? null;
  const avatar = avatars.find(({ id }) => id === opened);
  const shelf = (source: Avatar["source"]) => (
    <AvatarShelf
      avatars={avatars.filter((each) => each.source === source)}
      worn={worn}
      onOpen={({ id }) => {
        forget();
        setOpened(id);
        setOpen(true);
      }}
    />
  );
  return (
    <>
      <BalanceCard coins={streak.coins} />
      <Stack as="section" gap={3}>
        <h2>{t("shop.streak")}</h2>
        <FreezeShop profile={streak} />
      </Stack>
      <Stack as="section" gap={3}>
        <h2>{t("shop.avatars")}</h2>
        <Text tone="muted">{t("shop.avatars.text")}</Text>
        {shelf("coins")}
      </Stack>
      <Stack as="section" gap={3}>
        <h2>{t("shop.rare")}</h2>
        <Text tone="muted">{t("shop.rare.text")}</Text>
        {shelf("reward")}
      </Stack>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={avatar ? t(`shopAvatars.${avatar.id}`) : ""}>
        {avatar && (
          <AvatarOffer
            avatar={avatar}
            coins={streak.coins}
            isWorn={avatar.id === worn}
            purchase={state}
            onBuy={() => void buy(avatar)}
          />
        )}
      </Sheet>
    </>
  );
}
