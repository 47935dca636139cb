import { z } from "zod";
import { defineEmail } from "#api/platform/mail/email.ts";

/** Sent to both addresses, after the change. */
export const emailChanged = defineEmail({
  name: "emailChanged",
  data: z.strictObject({ email: z.string(), at: z.iso.datetime() }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your email address was changed",
      title: "Your account has a new email address",
      paragraphs: [
        "The email address of your Candlewise account was changed to {email} on {at}. We’ll email you there from now on.",
      ],
      note: "If this wasn’t you, reply to this email right away and we’ll help you get your account back.",
    },
    de: {
      subject: "Deine E-Mail-Adresse wurde geändert",
      title: "Eine neue Adresse für dein Konto",
      paragraphs: ["Seit dem {at} gehört dein Candlewise-Konto zu {email}. Nachrichten gehen ab jetzt dorthin."],
      note: "Das warst nicht du? Antworte sofort auf diese Nachricht: Wir können das noch aufhalten.",
    },
    es: {
      subject: "Tu dirección de correo ha cambiado",
      title: "Una dirección nueva para tu cuenta",
      paragraphs: [
        "Desde el {at}, la dirección de tu cuenta de Candlewise es {email}. A partir de ahora te escribimos allí.",
      ],
      note: "Si no fuiste tú, responde enseguida a este correo: podemos detenerlo.",
    },
    fr: {
      subject: "Votre adresse e-mail a été modifiée",
      title: "Une nouvelle adresse pour votre compte",
      paragraphs: [
        "Depuis le {at}, votre compte Candlewise est lié à {email}. Nous écrirons désormais à cette adresse.",
      ],
      note: "Si ce n’était pas vous, répondez tout de suite à ce message : nous pouvons encore empêcher ce changement.",
    },
    pt: {
      subject: "Seu e-mail foi alterado",
      title: "Um novo endereço para a sua conta",
      paragraphs: ["Desde {at}, o endereço da sua conta Candlewise é {email}. A partir de agora escrevemos para lá."],
      note: "Se não foi você, responda a este e-mail imediatamente: podemos impedir a troca.",
    },
    ar: {
      subject: "تغيّر بريدك الإلكتروني",
      title: "بريد جديد لحسابك",
      paragraphs: ["أصبح {email} بريد حسابك في Candlewise منذ {at}، وإليه نرسل رسائلنا من الآن فصاعدًا."],
      note: "إن لم تكن أنت من فعل ذلك فردّ على هذه الرسالة فورًا، ويمكننا إيقاف الأمر.",
    },
  },
});
