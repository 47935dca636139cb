import type { WorkflowEvent } from "@candlewise/domain/notifications/workflows";
import type { MailLanguage } from "#api/platform/mail/email.ts";
import type { MessageText, MessageTexts } from "./message-text.ts";
import { reminderTexts } from "./texts/reminders.ts";
import { resultTexts } from "./texts/results.ts";
import { streakTexts } from "./texts/streaks.ts";

export const messageTexts = { ...streakTexts, ...reminderTexts, ...resultTexts } as const satisfies Readonly<
  Record<string, MessageTexts>
>;
export type MessageName = keyof typeof messageTexts;

/** A text with its values, as it is stored. */
export interface Message {
  readonly text: MessageName;
  readonly values: Readonly<Record<string, number>>;
}

/** The text of a message in a language. */
export function writeMessage({ text, values }: Message, language: MailLanguage): MessageText {
  const { title, body, action } = messageTexts[text][language];
  const fill = (words: string) => words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  return { title: fill(title), body: fill(body), action };
}

/** The query parameter by which the browser knows which notification brought the learner (S3.30). */
export const withCampaign = (page: string, event: WorkflowEvent): string => `${page}?utm_notif=${event}`;
