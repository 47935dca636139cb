import { z } from "zod";
import { defineEmail } from "#api/platform/mail/email.ts";

/** Sent to the operator. */
export const feedbackReceived = defineEmail({
  name: "feedbackReceived",
  data: z.strictObject({ sender: z.string(), page: z.string(), quote: z.string(), screenshot: z.string().nullable() }),
  retentionDays: 30,
  attachment: { field: "screenshot", name: "screenshot.webp" },
  texts: {
    en: {
      subject: "Feedback from {sender}",
      title: "New feedback",
      paragraphs: ["{sender} wrote on {page}:"],
    },
    de: {
      subject: "Feedback von {sender}",
      title: "Jemand hat uns geschrieben",
      paragraphs: ["{sender} schrieb auf {page}:"],
    },
    es: {
      subject: "Comentario de {sender}",
      title: "Alguien nos escribió",
      paragraphs: ["{sender} escribió en {page}:"],
    },
    fr: {
      subject: "Avis de {sender}",
      title: "Quelqu’un nous a écrit",
      paragraphs: ["{sender} a écrit sur {page} :"],
    },
    pt: {
      subject: "Comentário de {sender}",
      title: "Alguém nos escreveu",
      paragraphs: ["{sender} escreveu em {page}:"],
    },
    ar: {
      subject: "ملاحظة من \u2068{sender}\u2069",
      title: "وصلتنا رسالة",
      paragraphs: ["كتب \u2068{sender}\u2069 في الصفحة \u2066{page}\u2069:"],
    },
  },
});
