import type { Language } from "#api/platform/http/endpoint.ts";
import type { FileAnswer } from "#api/platform/http/files.ts";
import { plainPage } from "#api/platform/http/plain-page.ts";

interface Words {
  readonly ask: string;
  readonly askText: string;
  readonly confirm: string;
  readonly done: string;
  readonly doneText: string;
  readonly gone: string;
  readonly goneText: string;
  readonly settings: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    ask: "Turn off reminder emails?",
    askText:
      "You won’t get reminders by email any more. Emails about your account, such as a new password, still come.",
    confirm: "Turn off reminder emails",
    done: "Reminder emails are off",
    doneText: "You can turn them on again in your notification settings.",
    gone: "This link doesn’t work",
    goneText: "Part of the address may be missing. You can turn off reminder emails in your notification settings.",
    settings: "Notification settings",
  },
  de: {
    ask: "Erinnerungen per E-Mail abschalten?",
    askText:
      "Du bekommst dann keine Erinnerungen mehr per E-Mail. E-Mails zu deinem Konto, etwa zu einem neuen Passwort, kommen weiterhin.",
    confirm: "Erinnerungen abschalten",
    done: "Erinnerungen per E-Mail sind abgeschaltet",
    doneText: "In den Einstellungen für Mitteilungen kannst du sie wieder einschalten.",
    gone: "Dieser Link funktioniert nicht",
    goneText:
      "Vielleicht fehlt ein Teil der Adresse. Erinnerungen kannst du auch in den Einstellungen für Mitteilungen abschalten.",
    settings: "Einstellungen für Mitteilungen",
  },
  es: {
    ask: "¿Desactivar los recordatorios por correo?",
    askText:
      "No recibirás más recordatorios por correo. Los correos sobre tu cuenta, como un cambio de contraseña, seguirán llegando.",
    confirm: "Desactivar los recordatorios",
    done: "Los recordatorios por correo están desactivados",
    doneText: "Puedes volver a activarlos en los ajustes de notificaciones.",
    gone: "Este enlace no funciona",
    goneText:
      "Puede que falte parte de la dirección. También puedes desactivar los recordatorios en los ajustes de notificaciones.",
    settings: "Ajustes de notificaciones",
  },
  fr: {
    ask: "Désactiver les rappels par e-mail ?",
    askText:
      "Vous ne recevrez plus de rappels par e-mail. Les e-mails sur votre compte, comme un changement de mot de passe, continueront d’arriver.",
    confirm: "Désactiver les rappels",
    done: "Les rappels par e-mail sont désactivés",
    doneText: "Vous pouvez les réactiver dans les réglages des notifications.",
    gone: "Ce lien ne fonctionne pas",
    goneText:
      "Une partie de l’adresse manque peut-être. Vous pouvez aussi désactiver les rappels dans les réglages des notifications.",
    settings: "Réglages des notifications",
  },
  pt: {
    ask: "Desativar os lembretes por e-mail?",
    askText:
      "Você não receberá mais lembretes por e-mail. E-mails sobre a sua conta, como uma troca de senha, continuam chegando.",
    confirm: "Desativar os lembretes",
    done: "Os lembretes por e-mail estão desativados",
    doneText: "Você pode ativá-los de novo nas configurações de notificações.",
    gone: "Este link não funciona",
    goneText:
      "Talvez falte parte do endereço. Você também pode desativar os lembretes nas configurações de notificações.",
    settings: "Configurações de notificações",
  },
  ar: {
    ask: "هل تريد إيقاف التذكيرات بالبريد الإلكتروني؟",
    askText: "لن تصلك تذكيرات بالبريد بعد الآن. أما رسائل حسابك، مثل تغيير كلمة المرور، فستستمر في الوصول.",
    confirm: "إيقاف التذكيرات",
    done: "أُوقفت التذكيرات بالبريد الإلكتروني",
    doneText: "يمكنك تفعيلها مجددًا من إعدادات الإشعارات.",
    gone: "هذا الرابط لا يعمل",
    goneText: "ربما ينقص جزء من العنوان. ويمكنك إيقاف التذكيرات من إعدادات الإشعارات أيضًا.",
    settings: "إعدادات الإشعارات",
  },
};

const SETTINGS = "/profile/notifications";

/** What the page behind an unsubscribe link says. */
export function unsubscribePage(language: Language, state: "ask" | "done" | "gone"): FileAnswer {
  const own = words[language];
  const settings = { words: own.settings, to: SETTINGS };
  if (state === "ask") return plainPage({ language, title: own.ask, text: own.askText, action: own.confirm });
  if (state === "done") return plainPage({ language, title: own.done, text: own.doneText, action: settings });
  return plainPage({ language, title: own.gone, text: own.goneText, action: settings, status: 404 });
}
