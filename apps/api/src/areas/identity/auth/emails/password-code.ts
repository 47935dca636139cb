import { defineEmail } from "#api/platform/mail/email.ts";
import { CodeFacts } from "#api/platform/mail/email-facts.ts";

export const passwordCode = defineEmail({
  name: "passwordCode",
  data: CodeFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "{code} is your Candlewise code",
      title: "Reset your password",
      paragraphs: ["Enter this code in Candlewise to choose a new password. It expires in {minutes} minutes."],
      note: "Didn’t request this? You can ignore this email; your password won’t change. Never share the code with anyone.",
    },
    de: {
      subject: "{code} ist dein Candlewise-Code",
      title: "Neues Passwort festlegen",
      paragraphs: ["Gib diesen Code in Candlewise ein, um ein neues Passwort zu wählen. Er gilt {minutes} Minuten."],
      note: "Das warst nicht du? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist. Gib den Code niemals weiter.",
    },
    es: {
      subject: "{code} es tu código de Candlewise",
      title: "Elige una contraseña nueva",
      paragraphs: [
        "Escribe este código en Candlewise para elegir una contraseña nueva. Sirve durante {minutes} minutos.",
      ],
      note: "Si no lo pediste, no hagas nada: tu contraseña sigue igual. No le des el código a nadie.",
    },
    fr: {
      subject: "{code} est votre code Candlewise",
      title: "Choisissez un nouveau mot de passe",
      paragraphs: [
        "Saisissez ce code dans Candlewise pour choisir un nouveau mot de passe. Il est valable {minutes} minutes.",
      ],
      note: "Si vous n’avez rien demandé, ne faites rien : votre mot de passe ne change pas. Ne donnez ce code à personne.",
    },
    pt: {
      subject: "{code} é o seu código do Candlewise",
      title: "Crie uma nova senha",
      paragraphs: ["Digite este código no Candlewise para criar uma nova senha. Ele vale por {minutes} minutos."],
      note: "Se não foi você que pediu, não faça nada: sua senha continua a mesma. Nunca passe o código a ninguém.",
    },
    // The plural after `{minutes}` is for 3 to 10; any other lifetime needs another form.
    ar: {
      subject: "{code} هو رمزك في Candlewise",
      title: "كلمة مرور جديدة",
      paragraphs: ["أدخل هذا الرمز في Candlewise لاختيار كلمة مرور جديدة. صلاحيته {minutes} دقائق."],
      note: "إن لم تطلب ذلك فلا داعي لفعل شيء: كلمة مرورك باقية كما هي. لا تعطِ الرمز لأحد.",
    },
  },
});
