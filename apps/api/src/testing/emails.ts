import type { z } from "zod";
import { emailSchemas, type EmailTemplate } from "#api/platform/mail/emails.ts";
import type { TestApp } from "./test-app.ts";

type Data<Template extends EmailTemplate> = z.output<(typeof emailSchemas)[Template]>;
const schemas: { readonly [Template in EmailTemplate]: z.ZodType<Data<Template>> } = emailSchemas;

/** Data of the unsent emails of one kind to an address, oldest first; for example the code in each. */
export async function emailsTo<Template extends EmailTemplate>(
  app: TestApp,
  recipient: string,
  template: Template,
): Promise<Data<Template>[]> {
  const { rows } = await app.platform.database.run(
    "select data from email where recipient = $1 and template = $2 and delivered_at is null order by email_id",
    [recipient, template],
  );
  return rows.map(({ data }) => schemas[template].parse(data));
}
