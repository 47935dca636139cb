import { useT } from "#web/shared/i18n/use-t.tsx";
import { fieldErrorOf } from "./form-rules.ts";

/** The text for what a rule found wrong with a field; undefined when nothing is. */
export function useFieldError(): (message: string | undefined) => string | undefined {
  const t = useT();
  return (message) => {
    const key = fieldErrorOf(message);
    return key ? t(key) : undefined;
  };
}
