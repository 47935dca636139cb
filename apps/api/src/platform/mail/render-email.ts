import { render, toPlainText } from "@react-email/render";
import { localeOf, tagOf } from "../languages.ts";
import { emailLayout, type EmailContent } from "./email-layout.ts";
import type { EmailData, EmailDefinition, MailLanguage } from "./email.ts";
import { frameWords } from "./frame-words.ts";

/** Renders an email. Times are in UTC, since the reader's time zone is unknown. */
export async function renderEmail(
  { texts }: EmailDefinition,
  language: MailLanguage,
  data: EmailData,
  publicUrl: string,
) {
  const words = texts[language];
  const { copyLink, footer, reminderFooter, unsubscribe } = frameWords[language];
  const values = writtenOut(data, language);
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? "");
  const url = values.get("url");
  const unsubscribeUrl = values.get("unsubscribe");
  const content: EmailContent = {
    language: tagOf(language),
    isRightToLeft: language === "ar",
    title: fill(words.title),
    paragraphs: words.paragraphs.map(fill),
    code: values.get("code") ?? null,
    quote: values.get("quote") ?? null,
    button: url === undefined || words.action === undefined ? null : { words: words.action, url },
    copyLink,
    note: words.note === undefined ? null : fill(words.note),
    footer: unsubscribeUrl === undefined ? footer : reminderFooter,
    unsubscribe: unsubscribeUrl === undefined ? null : { words: unsubscribe, url: unsubscribeUrl },
    home: publicUrl,
  };
  const html = await render(emailLayout(content));
  const text = toPlainText(html, { wordwrap: false });
  // A line break in a subject would start another header.
  return { subject: fill(words.subject).replaceAll(/\s+/g, " "), html, text };
}

function writtenOut(data: EmailData, language: MailLanguage): Map<string, string> {
  const locale = localeOf(language);
  const day = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;
  const moment = { ...day, hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
  const write = (name: string, value: string | number): string => {
    if (name === "on") return new Intl.DateTimeFormat(locale, day).format(new Date(value));
    if (name === "at") return new Intl.DateTimeFormat(locale, moment).format(new Date(value));
    return String(value);
  };
  return new Map(Object.entries(data).flatMap(([name, value]) => (value === null ? [] : [[name, write(name, value)]])));
}
