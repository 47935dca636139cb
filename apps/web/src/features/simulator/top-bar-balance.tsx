import { Link } from "#web/shared/routing/router.tsx";
import { formatBalance } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { REFETCH_AFTER, useGetPortfolioQuery } from "./api.ts";
import { balanceOf } from "./balance.ts";
import styles from "./top-bar-balance.module.css";

/** S2.20 S9.10: the cash of the practice account, and the way to it. Nothing until it is known. */
export function TopBarBalance() {
  const t = useT();
  const { data } = useGetPortfolioQuery(undefined, REFETCH_AFTER);
  if (!data) return null;
  const amount = formatBalance(balanceOf(data).balance);
  return (
    <Link to="/simulator" className={styles.balance} aria-label={t("app.balance", { amount })}>
      <span dir="ltr">{amount}</span>
    </Link>
  );
}
