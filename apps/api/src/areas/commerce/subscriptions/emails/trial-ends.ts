import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

export const trialEnds = defineEmail({
  name: "trialEnds",
  data: z.strictObject({ product: z.string(), amount: z.string(), on: z.iso.datetime(), url: EmailUrlSchema }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your trial ends on {on}",
      title: "Your trial ends soon",
      paragraphs: [
        "Your trial of “{product}” ends on {on}. {amount} will be charged then.",
        "If you don’t want to go on, cancel before that day. You pay nothing more.",
      ],
      action: "See or cancel my plan",
    },
    de: {
      subject: "Deine Probezeit endet am {on}",
      title: "Deine Probezeit endet bald",
      paragraphs: [
        "Deine Probezeit für „{product}“ endet am {on}. Dann werden {amount} abgebucht.",
        "Willst du nicht weitermachen, kündige vorher. Du zahlst dann nichts mehr.",
      ],
      action: "Abo ansehen oder kündigen",
    },
    es: {
      subject: "Tu prueba termina el {on}",
      title: "Tu prueba termina pronto",
      paragraphs: [
        "Tu prueba de «{product}» termina el {on}. Ese día se cobrarán {amount}.",
        "Si no quieres seguir, cancela antes de ese día. No pagarás nada más.",
      ],
      action: "Ver o cancelar mi plan",
    },
    fr: {
      subject: "Votre essai se termine le {on}",
      title: "Votre essai se termine bientôt",
      paragraphs: [
        "Votre essai de « {product} » se termine le {on}. {amount} seront alors débités.",
        "Si vous ne souhaitez pas continuer, résiliez avant ce jour. Vous ne paierez rien de plus.",
      ],
      action: "Voir ou résilier mon abonnement",
    },
    pt: {
      subject: "Seu teste termina em {on}",
      title: "Seu teste termina em breve",
      paragraphs: [
        "Seu teste de “{product}” termina em {on}. Nesse dia serão cobrados {amount}.",
        "Se não quiser continuar, cancele antes desse dia. Você não pagará mais nada.",
      ],
      action: "Ver ou cancelar meu plano",
    },
    ar: {
      subject: "تنتهي فترتك التجريبية في {on}",
      title: "تنتهي فترتك التجريبية قريبًا",
      paragraphs: [
        "تنتهي فترتك التجريبية من «{product}» في {on}، وسيُخصم حينها {amount}.",
        "إن لم ترغب في الاستمرار فألغِ الاشتراك قبل ذلك اليوم، ولن تدفع شيئًا آخر.",
      ],
      action: "عرض اشتراكي أو إلغاؤه",
    },
  },
});
