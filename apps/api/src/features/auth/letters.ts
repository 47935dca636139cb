import type { Transaction } from "#api/platform/database.ts";
import type { LetterData, LetterTemplate } from "#api/platform/mail/letters.ts";
import type { AuthDependencies } from "./dependencies.ts";

/** Writes to a user, in their language and to their address. */
export async function writeToUser<Template extends LetterTemplate>(
  { mail, profile }: Pick<AuthDependencies, "mail" | "profile">,
  transaction: Transaction,
  userId: string,
  letter: { template: Template; data: LetterData<Template> },
): Promise<void> {
  const { email, language } = await profile.load(transaction, userId);
  await mail.send(transaction, { to: email, language, about: userId, ...letter });
}
