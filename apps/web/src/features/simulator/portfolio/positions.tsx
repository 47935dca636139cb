import { Link } from "#web/shared/routing/router.tsx";
import { quantityText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { instrumentHref } from "../hrefs.ts";
import type { LivePosition } from "./live-portfolio.ts";
import styles from "./portfolio.module.css";

/** What is held, the largest first, each a way to its chart. */
export function Positions({ positions }: { positions: readonly LivePosition[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Card className={styles.listCard}>
      <ul className={styles.rows}>
        {positions.map((position) => (
          <li key={position.ticker}>
            <Link to={instrumentHref(position.ticker)} className={styles.row}>
              <span className={styles.rowMain}>
                <bdi className={styles.rowTitle}>{position.name}</bdi>
                <span className={styles.rowNote}>
                  {t("simulator.position.held", {
                    quantity: quantityText(position.quantity, language),
                    ticker: position.ticker,
                    price: quoteText(position.price),
                  })}
                </span>
              </span>
              <span className={styles.rowEnd}>
                <span className={styles.rowValue} dir="ltr">
                  {usdText(position.value)}
                </span>
                <Change amount={position.profit} percent={position.profit_percent} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
