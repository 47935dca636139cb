import { useState } from "react";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";

const PROBLEMS = { vat_number_invalid: "invalid", vat_number_unknown: "unknown" } as const;

/** The VAT number of a business that buys, as it is typed. */
export function useVatNumber() {
  const [value, setValue] = useState("");
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isFixed, setFixed] = useState(false);
  const code = errorCodeOf(refusal);
  return {
    value,
    /** Why the purchase was refused, if the number is at fault. */
    problem: code === "vat_number_invalid" || code === "vat_number_unknown" ? PROBLEMS[code] : null,
    /** The order is open with it. */
    isFixed,
    change: (typed: string) => {
      setValue(typed);
      setRefusal(null);
    },
    fix: () => setFixed(true),
    /** What a purchase was refused with. */
    noteRefusal: setRefusal,
  };
}
