import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import styles from "./celebration.module.css";

/** Where to go from a lesson done without an account. */
export function GuestWays() {
  const t = useT();
  return (
    <>
      <p className={styles.note}>{t("celebration.guest.text")}</p>
      <LinkButton isWide data-way to="/auth/signup">
        {t("celebration.guest.save")}
      </LinkButton>
      <LinkButton look="quiet" to="/">
        {t("celebration.guest.later")}
      </LinkButton>
    </>
  );
}
