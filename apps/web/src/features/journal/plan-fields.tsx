import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { PRICE_FIELDS, rewardToRisk } from "./entry-draft.ts";
import styles from "./journal.module.css";
import { JournalText } from "./journal-text.tsx";
import type { OpenEntry } from "./use-entry.ts";

/** What is decided before the trade. */
export function PlanFields({ entry }: { entry: OpenEntry }) {
  const t = useT();
  const language = useLanguage();
  const { draft, change, invalid } = entry;
  const ratio = rewardToRisk(draft, language);
  return (
    <>
      <JournalText
        label={t("journal.thesis")}
        hint={t("journal.thesisHint")}
        value={draft.thesis}
        rows={3}
        onChange={(thesis) => change({ thesis })}
      />
      <div className={styles.prices}>
        {PRICE_FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(`journal.${field}`)}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={draft[field]}
            error={invalid.includes(field) ? t("journal.priceInvalid") : undefined}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
      </div>
      {ratio !== null && (
        <Note as="p" className={styles.told}>
          {t("journal.ratio", { ratio: formatNumber(ratio, language, { maximumFractionDigits: 2 }) })}
        </Note>
      )}
    </>
  );
}
