import type { EmailData, EmailDefinition } from "#api/platform/mail/email.ts";
import type { TestApp } from "./test-app.ts";

/** Data of the unsent emails of one kind to an address, oldest first; for example the code in each. */
export async function emailsTo<Data extends EmailData>(
  app: TestApp,
  recipient: string,
  email: Pick<EmailDefinition<Data>, "name" | "data">,
): Promise<Data[]> {
  const { rows } = await app.platform.database.run(
    "select data from email where recipient = $1 and template = $2 and delivered_at is null order by email_id",
    [recipient, email.name],
  );
  return rows.map(({ data }) => email.data.parse(data));
}
