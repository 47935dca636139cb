import { defineEmail } from "#api/platform/mail/email.ts";
import { DeviceFacts } from "#api/platform/mail/email-facts.ts";

export const newSignIn = defineEmail({
  name: "newSignIn",
  data: DeviceFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "New sign-in to your account",
      title: "New sign-in from {device}",
      paragraphs: ["{device} signed in to your account on {at}. We haven’t seen this device before."],
      note: "If this was you, there’s nothing to do. If not, change your password; that signs the other device out.",
    },
    de: {
      subject: "Ein neues Gerät hat sich angemeldet",
      title: "Ein Gerät, das wir nicht kannten",
      paragraphs: ["{device} hat sich am {at} bei deinem Konto angemeldet."],
      note: "Wenn du das warst, ist alles gut. Wenn nicht, ändere dein Passwort: Das meldet das andere Gerät ab.",
    },
    es: {
      subject: "Nuevo inicio de sesión en tu cuenta",
      title: "Un dispositivo que no conocíamos",
      paragraphs: ["El {at} se inició sesión en tu cuenta desde {device}."],
      note: "Si fuiste tú, todo está bien. Si no, cambia tu contraseña: así se cierra la sesión del otro dispositivo.",
    },
    fr: {
      subject: "Un nouvel appareil s’est connecté",
      title: "Un appareil que nous ne connaissions pas",
      paragraphs: ["{device} s’est connecté à votre compte le {at}."],
      note: "Si c’était vous, tout va bien. Sinon, changez votre mot de passe : cela déconnecte l’autre appareil.",
    },
    pt: {
      subject: "Novo acesso à sua conta",
      title: "Um aparelho que não conhecíamos",
      paragraphs: ["Houve um acesso à sua conta em {at}, pelo {device}."],
      note: "Se foi você, está tudo certo. Se não, altere a senha: isso desconecta o outro aparelho.",
    },
    ar: {
      subject: "جهاز جديد سجّل الدخول",
      title: "جهاز لم نعرفه من قبل",
      paragraphs: ["سُجّل الدخول إلى حسابك من {device} في {at}."],
      note: "إن كنت أنت فكل شيء على ما يرام. وإلا فغيّر كلمة مرورك ليُسجَّل خروج الجهاز الآخر.",
    },
  },
});
