import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./base-rate.module.css";
import { shareText } from "./price-words.ts";

const TEN = Array.from({ length: 10 }, (_, index) => index);

/** How often pure noise shows the same: the share in words, and out of ten small charts. */
export function BaseRate({ share }: { share: number }) {
  const t = useT();
  const language = useLanguage();
  return (
    <span className={styles.rate} data-base-rate={share}>
      <span className={styles.ten} aria-hidden="true">
        {TEN.map((index) => (
          <i key={index} style={{ opacity: 0.22 + 0.78 * Math.min(1, Math.max(0, share * 10 - index)) }} />
        ))}
      </span>
      <Text as="span" size={2} weight={700}>
        {t("findings.baseRate", { share: shareText(share, language) })}
      </Text>
    </span>
  );
}
