import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { useListNewsQuery, type Asset } from "../api.ts";
import { marketDayText } from "#web/shared/i18n/day-text.ts";
import styles from "./instrument.module.css";
import { newsKey } from "./news-key.ts";
import { Section } from "./section.tsx";

const MOST = 12;

/** What moved the price, in words made of the forces that moved it: nothing is invented afterwards. */
export function News({ asset: { ticker, name, sector } }: { asset: Asset }) {
  const t = useT();
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useListNewsQuery({ params: { ticker }, query: {} });
  const sectorName = t(sector ? `market.sector.${sector}` : "market.title");
  return (
    <Section title={t("market.news")}>
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton shape="line" />
          <Skeleton shape="half" />
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data?.items.length === 0 && <p className={styles.text}>{t("market.noNews")}</p>}
      {data && data.items.length > 0 && (
        <Stack as="ol" gap={3} className={styles.news}>
          {data.items.slice(0, MOST).map((item) => (
            <li key={item.id}>
              <time dateTime={new Date(item.at * 1000).toISOString()}>{marketDayText(item.at, language)}</time>
              <p>
                {t(newsKey(item, sector !== null), {
                  name,
                  sector: sectorName,
                  change: percentText(Math.abs(item.change_percent), language, { decimals: 1 }),
                })}
              </p>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
