import { useId, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { tagOf } from "./entry-draft.ts";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "./journal.module.css";

/** As many as the server keeps of one entry. */
const MOST = 8;

interface TagFieldProps {
  tags: readonly string[];
  /** Of the whole journal, most used first. */
  known: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** Tags of an entry: typed, or taken from those in use. */
export function TagField({ tags, known, onChange }: TagFieldProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    const tag = tagOf(text);
    if (tag !== "" && !tags.includes(tag) && tags.length < MOST) onChange([...tags, tag]);
    setTyped("");
  };
  return (
    <Stack gap={2}>
      <div className={styles.tagRow}>
        <TextField
          id={id}
          label={t("journal.tags")}
          hint={t("journal.tagsHint", { most: MOST })}
          value={typed}
          maxLength={24}
          list={`${id}-known`}
          enterKeyHint="done"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button look="secondary" icon="plus" disabled={tags.length >= MOST} onClick={() => add(typed)}>
          {t("journal.tagAdd")}
        </Button>
      </div>
      <datalist id={`${id}-known`}>
        {known.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={styles.chips}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.tag}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              >
                <bdi>{tag}</bdi>
                <Icon name="close" size={16} />
                <span className="sr-only">{t("journal.tagRemove")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
