import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "terms.sheet.first": "Bevor es weitergeht",
  "terms.sheet.updated": "Unsere Bedingungen haben sich geändert",
  "terms.sheet.read": "Alles lesen",
  "terms.sheet.agree": "Ich stimme zu",
  "terms.sheet.later": "Später",
  "terms.failed":
    "Deine Zustimmung konnte nicht gespeichert werden. Prüfe deine Verbindung und versuche es noch einmal.",
  "terms.point.practice": "Alles Geld in Candlewise ist Übungsgeld. Es lässt sich weder einzahlen noch auszahlen.",
  "terms.point.advice": "Wir lehren, wir beraten nicht. Was du mit echtem Geld tust, entscheidest du selbst.",
  "terms.point.data": "Deine Daten dienen deinem Lernen. Du kannst sie jederzeit herunterladen oder löschen.",

  "terms.title": "Bedingungen und Datenschutz",
  "terms.lead": "Gültig seit dem 1. November 2026. Mit Absicht kurz: Alles Wichtige steht hier.",
  "terms.part.practice": "Nur Übungsgeld",
  "terms.text.practice":
    "Candlewise ist ein Ort zum Lernen. Guthaben, Gewinne und Verluste bestehen nur zur Übung: Sie haben keinen Wert und lassen sich gegen nichts tauschen. Wir verwahren kein Geld und führen keine Geschäfte für dich aus.",
  "terms.part.advice": "Keine Anlageberatung",
  "terms.text.advice":
    "Lektionen, Grafiken und Beispiele erklären, wie Märkte funktionieren. Nichts hier rät dir, etwas zu kaufen oder zu verkaufen, und frühere Kurse sagen wenig über spätere. Die meisten, die häufig handeln, verlieren Geld. Sprich mit jemandem, der bei dir dafür zugelassen ist, bevor du Geld riskierst.",
  "terms.part.account": "Dein Konto",
  "terms.text.account":
    "Eine Person, ein Konto. Behalte dein Passwort für dich; wir fragen nie außerhalb der App danach. Sag uns, wenn jemand anderes in deinem Konto war, und beende seine Sitzung unter „Anmeldung und Sicherheit“.",
  "terms.part.conduct": "Miteinander",
  "terms.text.conduct":
    "Andere sehen deinen Namen und dein Bild. Nimm nichts, was beleidigt, täuscht oder jemand anderem gehört. Störe den Dienst nicht und lass keine Maschine für dich antworten. Wer das tut, kann sein Konto verlieren.",
  "terms.part.data": "Was wir speichern und warum",
  "terms.text.data":
    "Deine E-Mail-Adresse, um dich anzumelden und zu erreichen. Name, Bild und Einstellungen, um sie anzuzeigen. Deine Antworten und was du abgeschlossen hast, damit du dort weitermachen kannst, wo du warst. Die Geräte, auf denen du angemeldet bist, damit du eine Sitzung beenden kannst. Passwörter speichern wir nur in einer Form, die sich nicht zurückrechnen lässt. Wir verkaufen nichts davon und zeigen keine Werbung.",
  "terms.part.rights": "Deine Daten gehören dir",
  "terms.text.rights":
    "In deinem Profil kannst du alles herunterladen, was wir über dich speichern, es berichtigen und dein Konto löschen. Nach einer Bedenkzeit wird alles endgültig gelöscht.",
  "terms.part.service": "Der Dienst",
  "terms.text.service":
    "Wir arbeiten daran, dass die Lektionen stimmen und die App läuft, und berichtigen Fehler, sobald wir davon wissen. Dass nie etwas ausfällt, können wir nicht versprechen.",
  "terms.part.changes": "Wenn sich das ändert",
  "terms.text.changes":
    "Du wirst gefragt, bevor eine neue Fassung für dich gilt. Wenn du nicht zustimmst, kannst du deine Daten mitnehmen und dein Konto löschen.",
} as const satisfies Translation<typeof english>;
