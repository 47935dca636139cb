import type { Ref, TextareaHTMLAttributes } from "react";
import { Field, type FieldTexts } from "./field.tsx";

interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labeled field for more than a line; it grows with what is written. */
export function TextArea({ label, hint, error, id, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <textarea dir="auto" {...rest} {...control} />}
    </Field>
  );
}
