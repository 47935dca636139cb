import { z } from "zod";
import { defineEmail, EmailUrlSchema } from "#api/platform/mail/email.ts";

/** `url` opens the page where the deletion can be canceled. */
export const erasureRequested = defineEmail({
  name: "erasureRequested",
  data: z.strictObject({ on: z.iso.datetime(), url: EmailUrlSchema }),
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your account will be deleted on {on}",
      title: "We’re sorry to see you go",
      paragraphs: [
        "On {on} we’ll delete your account and everything in it: your progress, results and pictures. This can’t be undone.",
        "Changed your mind? Sign in before then and choose “Keep my account”.",
      ],
      action: "Keep my account",
      note: "If you didn’t request this, sign in, keep the account and change your password.",
    },
    de: {
      subject: "Dein Konto wird am {on} gelöscht",
      title: "Schade, dass du gehst",
      paragraphs: [
        "Am {on} löschen wir dein Konto und alles darin: Fortschritt, Ergebnisse, Bilder. Danach kann es niemand zurückholen.",
        "Anders überlegt? Melde dich vorher an und wähle „Konto behalten“.",
      ],
      action: "Konto behalten",
      note: "Das warst nicht du? Melde dich an, behalte das Konto und ändere dein Passwort.",
    },
    es: {
      subject: "Tu cuenta se eliminará el {on}",
      title: "Sentimos que te vayas",
      paragraphs: [
        "El {on} eliminaremos tu cuenta y todo lo que contiene: progreso, resultados, imágenes. Después nadie podrá recuperarla.",
        "¿Cambiaste de idea? Inicia sesión antes y elige «Conservar mi cuenta».",
      ],
      action: "Conservar mi cuenta",
      note: "Si no lo pediste, inicia sesión, conserva la cuenta y cambia tu contraseña.",
    },
    fr: {
      subject: "Votre compte sera supprimé le {on}",
      title: "Nous regrettons votre départ",
      paragraphs: [
        "Le {on}, nous supprimerons votre compte et tout ce qu’il contient : progression, résultats, images. Ensuite, personne ne pourra le récupérer.",
        "Vous avez changé d’avis ? Connectez-vous avant et choisissez « Garder mon compte ».",
      ],
      action: "Garder mon compte",
      note: "Si vous n’avez rien demandé, connectez-vous, gardez le compte et changez votre mot de passe.",
    },
    pt: {
      subject: "Sua conta será excluída em {on}",
      title: "Que pena ver você partir",
      paragraphs: [
        "Em {on} excluiremos sua conta e tudo o que há nela: progresso, resultados, imagens. Depois disso ninguém consegue recuperá-la.",
        "Mudou de ideia? Entre antes disso e escolha “Manter minha conta”.",
      ],
      action: "Manter minha conta",
      note: "Se não foi você que pediu, entre, mantenha a conta e altere a senha.",
    },
    ar: {
      subject: "سيُحذف حسابك في {on}",
      title: "يؤسفنا رحيلك",
      paragraphs: [
        "في {on} سنحذف حسابك وكل ما فيه: تقدّمك ونتائجك وصورك. ولن يستطيع أحد استعادتها بعد ذلك.",
        "هل غيّرت رأيك؟ سجّل الدخول قبل ذلك واختر «الاحتفاظ بحسابي».",
      ],
      action: "الاحتفاظ بحسابي",
      note: "إن لم تطلب ذلك فسجّل الدخول واحتفظ بالحساب وغيّر كلمة مرورك.",
    },
  },
});
