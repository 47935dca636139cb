import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { QuotePair } from "#web/shared/ui/facts.tsx";
import type { Quote, Session } from "../api.ts";
import styles from "./ticket.module.css";

/** What one pays and gets now, and that the market is a practice one. */
export function MarketLine({ quote }: { quote: Quote }) {
  const t = useT();
  return (
    <div className={styles.market}>
      <PracticeTag />
      <QuotePair
        bid={{ label: t("ticket.bid"), price: quote.bid }}
        ask={{ label: t("ticket.ask"), price: quote.ask }}
      />
    </div>
  );
}

/** Why nothing can be bought at once, when that ends, and what can be done until then. */
export function ClosedNote({ session }: { session: Session }) {
  const t = useT();
  const language = useLanguage();
  if (session.is_open) return null;
  return (
    <div className={styles.closed}>
      <p className={styles.closedTitle}>
        {session.closed_for ? t(`ticket.closed.${session.closed_for}`) : t("ticket.closed.night")}
      </p>
      {session.opens_at !== null && (
        <p>{t("ticket.closed.opens", { time: formatMoment(session.opens_at, language) })}</p>
      )}
      <p>{t("ticket.closed.text")}</p>
    </div>
  );
}
