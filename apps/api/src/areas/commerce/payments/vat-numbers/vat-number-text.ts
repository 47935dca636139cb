import type { MailLanguage } from "#api/platform/mail/email.ts";

/** What the number is called on receipts. */
export const VAT_NUMBER_LABEL: Readonly<Record<MailLanguage, string>> = {
  en: "VAT number of the buyer",
  de: "USt-IdNr. des Käufers",
  es: "NIF-IVA del comprador",
  fr: "N° de TVA de l’acheteur",
  pt: "Número de IVA do comprador",
  ar: "الرقم الضريبي للمشتري",
};
