import { WITHDRAWAL_DAYS } from "@candlewise/domain/payments/withdrawal";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import styles from "./payment.module.css";

interface ConsentProps {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  /** It was asked for and is not given. */
  isMissing: boolean;
}

/** Where a contract can be withdrawn from, the buyer asks for access before that time is over. Never ticked beforehand. */
export function Consent({ isGiven, onChange, isMissing }: ConsentProps) {
  const t = useT();
  return (
    <div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={isGiven}
          aria-invalid={isMissing || undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {t("payments.consent", { days: WITHDRAWAL_DAYS })}
      </label>
      <ProblemAlert>{isMissing && t("payments.consentMissing")}</ProblemAlert>
    </div>
  );
}
