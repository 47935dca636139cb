import { Link } from "#web/shared/routing/router.tsx";
import { quantityText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { instrumentHref } from "../hrefs.ts";
import type { LivePosition } from "./live-portfolio.ts";
import styles from "./portfolio.module.css";

/** What is held, the largest first, each a way to its chart. */
export function Positions({ positions }: { positions: readonly LivePosition[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ListCard>
      {positions.map((position) => (
        <li key={position.ticker}>
          <Link to={instrumentHref(position.ticker)} className={styles.row}>
            <span className={styles.rowMain}>
              <Text as="bdi" weight={700}>
                {position.name}
              </Text>
              <Text as="span" size={2} tone="muted">
                {t("simulator.position.held", {
                  quantity: quantityText(position.quantity, language),
                  ticker: position.ticker,
                  price: quoteText(position.price),
                })}
              </Text>
            </span>
            <span className={styles.rowEnd}>
              <Text as="span" size={5} weight={800} className="tabular" dir="ltr">
                {usdText(position.value)}
              </Text>
              <Change amount={position.profit} percent={position.profit_percent} />
            </span>
          </Link>
        </li>
      ))}
    </ListCard>
  );
}
