import type { MailLanguage } from "./mail/email.ts";

/** What documents call the language they are in. */
export const tagOf = (language: MailLanguage): string => (language === "pt" ? "pt-BR" : language);

/** How `Intl` writes a language: Arabic with Latin digits, as everywhere in the app. */
export const localeOf = (language: MailLanguage): string => (language === "ar" ? "ar-u-nu-latn" : tagOf(language));

/** Keeps figures, addresses and Latin names in order inside an Arabic line. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
