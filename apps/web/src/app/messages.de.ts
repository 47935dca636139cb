import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "app.skip": "Zum Inhalt springen",
  "app.navigation": "Hauptmenü",
  "app.nav.learn": "Lernen",
  "app.nav.courses": "Kurse",
  "app.nav.simulator": "Simulator",
  "app.nav.profile": "Profil",
  "app.balance": "Übungsguthaben {amount}, zum Simulator",
  "app.notFound.title": "Hoppla! Seite nicht gefunden",
  "app.notFound.text":
    "Die gesuchte Seite wurde vielleicht entfernt oder umbenannt, oder sie ist gerade nicht erreichbar.",
  "app.notFound.back": "Zurück",
  "app.error.title": "Hoppla! Da ist etwas schiefgegangen",
  "app.error.text": "Wir beheben das Problem so schnell wie möglich",
  "app.error.refresh": "Seite neu laden",
  "app.splash": "Du wirst abgemeldet",
  "app.update.text": "Eine neue Version von Candlewise ist da.",
  "app.update.action": "Aktualisieren",
} as const satisfies Translation<typeof english>;
