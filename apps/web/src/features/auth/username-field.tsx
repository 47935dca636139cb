import type { Ref } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import type { Availability } from "./use-username-check.ts";
import styles from "./username-field.module.css";

interface UsernameFieldProps {
  field: {
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    ref?: Ref<HTMLInputElement>;
  };
  error: string | undefined;
  availability: Availability;
  /** Available names; while they load, their space is reserved. */
  suggestions: readonly string[] | undefined;
}

/** A username with names that are free, and word of whether the typed one is. */
export function UsernameField({ field, error, availability, suggestions }: UsernameFieldProps) {
  const t = useT();
  const { value } = field;
  const refusal =
    availability === "taken" || availability === "reserved" ? t(`auth.username.${availability}`) : undefined;
  const hint = {
    free: (
      <span className={styles.free}>
        <Icon name="check" size={18} />
        {t("auth.username.free", { username: value.trim().toLowerCase() })}
      </span>
    ),
    checking: t("auth.username.checking"),
    unknown: t("auth.field.usernameHint"),
    taken: null,
    reserved: null,
  }[availability];
  return (
    <Stack gap={3}>
      <TextField
        {...field}
        onChange={({ target }) => field.onChange(target.value)}
        label={t("auth.field.username")}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={20}
        hint={<output>{hint}</output>}
        error={error ?? refusal}
      />
      <ul className={styles.chips} aria-label={t("auth.username.suggestions")} aria-busy={suggestions === undefined}>
        {(suggestions ?? []).map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={name === value}
              onClick={() => field.onChange(name)}
            >
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
