import { defineEmail } from "#api/platform/mail/email.ts";
import { DeviceFacts } from "#api/platform/mail/email-facts.ts";

export const erasureCancelled = defineEmail({
  name: "erasureCancelled",
  data: DeviceFacts,
  retentionDays: 30,
  texts: {
    en: {
      subject: "Your account won’t be deleted",
      title: "Your account won’t be deleted",
      paragraphs: [
        "The deletion of your account was canceled on {at} from {device}. Everything is just as you left it.",
      ],
      note: "If this wasn’t you, change your password and request the deletion again.",
    },
    de: {
      subject: "Dein Konto bleibt bestehen",
      title: "Dein Konto wird nicht gelöscht",
      paragraphs: ["Die Löschung deines Kontos wurde am {at} mit {device} abgebrochen. Alles bleibt, wie es war."],
      note: "Das warst nicht du? Ändere dein Passwort und beantrage die Löschung erneut.",
    },
    es: {
      subject: "Tu cuenta se conserva",
      title: "Tu cuenta no se eliminará",
      paragraphs: ["La eliminación de tu cuenta se canceló el {at} desde {device}. Todo sigue como estaba."],
      note: "Si no fuiste tú, cambia tu contraseña y solicita de nuevo la eliminación.",
    },
    fr: {
      subject: "Votre compte est conservé",
      title: "Votre compte ne sera pas supprimé",
      paragraphs: ["La suppression de votre compte a été annulée le {at} avec {device}. Rien n’a changé."],
      note: "Si ce n’était pas vous, changez votre mot de passe et demandez de nouveau la suppression.",
    },
    pt: {
      subject: "Sua conta foi mantida",
      title: "Sua conta não será excluída",
      paragraphs: ["A exclusão da sua conta foi cancelada em {at}, no {device}. Tudo continua como estava."],
      note: "Se não foi você, altere a senha e peça a exclusão novamente.",
    },
    ar: {
      subject: "حسابك باقٍ",
      title: "لن يُحذف حسابك",
      paragraphs: ["أُلغي حذف حسابك في {at} من {device}. بقي كل شيء كما كان."],
      note: "إن لم تكن أنت من فعل ذلك فغيّر كلمة مرورك واطلب الحذف من جديد.",
    },
  },
});
