import { divide, formatUsd, parseUsd } from "@candlewise/domain/simulator/money";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./ticket.module.css";
import type { Ticket } from "./use-ticket.ts";

/** How far from the last price the opening may lie, in percent. */
const ROOM = 2n;

const cents = (price: bigint): bigint => divide(price, 100n) * 100n;

/** A limit that is met at the opening unless the price jumps past it: what takes the place of a market order while shares are closed. */
export function OpeningChip({ ticket: { session, fields, quote, change } }: { ticket: Ticket }) {
  const t = useT();
  const language = useLanguage();
  if (session.is_open || fields.type !== "limit") return null;
  const last = parseUsd(fields.side === "buy" ? quote.ask : quote.bid);
  const factor = fields.side === "buy" ? 100n + ROOM : 100n - ROOM;
  const limit = formatUsd(cents(divide(last * factor, 100n)));
  const isText = (text: string): text is `${number}` => /^\d/.test(text);
  return (
    <Stack gap={2} align="start">
      <Text size={2} tone="muted">
        {t(fields.side === "buy" ? "ticket.opening.buy" : "ticket.opening.sell")}
      </Text>
      <Button
        look="secondary"
        className={styles.small}
        onClick={() =>
          isText(limit) &&
          change({ limit: formatNumber(limit, language, { minimumFractionDigits: 2, maximumFractionDigits: 4 }) })
        }
      >
        {t(fields.side === "buy" ? "ticket.opening.setBuy" : "ticket.opening.setSell", { percent: Number(ROOM) })}
      </Button>
    </Stack>
  );
}
