import { useT } from "#web/shared/i18n/use-t.tsx";
import { useOrderError } from "../orders/order-errors.ts";
import type { NumberField } from "./ticket-form.ts";
import type { Ticket } from "./use-ticket.ts";

/** What is wrong with a field of the ticket, in words; undefined while nothing is. */
export function useProblemText({ read, wasTried, refusal }: Ticket): (field: NumberField) => string | undefined {
  const t = useT();
  const wordsOf = useOrderError();
  return (field) => {
    const problem = read.problems[field];
    if (problem && (problem !== "empty" || wasTried)) return t(`ticket.problem.${problem}`);
    return refusal?.field === field ? wordsOf(refusal.error) : undefined;
  };
}
