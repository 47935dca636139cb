import type { MailLanguage } from "./email.ts";

interface FrameWords {
  /** Precedes an address to copy. */
  readonly copyLink: string;
  readonly footer: string;
  /** Of emails that readers can unsubscribe from. */
  readonly reminderFooter: string;
  readonly unsubscribe: string;
}

/** The words that all emails share. */
export const frameWords: Readonly<Record<MailLanguage, FrameWords>> = {
  en: {
    copyLink: "If the button doesn’t work, copy this address into your browser:",
    footer: "You’re getting this email because you have a Candlewise account. We don’t send ads or track opens.",
    reminderFooter: "You’re getting this because reminders by email are on. We don’t track opens.",
    unsubscribe: "Turn off reminder emails",
  },
  de: {
    copyLink: "Falls der Button nicht funktioniert, kopiere diese Adresse in deinen Browser:",
    footer:
      "Du bekommst diese Nachricht wegen deines Candlewise-Kontos. Wir senden keine Werbung und zählen nicht, wer liest.",
    reminderFooter:
      "Du bekommst diese E-Mail, weil Erinnerungen per E-Mail eingeschaltet sind. Wir zählen nicht, wer liest.",
    unsubscribe: "Erinnerungen per E-Mail abschalten",
  },
  es: {
    copyLink: "Si el botón no funciona, copia esta dirección en tu navegador:",
    footer: "Recibes este correo por tu cuenta de Candlewise. No enviamos publicidad ni contamos quién lo abre.",
    reminderFooter:
      "Recibes este correo porque tienes activados los recordatorios por correo. No contamos quién lo abre.",
    unsubscribe: "Desactivar los recordatorios por correo",
  },
  fr: {
    copyLink: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
    footer:
      "Vous recevez ce message parce que vous avez un compte Candlewise. Nous n’envoyons pas de publicité et ne comptons pas les ouvertures.",
    reminderFooter:
      "Vous recevez cet e-mail parce que les rappels par e-mail sont activés. Nous ne comptons pas les ouvertures.",
    unsubscribe: "Désactiver les rappels par e-mail",
  },
  pt: {
    copyLink: "Se o botão não funcionar, copie este endereço no seu navegador:",
    footer:
      "Você recebe este e-mail por causa da sua conta Candlewise. Não enviamos publicidade nem contamos quem abre.",
    reminderFooter: "Você recebe este e-mail porque os lembretes por e-mail estão ativados. Não contamos quem abre.",
    unsubscribe: "Desativar os lembretes por e-mail",
  },
  ar: {
    copyLink: "إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:",
    footer: "وصلتك هذه الرسالة لأن لديك حسابًا في Candlewise. لا نرسل إعلانات ولا نتتبّع من يفتح رسائلنا.",
    reminderFooter: "وصلتك هذه الرسالة لأن التذكيرات بالبريد الإلكتروني مفعّلة. ولا نتتبّع من يفتح رسائلنا.",
    unsubscribe: "إيقاف التذكيرات بالبريد الإلكتروني",
  },
};
