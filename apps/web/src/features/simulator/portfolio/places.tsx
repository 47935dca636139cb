import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { MARKET_HREF } from "../hrefs.ts";
import styles from "./portfolio.module.css";

const PLACES = [
  { to: MARKET_HREF, icon: "chart", key: "simulator.place.market" },
  { to: "/market-news", icon: "mail", key: "simulator.place.news" },
  { to: "/simulator/activity", icon: "clock", key: "simulator.place.activity" },
  { to: "/simulator/performance", icon: "target", key: "simulator.place.performance" },
  { to: "/simulator/journal", icon: "book", key: "simulator.place.journal" },
  { to: "/simulator/replay", icon: "play", key: "simulator.place.replay" },
] as const;

/** Where one goes from the account. */
export function Places() {
  const t = useT();
  return (
    <nav className={styles.places} aria-label={t("simulator.places")}>
      {PLACES.map(({ to, icon, key }) => (
        <CardLink key={to} to={to} className={styles.place}>
          <Icon name={icon} />
          {t(key)}
        </CardLink>
      ))}
    </nav>
  );
}
