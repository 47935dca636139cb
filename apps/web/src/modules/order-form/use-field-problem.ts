import { useT } from "#web/shared/i18n/use-t.tsx";
import type { OrderDraft } from "./order-draft.ts";
import type { NumberField } from "./order-fields.ts";

/** What is wrong with a field, in words; undefined while nothing is. */
export function useFieldProblem({
  read,
  wasSubmitted,
  refusal,
}: OrderDraft): (field: NumberField) => string | undefined {
  const t = useT();
  return (field) => {
    const problem = read.problems[field];
    if (problem && (problem !== "empty" || wasSubmitted)) return t(`order.problem.${problem}`);
    return refusal?.field === field ? refusal.text : undefined;
  };
}
