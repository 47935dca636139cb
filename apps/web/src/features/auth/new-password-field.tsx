import { useWatch, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { newPasswordRule } from "./form-rules.ts";
import { passwordStrength } from "./password-strength.ts";
import { PasswordStrengthMeter } from "./password-strength-meter.tsx";
import { useFieldError } from "./use-field-error.ts";

interface NewPasswordFieldProps<Values extends FieldValues> {
  /** It has a field named `password`. */
  form: UseFormReturn<Values>;
  label: string;
  /** With the email, what a guesser knows of this person. */
  username?: string;
  email: string;
}

/** A password to be chosen, with how hard it is to guess. */
export function NewPasswordField<Values extends FieldValues & { password: string }>({
  form,
  label,
  username,
  email,
}: NewPasswordFieldProps<Values>) {
  const name = "password" as Path<Values>;
  const password: string = useWatch({ control: form.control, name });
  const fieldError = useFieldError();
  const known = [email.split("@", 1)[0], username].filter((word) => word !== undefined);
  const strength = passwordStrength(password, known);
  return (
    <TextField
      {...form.register(name, newPasswordRule)}
      label={label}
      type="password"
      autoComplete="new-password"
      dir="ltr"
      hint={<PasswordStrengthMeter strength={strength} />}
      error={fieldError(form.getFieldState(name, form.formState).error?.message)}
    />
  );
}
