import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

export const signInLink = defineEmail({
  name: "signInLink",
  data: z.strictObject({ url: EmailUrlSchema, minutes: z.int() }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your sign-in link",
      title: "Welcome back",
      paragraphs: ["Tap the button to sign in. The link works once and expires in {minutes} minutes."],
      action: "Sign in",
      note: "Didn’t request this link? You can delete this email. Nobody can sign in without the link.",
    },
    de: {
      subject: "Dein Link zum Anmelden",
      title: "Willkommen zurück",
      paragraphs: ["Ein Klick und du bist drin. Der Link gilt nur einmal und nur {minutes} Minuten lang."],
      action: "Anmelden",
      note: "Du hast keinen Link angefordert? Ohne ihn kommt niemand hinein. Du kannst die Nachricht löschen.",
    },
    es: {
      subject: "Tu enlace para iniciar sesión",
      title: "Qué bien verte de nuevo",
      paragraphs: ["Un clic y ya estás dentro. El enlace sirve una sola vez, durante {minutes} minutos."],
      action: "Iniciar sesión",
      note: "Si no pediste este enlace, nadie puede entrar sin él. Puedes borrar el correo.",
    },
    fr: {
      subject: "Votre lien de connexion",
      title: "Bon retour parmi nous",
      paragraphs: ["Un clic et vous y êtes. Le lien sert une seule fois, pendant {minutes} minutes."],
      action: "Se connecter",
      note: "Si vous n’avez pas demandé ce lien, personne n’entre sans lui. Vous pouvez supprimer ce message.",
    },
    pt: {
      subject: "Seu link para entrar",
      title: "Que bom ter você de volta",
      paragraphs: ["Um clique e você já entrou. O link vale uma única vez, por {minutes} minutos."],
      action: "Entrar",
      note: "Se você não pediu este link, ninguém entra sem ele. Pode apagar este e-mail.",
    },
    // The plural after `{minutes}` is for 3 to 10; any other lifetime needs another form.
    ar: {
      subject: "رابط تسجيل الدخول",
      title: "أهلًا بعودتك",
      paragraphs: ["نقرة واحدة تكفي للدخول. يعمل الرابط مرة واحدة فقط، وصلاحيته {minutes} دقائق."],
      action: "تسجيل الدخول",
      note: "إن لم تطلب هذا الرابط فلن يدخل أحد من دونه، ويمكنك حذف الرسالة.",
    },
  },
});
