import { useState } from "react";
import { isolated } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import type { useVatNumber } from "./use-vat-number.ts";

/** The field takes the place of the button that was clicked. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** For businesses. Most buyers are none, so it is a field only for those who ask for it. */
export function VatNumber({ number }: { number: ReturnType<typeof useVatNumber> }) {
  const t = useT();
  const { value, problem, isFixed, change } = number;
  const [isOpen, setOpen] = useState(false);
  if (isFixed) {
    return value.trim() === "" ? null : (
      <Text size={4} tone="muted">
        {t("payments.vatNumber.given", { number: isolated(value.trim()) })}
      </Text>
    );
  }
  if (!isOpen) {
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t("payments.vatNumber.add")}
      </Button>
    );
  }
  return (
    <TextField
      label={t("payments.vatNumber.label")}
      hint={t("payments.vatNumber.hint")}
      error={problem ? t(`payments.vatNumber.${problem}`) : undefined}
      value={value}
      ref={focus}
      dir="ltr"
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
