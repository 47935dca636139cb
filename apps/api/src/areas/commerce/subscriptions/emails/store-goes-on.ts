import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

/** To somebody whose account is to be deleted. `url` is the page of the store where its subscriptions are canceled. */
export const storeGoesOn = defineEmail({
  name: "storeGoesOn",
  data: z.strictObject({ product: z.string(), store: z.string(), url: EmailUrlSchema }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Cancel your {store} subscription",
      title: "One thing only you can cancel",
      paragraphs: [
        "Your account will be deleted, but your {store} subscription, “{product}”, goes on: you’ll be charged again.",
        "We can’t cancel that for you. Cancel it in the store before the next renewal.",
      ],
      action: "Open my subscriptions",
      note: "If you keep your account, your subscription can stay as it is.",
    },
    de: {
      subject: "Kündige dein {store}-Abo",
      title: "Eines kannst nur du kündigen",
      paragraphs: [
        "Dein Konto wird gelöscht, aber dein {store}-Abo „{product}“ läuft weiter und wird weiter abgebucht.",
        "Wir können das nicht für dich kündigen. Kündige vor der nächsten Verlängerung im Store.",
      ],
      action: "Meine Abos öffnen",
      note: "Wenn du dein Konto behältst, kann dein Abo bleiben, wie es ist.",
    },
    es: {
      subject: "Cancela tu suscripción de {store}",
      title: "Hay algo que solo tú puedes cancelar",
      paragraphs: [
        "Tu cuenta se eliminará, pero tu suscripción de {store}, «{product}», continúa y se seguirá cobrando.",
        "No podemos cancelarlo por ti. Cancélalo en la tienda antes de la próxima renovación.",
      ],
      action: "Abrir mis suscripciones",
      note: "Si conservas tu cuenta, tu suscripción puede quedar como está.",
    },
    fr: {
      subject: "Résiliez votre abonnement {store}",
      title: "Il reste un abonnement à résilier",
      paragraphs: [
        "Votre compte sera supprimé, mais votre abonnement {store}, « {product} », continue et sera encore débité.",
        "Nous ne pouvons pas le résilier à votre place. Résiliez-le dans la boutique avant le prochain renouvellement.",
      ],
      action: "Ouvrir mes abonnements",
      note: "Si vous gardez votre compte, votre abonnement peut rester tel quel.",
    },
    pt: {
      subject: "Cancele sua assinatura ({store})",
      title: "Isto só você pode cancelar",
      paragraphs: [
        "Sua conta será excluída, mas sua assinatura de “{product}” ({store}) continua e será cobrada de novo.",
        "Não podemos cancelar por você. Cancele na loja antes da próxima renovação.",
      ],
      action: "Abrir minhas assinaturas",
      note: "Se você mantiver a conta, a assinatura pode ficar como está.",
    },
    ar: {
      subject: "ألغِ اشتراكك في \u2068{store}\u2069",
      title: "شيء واحد لا يلغيه سواك",
      paragraphs: [
        "سيُحذف حسابك، لكن اشتراكك «{product}» في \u2068{store}\u2069 مستمر وسيُخصم منك مجددًا.",
        "لا نستطيع إلغاءه نيابةً عنك. ألغِه في المتجر قبل التجديد القادم.",
      ],
      action: "فتح اشتراكاتي",
      note: "إذا احتفظت بحسابك فيمكن أن يبقى اشتراكك كما هو.",
    },
  },
});
