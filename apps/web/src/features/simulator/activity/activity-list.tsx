import { Fragment } from "react";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { priceText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { CursorPages, type CursorPage } from "#web/shared/ui/cursor-pages.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useListActivityQuery, type Activity } from "../api.ts";
import styles from "./activity.module.css";
import { matches, type ActivityFilter } from "./activity-filter.ts";

/** Entries of the first page, and of each further one. */
const PAGE = 50;

interface ActivityListProps {
  filter: ActivityFilter;
  accountNumber: number;
}

/** Everything that changed the account, newest first, page by page. */
export function ActivityList(props: ActivityListProps) {
  return <CursorPages>{(page) => <ActivityPage {...page} {...props} />}</CursorPages>;
}

function ActivityPage({ cursor, filter, accountNumber, more }: CursorPage & ActivityListProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListActivityQuery({
    query: {
      limit: PAGE,
      account_number: accountNumber,
      ...(cursor !== null && { cursor }),
    },
  });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  const items = data.items.filter((item) => matches(filter, item));
  const next = data.next_cursor;
  return (
    <>
      {items.length > 0 && (
        <ListCard>
          {items.map((item) => (
            <li key={item.id}>
              <ActivityRow item={item} />
            </li>
          ))}
        </ListCard>
      )}
      {items.length === 0 && next === null && cursor === null && (
        <EmptyState title={t("simulator.activity.emptyTitle")}>{t("simulator.activity.emptyText")}</EmptyState>
      )}
      {more(next, t("simulator.more"))}
    </>
  );
}

function ActivityRow({ item }: { item: Activity }) {
  const t = useT();
  const language = useLanguage();
  const { type, ticker, quantity, price, commission, realized_profit, ratio } = item;
  const notes = [
    ticker === null && type !== "deposit" ? t("simulator.hidden.name") : null,
    quantity !== null && price !== null
      ? t("simulator.activity.units", { quantity: quantityText(quantity, language), price: priceText(price) })
      : null,
    ratio,
    commission !== null && Number(commission) > 0
      ? t("simulator.activity.commission", { amount: usdText(commission) })
      : null,
    formatMoment(item.at, language),
  ].filter((note) => note !== null);
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <Text weight={700}>
          {ticker === null ? t(`simulator.activity.${type}`) : `${t(`simulator.activity.${type}`)} ${ticker}`}
        </Text>
        <Text size={2} tone="muted" className="tabular">
          {notes.map((note, index) => (
            <Fragment key={note}>
              {index > 0 && " · "}
              <bdi>{note}</bdi>
            </Fragment>
          ))}
        </Text>
        {realized_profit !== null && (
          <Text size={2} tone="muted" className="tabular">
            {t("simulator.realized")} <Change amount={realized_profit} />
          </Text>
        )}
      </div>
      <div className={styles.end}>
        <Text weight={800} className="tabular" dir="ltr">
          {usdText(item.amount, { isSigned: true })}
        </Text>
        <Text size={2} tone="muted" className="tabular">
          {t("simulator.activity.after", { amount: usdText(item.balance_after) })}
        </Text>
      </div>
    </div>
  );
}
