import { defineEmail } from "#api/platform/mail/email.ts";
import { CodeFacts } from "#api/platform/mail/email-facts.ts";

/** Sent to the address of an account that has not confirmed it yet. */
export const emailConfirmCode = defineEmail({
  name: "emailConfirmCode",
  data: CodeFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "{code} is your Candlewise code",
      title: "Confirm your email",
      paragraphs: ["Enter this code in Candlewise to confirm your email. It expires in {minutes} minutes."],
      note: "Didn’t sign up for Candlewise? Someone may have mistyped their address. You can delete this email.",
    },
    de: {
      subject: "{code} ist dein Candlewise-Code",
      title: "Bestätige deine E-Mail-Adresse",
      paragraphs: [
        "Gib diesen Code in Candlewise ein, um deine E-Mail-Adresse zu bestätigen. Er gilt {minutes} Minuten.",
      ],
      note: "Du hast dich nicht bei Candlewise angemeldet? Vielleicht hat sich jemand vertippt. Du kannst diese Nachricht löschen.",
    },
    es: {
      subject: "{code} es tu código de Candlewise",
      title: "Confirma tu correo",
      paragraphs: ["Escribe este código en Candlewise para confirmar tu correo. Sirve durante {minutes} minutos."],
      note: "¿No te registraste en Candlewise? Quizá alguien escribió mal su dirección. Puedes borrar este correo.",
    },
    fr: {
      subject: "{code} est votre code Candlewise",
      title: "Confirmez votre adresse",
      paragraphs: ["Saisissez ce code dans Candlewise pour confirmer votre adresse. Il est valable {minutes} minutes."],
      note: "Vous ne vous êtes pas inscrit sur Candlewise ? Quelqu’un s’est peut-être trompé d’adresse. Vous pouvez supprimer cet e-mail.",
    },
    pt: {
      subject: "{code} é o seu código do Candlewise",
      title: "Confirme o seu e-mail",
      paragraphs: ["Digite este código no Candlewise para confirmar o seu e-mail. Ele vale por {minutes} minutos."],
      note: "Não se cadastrou no Candlewise? Talvez alguém tenha errado o próprio endereço. Pode apagar este e-mail.",
    },
    // The plural after `{minutes}` is for 3 to 10; any other lifetime needs another form.
    ar: {
      subject: "{code} هو رمزك في Candlewise",
      title: "أكّد بريدك الإلكتروني",
      paragraphs: ["أدخل هذا الرمز في Candlewise لتأكيد بريدك الإلكتروني. صلاحيته {minutes} دقائق."],
      note: "لم تسجّل في Candlewise؟ ربما أخطأ أحدهم في كتابة بريده. يمكنك حذف هذه الرسالة.",
    },
  },
});
