import type { Transaction } from "#api/platform/database/database.ts";
import type { EmailData, EmailTemplate } from "#api/platform/mail/emails.ts";
import type { AuthDependencies } from "./dependencies.ts";

/** Queues an email to a user's address, in their language. */
export async function emailUser<Template extends EmailTemplate>(
  { mail, profile }: Pick<AuthDependencies, "mail" | "profile">,
  transaction: Transaction,
  userId: string,
  content: { template: Template; data: EmailData<Template> },
): Promise<void> {
  const { email, language } = await profile.load(transaction, userId);
  await mail.send(transaction, { to: email, language, about: userId, ...content });
}
