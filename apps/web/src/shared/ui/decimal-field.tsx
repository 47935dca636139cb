import type { ReactNode, Ref } from "react";
import { TextField } from "#web/shared/ui/text-field.tsx";

interface DecimalFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  explanation?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a number as people of the language write it; it is read when it is used. */
export function DecimalField({ onValue, ...rest }: DecimalFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={24}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
