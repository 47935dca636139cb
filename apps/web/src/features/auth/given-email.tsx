import { useT } from "#web/shared/i18n/use-t.tsx";
import { TextButton } from "#web/shared/ui/text-link.tsx";
import styles from "./given-email.module.css";

interface GivenEmailProps {
  email: string;
  /** Goes back to where the address was typed. */
  onChange: () => void;
}

/** The address that was typed, with a way to correct it. */
export function GivenEmail({ email, onChange }: GivenEmailProps) {
  const t = useT();
  return (
    <p className={styles.address}>
      <bdi>{email}</bdi>
      <TextButton onClick={onChange}>{t("auth.signUp.change")}</TextButton>
    </p>
  );
}
