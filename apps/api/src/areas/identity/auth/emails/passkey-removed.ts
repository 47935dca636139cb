import { defineEmail } from "#api/platform/mail/email.ts";
import { PasskeyFacts } from "#api/platform/mail/email-facts.ts";

export const passkeyRemoved = defineEmail({
  name: "passkeyRemoved",
  data: PasskeyFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "A passkey was removed",
      title: "You removed a passkey",
      paragraphs: ["The passkey “{passkey}” was removed on {at}. It can no longer be used to sign in."],
      note: "If this wasn’t you, change your password.",
    },
    de: {
      subject: "Ein Passkey wurde entfernt",
      title: "Ein Passkey weniger",
      paragraphs: ["Am {at} wurde der Passkey „{passkey}“ entfernt. Er öffnet dein Konto nicht mehr."],
      note: "Das warst nicht du? Ändere dein Passwort.",
    },
    es: {
      subject: "Se quitó una llave de acceso",
      title: "Tienes una llave de acceso menos",
      paragraphs: ["El {at} se quitó la llave de acceso «{passkey}». Ya no abre tu cuenta."],
      note: "Si no fuiste tú, cambia tu contraseña.",
    },
    fr: {
      subject: "Une clé d’accès a été retirée",
      title: "Une clé d’accès en moins",
      paragraphs: ["Le {at}, la clé « {passkey} » a été retirée. Elle n’ouvre plus votre compte."],
      note: "Si ce n’était pas vous, changez votre mot de passe.",
    },
    pt: {
      subject: "Uma chave de acesso foi removida",
      title: "Você tem uma chave de acesso a menos",
      paragraphs: ["Em {at}, a chave de acesso “{passkey}” foi removida. Ela não abre mais sua conta."],
      note: "Se não foi você, altere a senha.",
    },
    ar: {
      subject: "أُزيل مفتاح مرور",
      title: "أُزيل أحد مفاتيحك",
      paragraphs: ["في {at} أُزيل مفتاح المرور «\u2068{passkey}\u2069»، ولم يعد يفتح حسابك."],
      note: "إن لم تكن أنت من فعل ذلك فغيّر كلمة مرورك.",
    },
  },
});
