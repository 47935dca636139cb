import { defineEmail } from "#api/platform/mail/email.ts";
import { DeviceFacts } from "#api/platform/mail/email-facts.ts";

/** `device` is the one that ended other sessions. */
export const sessionsEnded = defineEmail({
  name: "sessionsEnded",
  data: DeviceFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "Other devices were signed out",
      title: "Your other devices were signed out",
      paragraphs: ["On {at}, {device} signed your other devices out of your account."],
      note: "If this wasn’t you, change your password; that signs out every other device.",
    },
    de: {
      subject: "Andere Geräte wurden abgemeldet",
      title: "Auf anderen Geräten abgemeldet",
      paragraphs: ["Am {at} hat {device} andere Geräte von deinem Konto abgemeldet."],
      note: "Das warst nicht du? Ändere dein Passwort: Das meldet alle anderen Geräte ab.",
    },
    es: {
      subject: "Se cerró la sesión en otros dispositivos",
      title: "Sesiones cerradas",
      paragraphs: ["El {at}, desde {device}, se cerró la sesión de tu cuenta en otros dispositivos."],
      note: "Si no fuiste tú, cambia tu contraseña: así se cierra la sesión en todos los demás dispositivos.",
    },
    fr: {
      subject: "D’autres appareils ont été déconnectés",
      title: "Déconnexion sur d’autres appareils",
      paragraphs: ["Le {at}, {device} a déconnecté d’autres appareils de votre compte."],
      note: "Si ce n’était pas vous, changez votre mot de passe : cela déconnecte tous les autres appareils.",
    },
    pt: {
      subject: "Outros aparelhos foram desconectados",
      title: "Sessões encerradas",
      paragraphs: ["Em {at}, pelo {device}, outros aparelhos foram desconectados da sua conta."],
      note: "Se não foi você, altere a senha: isso desconecta todos os outros aparelhos.",
    },
    ar: {
      subject: "سُجّل خروج أجهزة أخرى",
      title: "خروج من أجهزة أخرى",
      paragraphs: ["سجّل {device} خروج أجهزة أخرى من حسابك في {at}."],
      note: "إن لم تكن أنت من فعل ذلك فغيّر كلمة مرورك ليُسجَّل خروج بقية الأجهزة.",
    },
  },
});
