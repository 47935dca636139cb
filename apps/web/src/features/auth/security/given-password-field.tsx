import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useFieldError } from "../use-field-error.ts";

interface GivenPasswordFieldProps {
  registration: UseFormRegisterReturn;
  /** What the rule said. */
  message: string | undefined;
  label: string;
  hint?: string;
}

/** The password that the account has. */
export function GivenPasswordField({ registration, message, label, hint }: GivenPasswordFieldProps) {
  const fieldError = useFieldError();
  return (
    <TextField
      {...registration}
      label={label}
      hint={hint}
      type="password"
      autoComplete="current-password"
      dir="ltr"
      error={fieldError(message)}
    />
  );
}
