import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

export const subscriptionCancelled = defineEmail({
  name: "subscriptionCancelled",
  data: z.strictObject({
    product: z.string(),
    at: z.iso.datetime(),
    /** The end of what is paid for. */
    on: z.iso.datetime(),
    url: EmailUrlSchema,
  }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your plan is canceled",
      title: "Cancellation confirmed",
      paragraphs: [
        "You canceled “{product}” on {at}. Nothing more will be charged.",
        "What you have paid for stays yours until {on}.",
      ],
      action: "See my plan",
      note: "Keep this email as proof.",
    },
    de: {
      subject: "Dein Abo ist gekündigt",
      title: "Kündigung bestätigt",
      paragraphs: [
        "Du hast „{product}“ am {at} gekündigt. Es wird nichts mehr abgebucht.",
        "Was du bezahlt hast, kannst du bis {on} nutzen.",
      ],
      action: "Mein Abo ansehen",
      note: "Bewahre diese E-Mail als Nachweis auf.",
    },
    es: {
      subject: "Tu plan está cancelado",
      title: "Cancelación confirmada",
      paragraphs: [
        "Cancelaste «{product}» el {at}. No se cobrará nada más.",
        "Lo que ya pagaste es tuyo hasta el {on}.",
      ],
      action: "Ver mi plan",
      note: "Guarda este correo como justificante.",
    },
    fr: {
      subject: "Votre abonnement est résilié",
      title: "Résiliation confirmée",
      paragraphs: [
        "Vous avez résilié « {product} » le {at}. Plus rien ne sera débité.",
        "Vous gardez ce que vous avez payé jusqu’au {on}.",
      ],
      action: "Voir mon abonnement",
      note: "Conservez ce message comme preuve.",
    },
    pt: {
      subject: "Seu plano está cancelado",
      title: "Cancelamento confirmado",
      paragraphs: [
        "Você cancelou “{product}” em {at}. Nada mais será cobrado.",
        "O que você já pagou continua seu até {on}.",
      ],
      action: "Ver meu plano",
      note: "Guarde este e-mail como comprovante.",
    },
    ar: {
      subject: "تم إلغاء اشتراكك",
      title: "تأكيد الإلغاء",
      paragraphs: ["ألغيت «{product}» بتاريخ {at}. لن يُخصم أي مبلغ آخر.", "ما دفعت ثمنه يبقى لك حتى {on}."],
      action: "عرض اشتراكي",
      note: "احتفظ بهذه الرسالة إثباتًا.",
    },
  },
});
