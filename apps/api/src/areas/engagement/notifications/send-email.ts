import { WORKFLOWS, type WorkflowEvent } from "@candlewise/domain/notifications/workflows";
import type { Transaction } from "#api/platform/database/database.ts";
import type { MailLanguage } from "#api/platform/mail/email.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { notificationEmails } from "./emails.ts";
import { changeLearner } from "./learner-store.ts";
import { withCampaign, type Message } from "./messages.ts";
import { unsubscribeUrl } from "./unsubscribe-token.ts";

interface Addressed {
  readonly userId: string;
  readonly email: string;
  readonly language: MailLanguage;
  readonly event: WorkflowEvent;
  readonly message: Message;
  /** The learner's token for unsubscribe links; null before the first email. */
  readonly token: string | null;
}

/** Queues a message as an email. The learner is locked. */
export async function sendEmail(
  { mail, publicUrl, randomToken }: NotificationsDependencies,
  transaction: Transaction,
  { userId, email: to, language, event, message, token }: Addressed,
): Promise<void> {
  const email = notificationEmails.get(message.text);
  if (!email) throw new Error(`${message.text} has no email.`);
  const secret = token ?? randomToken();
  if (token === null) await changeLearner(transaction, userId, { unsubscribe_token: secret });
  const url = publicUrl + withCampaign(WORKFLOWS[event].page, event);
  const data = { ...message.values, url, unsubscribe: unsubscribeUrl(publicUrl, userId, secret) };
  await mail.send(transaction, email, { to, language, about: userId, data });
}
