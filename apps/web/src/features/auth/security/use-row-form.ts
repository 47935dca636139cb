import { useEffect } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import type { AuthProblem } from "../auth-errors.ts";
import { useSubmission } from "../use-submission.ts";

interface RowFormTerms<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** The field that has the focus first. */
  first: Path<Values>;
  isSelected?: boolean;
  send: (values: Values) => Promise<void>;
  /** The field that a refusal is about. */
  refusedField?: (problem: AuthProblem) => Path<Values> | null;
}

/** The state of a form inside of a row: `frame` is for `FormFrame`. */
export function useRowForm<Values extends FieldValues>(terms: RowFormTerms<Values>) {
  const { defaultValues, first, isSelected = false, send, refusedField } = terms;
  const form = useForm<Values>({ defaultValues });
  const submission = useSubmission<Values>(send);
  const { setFocus } = form;
  useEffect(() => setFocus(first, { shouldSelect: isSelected }), [setFocus, first, isSelected]);
  const submit = form.handleSubmit(async (values) => {
    const problem = await submission.submit(values as unknown as Values);
    const field = problem && refusedField?.(problem);
    if (field) setFocus(field, { shouldSelect: true });
  });
  return { form, frame: { submission, onSubmit: submit } };
}
