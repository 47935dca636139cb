import type { OrderType } from "@candlewise/domain/simulator/orders";
import { useState } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { emptyFields, typesFor, type OrderFields, type Side } from "./order-fields.ts";
import { readFields, type Quote } from "./read-fields.ts";

interface OrderFieldsInput {
  side: Side;
  /** On offer, in the order of the list. */
  types: readonly OrderType[];
  firstType: OrderType;
  quote: Quote;
}

/** The fields of an order form, and what they mean. */
export function useOrderFields({ side, types, firstType, quote }: OrderFieldsInput) {
  const language = useLanguage();
  const [fields, setFields] = useState(() => emptyFields(side, firstType));
  // Dollars are converted at the quote of the last change: an order that changed every second could not be reviewed.
  const [quoteOfChange, setQuoteOfChange] = useState(quote);
  const [wasSubmitted, setSubmitted] = useState(false);

  const change = (changes: Partial<OrderFields>) => {
    setQuoteOfChange(quote);
    setFields((before) => {
      const after = { ...before, ...changes };
      if (!typesFor(after.side, types).includes(after.type)) return { ...after, type: firstType };
      // A market order fills at once or not at all; every other type may wait longer than today.
      return changes.type ? { ...after, timeInForce: changes.type === "market" ? "day" : "gtc" } : after;
    });
  };
  const clear = () => {
    setSubmitted(false);
    setFields(emptyFields(fields.side, fields.type));
  };
  return {
    fields,
    read: readFields(fields, quoteOfChange, language),
    types: typesFor(fields.side, types),
    quote,
    wasSubmitted,
    change,
    /** Empties the form for another order of the same side and type. */
    clear,
    setSubmitted,
  };
}
