import { quantityText, shortQuantityText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";

interface QuantityProps {
  value: string;
  /** The text around it. */
  text?: (quantity: string) => string;
}

const itself = (quantity: string): string => quantity;

/** A quantity with as many digits as fit; pointers and screen readers get all of them. */
export function Quantity({ value, text = itself }: QuantityProps) {
  const language = useLanguage();
  const short = text(shortQuantityText(value, language));
  const full = text(quantityText(value, language));
  if (short === full) return full;
  return (
    <span title={full}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}
