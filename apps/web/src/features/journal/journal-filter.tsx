import { FEELINGS } from "@candlewise/domain/journal/terms";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import type { Feeling, Journal } from "./api.ts";
import styles from "./journal.module.css";

export interface Filter {
  readonly search: string;
  readonly tag: string | null;
  readonly feeling: Feeling | null;
}
export const NO_FILTER: Filter = { search: "", tag: null, feeling: null };

interface JournalFilterProps {
  filter: Filter;
  tags: Journal["tags"];
  onChange: (filter: Filter) => void;
}

/** Words, a tag and a feeling that entries are to have. */
export function JournalFilter({ filter, tags, onChange }: JournalFilterProps) {
  const t = useT();
  return (
    <search className={styles.filter}>
      <TextField
        label={t("journal.search")}
        type="search"
        value={filter.search}
        maxLength={100}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <div className={styles.chips}>
        {tags.length > 0 && (
          <select
            className={styles.select}
            aria-label={t("journal.byTag")}
            value={filter.tag ?? ""}
            onChange={({ target }) => onChange({ ...filter, tag: target.value || null })}
          >
            <option value="">{t("journal.everyTag")}</option>
            {tags.map(({ tag, entries }) => (
              <option key={tag} value={tag}>
                {tag} ({entries})
              </option>
            ))}
          </select>
        )}
        <select
          className={styles.select}
          aria-label={t("journal.byFeeling")}
          value={filter.feeling ?? ""}
          onChange={({ target }) =>
            onChange({ ...filter, feeling: FEELINGS.find((feeling) => feeling === target.value) ?? null })
          }
        >
          <option value="">{t("journal.everyFeeling")}</option>
          {FEELINGS.map((feeling) => (
            <option key={feeling} value={feeling}>
              {t(`journal.feeling.${feeling}`)}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
