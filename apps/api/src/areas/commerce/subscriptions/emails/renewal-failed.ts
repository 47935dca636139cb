import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

export const renewalFailed = defineEmail({
  name: "renewalFailed",
  data: z.strictObject({ product: z.string(), amount: z.string(), on: z.iso.datetime(), url: EmailUrlSchema }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your payment did not go through",
      title: "Your renewal failed",
      paragraphs: [
        "We could not charge {amount} for “{product}”. Your access goes on for now.",
        "We will try again on {on}. To keep your plan, check your card or choose another one. To end it, cancel: nothing more is charged then.",
      ],
      action: "Check my card",
    },
    de: {
      subject: "Deine Zahlung hat nicht geklappt",
      title: "Verlängerung fehlgeschlagen",
      paragraphs: [
        "Wir konnten {amount} für „{product}“ nicht abbuchen. Dein Zugang bleibt vorerst bestehen.",
        "Der nächste Versuch ist am {on}. Willst du dein Abo behalten, prüfe deine Karte oder wähle eine andere. Willst du es beenden, kündige: Dann wird nichts mehr abgebucht.",
      ],
      action: "Karte prüfen",
    },
    es: {
      subject: "Tu pago no se pudo completar",
      title: "La renovación ha fallado",
      paragraphs: [
        "No pudimos cobrar {amount} por «{product}». De momento conservas el acceso.",
        "Lo intentaremos de nuevo el {on}. Para conservar tu plan, revisa tu tarjeta o elige otra. Para terminarlo, cancélalo: no se cobrará nada más.",
      ],
      action: "Revisar mi tarjeta",
    },
    fr: {
      subject: "Votre paiement n’a pas abouti",
      title: "Le renouvellement a échoué",
      paragraphs: [
        "Nous n’avons pas pu débiter {amount} pour « {product} ». Vous gardez votre accès pour le moment.",
        "Nous réessaierons le {on}. Pour garder votre abonnement, vérifiez votre carte ou choisissez-en une autre. Pour y mettre fin, résiliez : plus rien ne sera débité.",
      ],
      action: "Vérifier ma carte",
    },
    pt: {
      subject: "Seu pagamento não foi concluído",
      title: "A renovação falhou",
      paragraphs: [
        "Não conseguimos cobrar {amount} por “{product}”. Por enquanto seu acesso continua.",
        "Tentaremos de novo em {on}. Para manter seu plano, verifique seu cartão ou escolha outro. Para encerrá-lo, cancele: nada mais será cobrado.",
      ],
      action: "Verificar meu cartão",
    },
    ar: {
      subject: "لم تتم عملية الدفع",
      title: "فشل تجديد الاشتراك",
      paragraphs: [
        "لم نتمكن من خصم {amount} مقابل «{product}». يستمر وصولك في الوقت الحالي.",
        "سنحاول مرة أخرى في {on}. للاحتفاظ باشتراكك تحقق من بطاقتك أو اختر بطاقة أخرى. ولإنهائه ألغِه، ولن يُخصم شيء بعد ذلك.",
      ],
      action: "التحقق من بطاقتي",
    },
  },
});
