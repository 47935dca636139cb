import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "profile.title": "Profil",
  "profile.since": "Dabei seit {date}",
  "profile.edit": "Benutzernamen ändern",
  "profile.username": "Benutzername",
  "profile.usernameHint": "3 bis 20 Zeichen: Buchstaben von a bis z, Ziffern, Punkte oder Unterstriche.",
  "profile.save": "Speichern",
  "profile.cancel": "Abbrechen",
  "profile.username.taken": "Dieser Benutzername ist vergeben. Wähle einen anderen.",
  "profile.username.reserved": "Dieser Benutzername ist reserviert. Wähle einen anderen.",
  "profile.username.failed": "Der Name wurde nicht gespeichert. Prüfe deine Verbindung und versuche es noch einmal.",

  "profile.learned.title": "Was du gelernt hast",
  "profile.learned.lessons": "{count, plural, one {Lektion} other {Lektionen}}",
  "profile.learned.excellent": "Ohne Fehler",
  "profile.learned.quizzes": "{count, plural, one {Quiz bestanden} other {Quiz bestanden}}",
  "profile.skyline.title": "Deine letzten {count} Wochen",
  "profile.skyline.text":
    "Jede Kerze ist eine Woche. Sie wächst mit dem, was du abschließt, und steht auf den Wochen davor.",
  "profile.skyline.empty": "Deine erste Lektion setzt die erste Kerze.",
  "profile.skyline.start": "Zu deinem Lernpfad",
  "profile.skyline.completed": "Abgeschlossen",
  "profile.skyline.excellent": "Davon ohne Fehler",
  "profile.skyline.weeks": "Woche",
  "profile.skyline.week": "Woche vom {date}",

  "profile.today.title": "Heute",
  "profile.today.count": "{done} von {target}",
  "profile.today.label": "Lektionen heute: {done} von {target}",
  "profile.today.open":
    "{left, plural, one {Noch eine Lektion bis zu deinem Ziel.} other {Noch # Lektionen bis zu deinem Ziel.}}",
  "profile.today.met": "Ziel erreicht. Alles Weitere ist ein Extra.",

  "profile.settings.title": "Einstellungen",
  "profile.settings.goal": "Wofür du lernst",
  "profile.settings.noGoal": "Noch nicht gewählt",
  "profile.settings.daily": "Tagesziel",
  "profile.settings.dailyValue": "{count, plural, one {# Lektion am Tag} other {# Lektionen am Tag}}",
  "profile.settings.more": "Eine Lektion mehr",
  "profile.settings.less": "Eine Lektion weniger",
  "profile.settings.theme": "Darstellung",
  "profile.settings.theme.system": "System",
  "profile.settings.theme.light": "Hell",
  "profile.settings.theme.dark": "Dunkel",
  "profile.settings.sound": "Töne",
  "profile.settings.zone": "Zeitzone",
  "profile.settings.zoneText": "Hier endet dein Tag um Mitternacht. Die Zeitzone folgt dem Gerät, auf dem du lernst.",
  "profile.settings.useZone": "{zone} verwenden",
  "profile.settings.failed":
    "Das wurde nicht gespeichert und ist wieder wie vorher. Prüfe deine Verbindung und versuche es noch einmal.",
  "profile.settings.languageFailed":
    "Die Sprache hat sich nur auf diesem Gerät geändert. In deinem Konto ließ sie sich nicht speichern.",
  "profile.signOut": "Abmelden",
  "profile.signOut.failed":
    "Du bist noch angemeldet: Der Server ist nicht erreichbar. Versuche es noch einmal, wenn du online bist.",

  "profile.goal.wealth_growth": "Erspartes vermehren",
  "profile.goal.investing": "In Unternehmen investieren",
  "profile.goal.trading": "Mit Limits handeln",
  "profile.goal.crypto": "Krypto verstehen",
  "profile.goal.ai_trading": "Mit KI handeln",
} as const satisfies Translation<typeof english>;
