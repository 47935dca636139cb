import { Link } from "react-router";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./continue-link.module.css";

interface ContinueLinkProps {
  href: string;
  /** Name of what opens. */
  title: string;
  minutes: number;
  /** Nothing of the path has been opened yet. */
  isFirst: boolean;
}

/** The one big button: opens what comes next, by its name. */
export function ContinueLink({ href, title, minutes, isFirst }: ContinueLinkProps) {
  const t = useT();
  return (
    <Link to={href} className={styles.link}>
      <span className={styles.words}>
        <span className={styles.note}>
          {t(isFirst ? "learning.begin" : "ui.continue")} · {t("learning.minutes", { minutes })}
        </span>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
      </span>
      <span className={styles.arrow}>
        <Icon name="play" size={26} />
      </span>
    </Link>
  );
}
