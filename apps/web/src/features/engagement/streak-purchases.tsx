import { useRef } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { browserTimeZone, formatDate } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note, Tile } from "#web/shared/ui/tinted.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useActOnStreakMutation, type StreakProfile } from "./api.ts";
import { FreezeIcon } from "./engagement-icons.tsx";

/** Buys a freeze or a repair; a repeat after a lost response is the same purchase. */
function usePurchase({ user_id }: StreakProfile, action: "freeze" | "repair") {
  const t = useT();
  const [act, { isLoading, isError }] = useActOnStreakMutation();
  const id = useRef<string>(null);
  const buy = async () => {
    id.current ??= timeOrderedId();
    const { error } = await act({ body: { user_id, timezone: browserTimeZone(), action, action_id: id.current } });
    if (error) return;
    id.current = null;
    toast(t(`engagement.${action}.done`), { variant: "success", topic: "streak" });
  };
  return { buy: () => void buy(), isBuying: isLoading, hasFailed: isError };
}

/** Why something cannot be bought now; null when it can. */
function useObstacle(coins: number, price: number): string | null {
  const t = useT();
  const isOnline = useIsOnline();
  if (!isOnline) return t("engagement.offline");
  return coins < price ? t("engagement.short", { count: price - coins }) : null;
}

interface PriceButtonProps {
  profile: StreakProfile;
  action: "freeze" | "repair";
  price: number;
}

function PriceButton({ profile, action, price }: PriceButtonProps) {
  const t = useT();
  const { buy, isBuying, hasFailed } = usePurchase(profile, action);
  const obstacle = useObstacle(profile.coins, price);
  if (obstacle !== null)
    return (
      <Text size={2} weight={600} tone="muted">
        {obstacle}
      </Text>
    );
  return (
    <Stack gap={2} align="start">
      <Button look={action === "repair" ? "primary" : "secondary"} isBusy={isBuying} onClick={buy}>
        {t(`engagement.${action}.action`, { count: price })}
      </Button>
      {hasFailed && (
        <Text size={2} weight={600} tone="loss" role="alert">
          {t("engagement.failed")}
        </Text>
      )}
    </Stack>
  );
}

/** The missed days that can still be repaired. */
export function RepairOffer({ profile }: { profile: StreakProfile }) {
  const t = useT();
  const language = useLanguage();
  const { repair } = profile;
  if (!repair) return null;
  const dayOf = (date: string) =>
    formatDate(new Date(`${date}T00:00:00Z`), language, { weekday: "long", timeZone: "UTC" });
  const dates = new Intl.ListFormat(language).format(repair.dates.map(dayOf));
  return (
    <Note as="section">
      <Stack gap={3} align="start">
        <Stack gap={1}>
          <Text as="h3" weight={800}>
            {t("engagement.repair.title", { count: repair.length })}
          </Text>
          <Text size={3}>{t("engagement.repair.text", { dates, until: dayOf(repair.until) })}</Text>
        </Stack>
        <PriceButton profile={profile} action="repair" price={repair.price} />
      </Stack>
    </Note>
  );
}

/** Freezes in stock, and buying one. */
export function FreezeShop({ profile }: { profile: StreakProfile }) {
  const t = useT();
  const { stock, most, price } = profile.freezes;
  return (
    <Note as="section" tone="sunken">
      <Row gap={3} align="top">
        <Tile>
          <FreezeIcon />
        </Tile>
        <Stack gap={2} align="start">
          <Stack gap={1}>
            <Text as="h3" weight={800}>
              {t("engagement.freeze.stock", { stock, most })}
            </Text>
            <Text size={3} tone="muted">
              {t("engagement.freeze.text")}
            </Text>
          </Stack>
          {stock >= most ? (
            <Text size={2} weight={600} tone="muted">
              {t("engagement.freeze.full")}
            </Text>
          ) : (
            <PriceButton profile={profile} action="freeze" price={price} />
          )}
        </Stack>
      </Row>
    </Note>
  );
}
