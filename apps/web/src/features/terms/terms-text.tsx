import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "./terms-text.module.css";

const PARTS = ["practice", "advice", "account", "conduct", "data", "rights", "service", "changes"] as const;

/** The terms and the privacy policy in full. */
export function TermsText() {
  const t = useT();
  return (
    <Stack as="article" gap={6} className={styles.text}>
      <header>
        <h1>{t("terms.title")}</h1>
        <p className={styles.lead}>{t("terms.lead")}</p>
      </header>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(`terms.part.${part}`)}</h2>
          <p>{t(`terms.text.${part}`)}</p>
        </section>
      ))}
    </Stack>
  );
}
