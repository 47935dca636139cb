import { FEELINGS } from "@candlewise/domain/journal/terms";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { Select } from "#web/shared/ui/select-field.tsx";
import type { Feeling, Journal } from "./api.ts";
import styles from "./journal.module.css";
import type { Filter } from "./page-query.ts";

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
      <div className={styles.selects}>
        {tags.length > 0 && (
          <Select
            label={t("journal.byTag")}
            value={filter.tag ?? ""}
            options={[
              { value: "", label: t("journal.everyTag") },
              ...tags.map(({ tag, entries }) => ({ value: tag, label: `${tag} (${entries})` })),
            ]}
            onValue={(tag) => onChange({ ...filter, tag: tag || null })}
          />
        )}
        <Select<Feeling | "">
          label={t("journal.byFeeling")}
          value={filter.feeling ?? ""}
          options={[
            { value: "", label: t("journal.everyFeeling") },
            ...FEELINGS.map((value) => ({ value, label: t(`journal.feeling.${value}`) })),
          ]}
          onValue={(feeling) => onChange({ ...filter, feeling: feeling || null })}
        />
      </div>
    </search>
  );
}
