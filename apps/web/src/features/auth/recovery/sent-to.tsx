import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./sent-to.module.css";

interface SentToProps {
  /** Tells the same whether or not the address has an account. */
  text: "recovery.link.sent" | "recovery.code.sent";
  email: string;
  /** Goes back to where the address was typed. */
  onChange: () => void;
}

/** Where a letter went, with a way to correct the address. */
export function SentTo({ text, email, onChange }: SentToProps) {
  const t = useT();
  return (
    <>
      <p className={styles.address}>
        <bdi>{email}</bdi>
        <button type="button" onClick={onChange}>
          {t("auth.signUp.change")}
        </button>
      </p>
      <p>{t(text)}</p>
    </>
  );
}
