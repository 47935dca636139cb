import { z } from "zod";
import { defineEmail, EmailUrlSchema, type EmailText } from "#api/platform/mail/email.ts";
import type { MessageText, MessageTexts } from "./message-text.ts";
import { messageTexts, type MessageName } from "./messages.ts";

const RETENTION_DAYS = 30;

/** Messages that are never emailed. */
const WITHOUT_EMAIL: readonly string[] = ["welcome", "push_test"] satisfies MessageName[];

const emailText = ({ title, body, action }: MessageText): EmailText => ({
  subject: title,
  title,
  paragraphs: [body],
  action,
});

const valueNames = ({ title, body }: MessageText): string[] =>
  [...`${title} ${body}`.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const emailOf = (name: string, texts: MessageTexts) => {
  const values = Object.fromEntries(valueNames(texts.en).map((value) => [value, z.number()]));
  return defineEmail({
    name: `notification_${name}`,
    data: z.strictObject({ ...values, url: EmailUrlSchema, unsubscribe: EmailUrlSchema }),
    retentionDays: RETENTION_DAYS,
    texts: {
      en: emailText(texts.en),
      es: emailText(texts.es),
      de: emailText(texts.de),
      fr: emailText(texts.fr),
      pt: emailText(texts.pt),
      ar: emailText(texts.ar),
    },
  });
};

/** Each message as an email. */
export const notificationEmails: ReadonlyMap<string, ReturnType<typeof emailOf>> = new Map(
  Object.entries(messageTexts)
    .filter(([name]) => !WITHOUT_EMAIL.includes(name))
    .map(([name, texts]) => [name, emailOf(name, texts)]),
);
