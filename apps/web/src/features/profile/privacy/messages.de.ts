import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "privacy.title": "Deine Daten",
  "privacy.failed": "Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.",
  "privacy.export.title": "Meine Daten herunterladen",
  "privacy.export.text":
    "Alles, was wir über dich speichern, in einer ZIP-Datei: Profil, Antworten, Fortschritt, Bilder. Der Link kommt per E-Mail und gilt einmal.",
  "privacy.export.request": "Meine Daten vorbereiten",
  "privacy.export.again": "Noch einmal vorbereiten",
  "privacy.export.tooMany": "Du kannst deine Daten dreimal am Tag anfordern. Versuche es morgen wieder.",
  "privacy.export.unverified": "Deine Daten gehen nur an eine bestätigte E-Mail-Adresse. Bestätige deine zuerst.",
  "privacy.export.confirm": "Meine E-Mail-Adresse bestätigen",
  "privacy.export.preparing": "Wir tragen alles zusammen. Das dauert keine Minute.",
  "privacy.export.ready": "Der Link ist unterwegs an {email} (angefordert am {at}).",
  "privacy.delete.title": "Mein Konto löschen",
  "privacy.delete.row": "Du hast 14 Tage, es dir anders zu überlegen",
  "privacy.delete.consequence.learning": "Dein Fortschritt, deine Antworten und deine Serie werden gelöscht.",
  "privacy.delete.consequence.profile": "Dein Name, dein Bild und deine E-Mail-Adresse werden gelöscht.",
  "privacy.delete.consequence.devices": "Du wirst sofort auf allen Geräten abgemeldet.",
  "privacy.delete.consequence.grace":
    "14 Tage lang kannst du dich anmelden und das Konto behalten. Danach kann es niemand zurückholen.",
  "privacy.delete.password": "Dein Passwort",
  "privacy.delete.press": "Mein Konto löschen",
  "privacy.delete.stay": "Zurück zu meinem Profil",
  "privacy.delete.empty": "Gib dein Passwort ein.",
  "privacy.delete.wrong": "Das Passwort ist falsch.",
  "privacy.delete.tooMany": "Zu viele Versuche. Warte eine Weile und versuche es noch einmal.",
  "privacy.delete.done": "Dein Konto wird in 14 Tagen gelöscht. Melde dich vorher an, wenn du es behalten willst.",
  "privacy.keep.title": "Dein Konto wird am {on} gelöscht",
  "privacy.keep.text": "Noch ist alles da. Behalte das Konto und mach weiter, als wäre nichts gewesen.",
  "privacy.keep.press": "Mein Konto behalten",
  "privacy.keep.done": "Dein Konto bleibt.",
} as const satisfies Translation<typeof english>;
