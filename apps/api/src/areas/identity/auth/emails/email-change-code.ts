import { defineEmail } from "#api/platform/mail/email.ts";
import { CodeFacts } from "#api/platform/mail/email-facts.ts";

/** Sent to the new address. */
export const emailChangeCode = defineEmail({
  name: "emailChangeCode",
  data: CodeFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "{code} is your Candlewise code",
      title: "Confirm your new email address",
      paragraphs: [
        "Enter this code in Candlewise to use this address for your account. It expires in {minutes} minutes.",
      ],
      note: "Didn’t request this? Someone may have mistyped their address. Nothing changes without the code.",
    },
    de: {
      subject: "{code} bestätigt deine neue Adresse",
      title: "Ist das deine Adresse?",
      paragraphs: [
        "Gib diesen Code in Candlewise ein, dann gehört dein Konto zu dieser Adresse. Er gilt {minutes} Minuten.",
      ],
      note: "Du hast nichts angefordert? Vielleicht hat sich jemand vertippt. Ohne den Code ändert sich nichts.",
    },
    es: {
      subject: "{code} confirma tu nueva dirección",
      title: "¿Es esta tu dirección?",
      paragraphs: [
        "Escribe este código en Candlewise y esta será la dirección de tu cuenta. Sirve durante {minutes} minutos.",
      ],
      note: "Si no lo pediste, quizá alguien escribió mal su dirección. Sin el código no cambia nada.",
    },
    fr: {
      subject: "{code} confirme votre nouvelle adresse",
      title: "Est-ce bien votre adresse ?",
      paragraphs: [
        "Saisissez ce code dans Candlewise et cette adresse devient celle de votre compte. Il est valable {minutes} minutes.",
      ],
      note: "Si vous n’avez rien demandé, quelqu’un s’est peut-être trompé d’adresse. Sans le code, rien ne change.",
    },
    pt: {
      subject: "{code} confirma o seu novo endereço",
      title: "Este endereço é seu?",
      paragraphs: [
        "Digite este código no Candlewise e este passa a ser o endereço da sua conta. Ele vale por {minutes} minutos.",
      ],
      note: "Se não foi você que pediu, talvez alguém tenha errado o próprio endereço. Sem o código, nada muda.",
    },
    // The plural after `{minutes}` is for 3 to 10; any other lifetime needs another form.
    ar: {
      subject: "{code} هو رمز تأكيد بريدك الجديد",
      title: "هل هذا بريدك الإلكتروني؟",
      paragraphs: ["أدخل هذا الرمز في Candlewise ليصبح هذا بريد حسابك. صلاحيته {minutes} دقائق."],
      note: "إن لم تطلب ذلك فربما أخطأ أحدهم في كتابة بريده. لن يتغير شيء من دون الرمز.",
    },
  },
});
