import type { Translation } from "./catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "ui.close": "Schließen",
  "ui.back": "Zurück",
  "ui.home": "Candlewise, zu deinem Lernpfad",
  "ui.retry": "Erneut versuchen",
  "ui.loading": "Wird geladen",
  "ui.language": "Sprache",
  "ui.showPassword": "Passwort anzeigen",
  "ui.hidePassword": "Passwort verbergen",
  "ui.dismiss": "Ausblenden",
  "ui.error.title": "Das ließ sich nicht laden",
  "ui.error.text": "Es ist nichts verloren. Prüfe deine Verbindung und versuche es noch einmal.",
  "ui.error.offlineTitle": "Du bist offline",
  "ui.error.offlineText": "Was du schon geöffnet hattest, ist noch da. Der Rest kommt mit der Verbindung zurück.",
  "ui.offline": "Du bist offline. Geöffnete Lektionen funktionieren weiter.",
  "ui.offlineQueued":
    "{count, plural, one {# Änderung wird gesendet, sobald du online bist.} other {# Änderungen werden gesendet, sobald du online bist.}}",
  "ui.asOf": "Stand {time}, keine Verbindung.",
  "ui.offlineSending": "Dein Fortschritt wird synchronisiert …",
} as const satisfies Translation<typeof english>;
