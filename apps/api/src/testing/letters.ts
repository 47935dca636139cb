import type { z } from "zod";
import { letterSchemas, type LetterTemplate } from "#api/platform/mail/letters.ts";
import type { TestApp } from "./test-app.ts";

type Data<Template extends LetterTemplate> = z.output<(typeof letterSchemas)[Template]>;
const schemas: { readonly [Template in LetterTemplate]: z.ZodType<Data<Template>> } = letterSchemas;

/** The data of the letters of one kind that wait for an address, oldest first; such as the code that a person would read. */
export async function lettersTo<Template extends LetterTemplate>(
  app: TestApp,
  recipient: string,
  template: Template,
): Promise<Data<Template>[]> {
  const { rows } = await app.platform.database.run(
    "select data from mail_letter where recipient = $1 and template = $2 and delivered_at is null order by letter_id",
    [recipient, template],
  );
  return rows.map(({ data }) => schemas[template].parse(data));
}
