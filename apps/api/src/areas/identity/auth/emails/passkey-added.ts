import { defineEmail } from "#api/platform/mail/email.ts";
import { PasskeyFacts } from "#api/platform/mail/email-facts.ts";

export const passkeyAdded = defineEmail({
  name: "passkeyAdded",
  data: PasskeyFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "A passkey was added",
      title: "You added a passkey",
      paragraphs: ["The passkey “{passkey}” was added on {at}. You can use it to sign in without a password."],
      note: "If this wasn’t you, remove the passkey in your profile and change your password.",
    },
    de: {
      subject: "Ein Passkey wurde hinzugefügt",
      title: "Du hast einen neuen Passkey",
      paragraphs: ["Seit dem {at} öffnet der Passkey „{passkey}“ dein Konto, ganz ohne Passwort."],
      note: "Das warst nicht du? Entferne den Passkey in deinem Profil und ändere dein Passwort.",
    },
    es: {
      subject: "Se añadió una llave de acceso",
      title: "Tienes una nueva llave de acceso",
      paragraphs: ["Desde el {at}, la llave de acceso «{passkey}» abre tu cuenta sin contraseña."],
      note: "Si no fuiste tú, quita la llave en tu perfil y cambia tu contraseña.",
    },
    fr: {
      subject: "Une clé d’accès a été ajoutée",
      title: "Vous avez une nouvelle clé d’accès",
      paragraphs: ["Depuis le {at}, la clé « {passkey} » ouvre votre compte sans mot de passe."],
      note: "Si ce n’était pas vous, retirez la clé dans votre profil et changez votre mot de passe.",
    },
    pt: {
      subject: "Uma chave de acesso foi adicionada",
      title: "Você tem uma nova chave de acesso",
      paragraphs: ["Desde {at}, a chave de acesso “{passkey}” abre sua conta sem senha."],
      note: "Se não foi você, remova a chave no seu perfil e altere a senha.",
    },
    ar: {
      subject: "أُضيف مفتاح مرور",
      title: "لديك مفتاح مرور جديد",
      paragraphs: ["منذ {at} يفتح مفتاح المرور «\u2068{passkey}\u2069» حسابك من دون كلمة مرور."],
      note: "إن لم تكن أنت من فعل ذلك فأزل المفتاح من ملفك الشخصي وغيّر كلمة مرورك.",
    },
  },
});
