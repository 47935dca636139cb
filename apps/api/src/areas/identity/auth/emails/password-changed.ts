import { defineEmail } from "#api/platform/mail/email.ts";
import { DeviceFacts } from "#api/platform/mail/email-facts.ts";

export const passwordChanged = defineEmail({
  name: "passwordChanged",
  data: DeviceFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your password was changed",
      title: "Your password was changed",
      paragraphs: ["It was changed on {at} from {device}. All other devices have been signed out."],
      note: "If this wasn’t you, reset your password right away with “Forgot your password?”.",
    },
    de: {
      subject: "Dein Passwort wurde geändert",
      title: "Neues Passwort festgelegt",
      paragraphs: ["Dein Passwort wurde am {at} mit {device} geändert. Alle anderen Geräte sind abgemeldet."],
      note: "Das warst nicht du? Lege sofort über „Passwort vergessen?“ ein neues Passwort fest.",
    },
    es: {
      subject: "Tu contraseña ha cambiado",
      title: "Tienes una contraseña nueva",
      paragraphs: ["Se cambió el {at} desde {device}. Se cerró la sesión en los demás dispositivos."],
      note: "Si no fuiste tú, elige ahora mismo otra contraseña con «¿Olvidaste tu contraseña?».",
    },
    fr: {
      subject: "Votre mot de passe a été modifié",
      title: "Nouveau mot de passe enregistré",
      paragraphs: [
        "Votre mot de passe a été modifié le {at} avec {device}. Tous les autres appareils sont déconnectés.",
      ],
      note: "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe avec « Mot de passe oublié ? ».",
    },
    pt: {
      subject: "Sua senha foi alterada",
      title: "Você tem uma nova senha",
      paragraphs: ["Ela foi alterada em {at}, no {device}. Os outros aparelhos foram desconectados."],
      note: "Se não foi você, crie agora mesmo outra senha em “Esqueceu a senha?”.",
    },
    ar: {
      subject: "تغيّرت كلمة مرورك",
      title: "لديك كلمة مرور جديدة",
      paragraphs: ["تغيّرت في {at} من {device}، وسُجّل خروج كل الأجهزة الأخرى."],
      note: "إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا عبر «هل نسيت كلمة المرور؟».",
    },
  },
});
