import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { passwordStrength } from "./password-strength.ts";
import { PasswordStrengthMeter } from "./password-strength-meter.tsx";
import { useFieldError } from "./use-field-error.ts";

interface NewPasswordFieldProps {
  registration: UseFormRegisterReturn;
  /** What the rule said. */
  message: string | undefined;
  label: string;
  /** What is typed so far. */
  password: string;
  /** With the email, what a guesser knows of this person. */
  username?: string;
  email: string;
}

/** A password to be chosen, with how hard it is to guess. */
export function NewPasswordField({ registration, message, label, password, username, email }: NewPasswordFieldProps) {
  const fieldError = useFieldError();
  const known = [email.split("@", 1)[0], username].filter((word) => word !== undefined);
  const strength = passwordStrength(password, known);
  return (
    <TextField
      {...registration}
      label={label}
      type="password"
      autoComplete="new-password"
      dir="ltr"
      hint={<PasswordStrengthMeter strength={strength} />}
      error={fieldError(message)}
    />
  );
}
