import type { UseFormRegisterReturn } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useFieldError } from "./use-field-error.ts";

interface EmailFieldProps {
  registration: UseFormRegisterReturn;
  /** What the rule said. */
  message: string | undefined;
  label?: string;
  autoComplete?: string;
}

export function EmailField({ registration, message, label, autoComplete = "username" }: EmailFieldProps) {
  const t = useT();
  const fieldError = useFieldError();
  return (
    <TextField
      {...registration}
      label={label ?? t("auth.field.email")}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      error={fieldError(message)}
    />
  );
}
