import { Link } from "#web/shared/routing/router.tsx";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Area } from "#web/shared/routing/route.ts";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Logo } from "#web/shared/ui/logo.tsx";
import { lowerBar } from "#web/shared/ui/lower-bars.ts";
import styles from "./app-frame.module.css";

const PLACES: readonly { name: Area; to: string; icon: IconName; label: MessageKey }[] = [
  { name: "learn", to: "/learn", icon: "learn", label: "app.nav.learn" },
  { name: "courses", to: "/courses", icon: "courses", label: "app.nav.courses" },
  { name: "simulator", to: "/simulator", icon: "chart", label: "app.nav.simulator" },
  { name: "profile", to: "/profile", icon: "profile", label: "app.nav.profile" },
];

/** At the bottom on phones, a rail at the side from 1024 px on. */
export function Navigation({ current, onIntent }: { current?: Area | undefined; onIntent: (path: string) => void }) {
  const t = useT();
  const { hidesSimulator } = useVisibility();
  const places = PLACES.filter(({ name }) => !(hidesSimulator && name === "simulator"));
  return (
    <nav ref={lowerBar} className={styles.nav} aria-label={t("app.navigation")}>
      <span className={styles.brand}>
        <Logo />
      </span>
      <ul className={styles.places}>
        {places.map(({ name, to, icon, label }) => (
          <li key={name}>
            <Link
              to={to}
              className={classNames(styles.place)}
              aria-current={name === current ? "page" : undefined}
              data-current={name === current || undefined}
              onPointerEnter={() => onIntent(to)}
              onFocus={() => onIntent(to)}
            >
              <span className={styles.pill}>
                <Icon name={icon} />
              </span>
              <span data-text="">{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
