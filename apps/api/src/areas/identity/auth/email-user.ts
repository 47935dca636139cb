import type { Transaction } from "#api/platform/database/database.ts";
import type { EmailData, EmailDefinition } from "#api/platform/mail/email.ts";
import type { AuthDependencies } from "./dependencies.ts";

/** Queues an email to a user's address, in their language. */
export async function emailUser<Data extends EmailData>(
  { mail, profile }: Pick<AuthDependencies, "mail" | "profile">,
  transaction: Transaction,
  userId: string,
  email: EmailDefinition<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  const { email: to, language } = await profile.load(transaction, userId);
  await mail.send(transaction, email, { to, language, data, about: userId });
}
