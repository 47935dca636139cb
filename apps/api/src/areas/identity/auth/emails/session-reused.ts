import { defineEmail } from "#api/platform/mail/email.ts";
import { DeviceFacts } from "#api/platform/mail/email-facts.ts";

/** `device` is the one that sent the older token: the user's own or a thief's. */
export const sessionReused = defineEmail({
  name: "sessionReused",
  data: DeviceFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "You were signed out on one device",
      title: "We ended a session to protect your account",
      paragraphs: [
        "On {at}, {device} used an outdated sign-in to your account. It may have been copied, so we ended that session. If this was you, just sign in again.",
      ],
      note: "If you don’t recognize this, change your password; that signs out every other device.",
    },
    de: {
      subject: "Du wurdest auf einem Gerät abgemeldet",
      title: "Wir haben eine Sitzung zu deinem Schutz beendet",
      paragraphs: [
        "Am {at} wurde mit {device} eine veraltete Anmeldung verwendet. Sie könnte kopiert worden sein, deshalb haben wir die Sitzung beendet. Warst du es selbst, melde dich einfach wieder an.",
      ],
      note: "Kommt dir das fremd vor? Ändere dein Passwort: Das meldet alle anderen Geräte ab.",
    },
    es: {
      subject: "Se cerró tu sesión en un dispositivo",
      title: "Cerramos una sesión para proteger tu cuenta",
      paragraphs: [
        "El {at} se usó un acceso caducado desde {device}. Podría haberse copiado, así que cerramos esa sesión. Si eras tú, vuelve a iniciar sesión.",
      ],
      note: "Si no lo reconoces, cambia tu contraseña: así se cierra la sesión en todos los demás dispositivos.",
    },
    fr: {
      subject: "Vous avez été déconnecté d’un appareil",
      title: "Nous avons fermé une session pour protéger votre compte",
      paragraphs: [
        "Le {at}, un accès périmé a été utilisé avec {device}. Il a peut-être été copié : nous avons donc fermé cette session. Si c’était vous, reconnectez-vous.",
      ],
      note: "Si cela ne vous dit rien, changez votre mot de passe : cela déconnecte tous les autres appareils.",
    },
    pt: {
      subject: "Você foi desconectado de um aparelho",
      title: "Encerramos uma sessão para proteger sua conta",
      paragraphs: [
        "Em {at}, um acesso vencido foi usado no {device}. Ele pode ter sido copiado, por isso encerramos essa sessão. Se foi você, basta entrar de novo.",
      ],
      note: "Se você não reconhece isso, altere a senha: isso desconecta todos os outros aparelhos.",
    },
    ar: {
      subject: "سُجّل خروجك من أحد الأجهزة",
      title: "أنهينا جلسة لحماية حسابك",
      paragraphs: [
        "في {at} استُخدم دخول قديم من {device}. ربما نُسخ، لذلك أنهينا تلك الجلسة. إن كنت أنت فسجّل الدخول من جديد.",
      ],
      note: "إن لم تتعرّف على ذلك فغيّر كلمة مرورك ليُسجَّل خروج بقية الأجهزة.",
    },
  },
});
