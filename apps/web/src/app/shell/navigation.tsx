import { Link } from "#web/shared/routing/router.tsx";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Area } from "#web/shared/routing/route.ts";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Logo } from "#web/shared/ui/logo.tsx";
import { lowerBar } from "#web/shared/ui/lower-bars.ts";
import styles from "./app-frame.module.css";
import { UnreadPlace } from "./bell-place.tsx";

/** Each at `/<name>`. */
const PLACES: readonly { name: Area; icon: IconName }[] = [
  { name: "learn", icon: "learn" },
  { name: "courses", icon: "courses" },
  { name: "simulator", icon: "chart" },
  { name: "leagues", icon: "trophy" },
  { name: "profile", icon: "profile" },
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
        {places.map(({ name, icon }) => (
          <li key={name}>
            <Link
              to={`/${name}`}
              className={classNames(styles.place)}
              aria-current={name === current ? "page" : undefined}
              data-current={name === current || undefined}
              onPointerEnter={() => onIntent(`/${name}`)}
              onFocus={() => onIntent(`/${name}`)}
            >
              <span className={styles.pill}>
                <Icon name={icon} />
                {name === "profile" && <UnreadPlace />}
              </span>
              <span data-text="">{t(`app.nav.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
