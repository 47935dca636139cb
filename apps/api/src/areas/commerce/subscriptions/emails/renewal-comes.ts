import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

/** Of a plan of a year or more, well before it renews. */
export const renewalComes = defineEmail({
  name: "renewalComes",
  data: z.strictObject({ product: z.string(), amount: z.string(), on: z.iso.datetime(), url: EmailUrlSchema }),
  retentionDays: 60,
  texts: {
    en: {
      subject: "Your plan renews on {on}",
      title: "Your plan renews soon",
      paragraphs: [
        "“{product}” renews on {on}. {amount} will be charged then.",
        "If you don’t want to go on, cancel before that day. You keep what you have paid for until then.",
      ],
      action: "See or cancel my plan",
    },
    de: {
      subject: "Dein Abo verlängert sich am {on}",
      title: "Dein Abo verlängert sich bald",
      paragraphs: [
        "„{product}“ verlängert sich am {on}. Dann werden {amount} abgebucht.",
        "Willst du nicht weitermachen, kündige vorher. Was du bezahlt hast, behältst du bis dahin.",
      ],
      action: "Abo ansehen oder kündigen",
    },
    es: {
      subject: "Tu plan se renueva el {on}",
      title: "Tu plan se renueva pronto",
      paragraphs: [
        "«{product}» se renueva el {on}. Ese día se cobrarán {amount}.",
        "Si no quieres seguir, cancela antes de ese día. Conservas hasta entonces lo que has pagado.",
      ],
      action: "Ver o cancelar mi plan",
    },
    fr: {
      subject: "Votre abonnement se renouvelle le {on}",
      title: "Votre abonnement se renouvelle bientôt",
      paragraphs: [
        "« {product} » se renouvelle le {on}. {amount} seront alors débités.",
        "Si vous ne souhaitez pas continuer, résiliez avant ce jour. Vous gardez jusque-là ce que vous avez payé.",
      ],
      action: "Voir ou résilier mon abonnement",
    },
    pt: {
      subject: "Seu plano será renovado em {on}",
      title: "Seu plano será renovado em breve",
      paragraphs: [
        "“{product}” será renovado em {on}. Nesse dia serão cobrados {amount}.",
        "Se não quiser continuar, cancele antes desse dia. Você mantém até lá o que já pagou.",
      ],
      action: "Ver ou cancelar meu plano",
    },
    ar: {
      subject: "يتجدد اشتراكك في {on}",
      title: "يتجدد اشتراكك قريبًا",
      paragraphs: [
        "يتجدد «{product}» في {on}، وسيُخصم حينها {amount}.",
        "إن لم ترغب في الاستمرار فألغِ الاشتراك قبل ذلك اليوم، ويبقى لك ما دفعت ثمنه حتى ذلك الحين.",
      ],
      action: "عرض اشتراكي أو إلغاؤه",
    },
  },
});
