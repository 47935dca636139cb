import * as z from "zod";

/** Ids that last for ever and stand in addresses: kebab-case. */
export const IdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id has small letters, digits and single hyphens, as in price-is-value");

/** Names inside one file: items, pages, choices, figures, numbers. */
export const NameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_-]*$/i, "a name starts with a letter and has letters, digits, - and _");

/** Names a formula and `{% $name %}` can use. */
export const VariableSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/i, "this name starts with a letter and has letters, digits and _ only");

/** Arithmetic as text; a bare number is a formula too. */
export const FormulaSchema = z.union([z.string().min(1), z.number()], "write a formula in quotes").transform(String);

/** Flags the parts of a list whose id stood before. */
export function rejectRepeats(
  entries: readonly { id: string }[],
  context: z.RefinementCtx<unknown>,
  path: (string | number)[],
): void {
  entries.forEach((entry, index) => {
    if (entries.findIndex((other) => other.id === entry.id) < index) {
      context.addIssue({ code: "custom", path: [...path, index, "id"], message: `${entry.id} is used twice here` });
    }
  });
}
