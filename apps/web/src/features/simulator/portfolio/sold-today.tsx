import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { instrumentHref } from "../hrefs.ts";
import type { Portfolio } from "../api.ts";
import styles from "./portfolio.module.css";

/** The part of the day P/L that came from instruments which are no longer held. */
export function SoldToday({ closed }: { closed: Portfolio["closed_today"] }) {
  const t = useT();
  if (closed.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="sold-today">
      <Text as="h3" id="sold-today" size={4}>
        {t("simulator.soldToday")}
      </Text>
      <ListCard>
        {closed.map(({ ticker, name, realized_today, day_change }) => (
          <li key={ticker}>
            <Link to={instrumentHref(ticker)} className={styles.row}>
              <span className={styles.rowMain}>
                <Text as="bdi" weight={700}>
                  {name}
                </Text>
                <Text as="bdi" size={2} tone="muted">
                  {ticker}
                </Text>
              </span>
              <Text as="span" size={2} tone="muted" className={styles.rowEnd}>
                <span>
                  {t("simulator.today")} <Change amount={day_change} />
                </span>
                <span>
                  {t("simulator.realized")} <Change amount={realized_today} />
                </span>
              </Text>
            </Link>
          </li>
        ))}
      </ListCard>
    </Stack>
  );
}
