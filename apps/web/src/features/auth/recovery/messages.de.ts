import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "recovery.forgot.title": "Passwort vergessen?",
  "recovery.forgot.text": "Kein Problem. Gib deine Adresse ein, und wir schicken dir einen Code für ein neues.",
  "recovery.forgot.submit": "Code schicken",
  "recovery.forgot.remembered": "Wieder eingefallen?",

  "recovery.sent.title": "Schau in dein Postfach",
  "recovery.code.sent": "Wenn es zu dieser Adresse ein Konto gibt, ist ein Code unterwegs. Er gilt 10 Minuten.",
  "recovery.code.field": "Code aus der E-Mail",
  "recovery.code.hint": "Sechs Ziffern. Nichts da? Schau auch im Spam-Ordner nach.",
  "recovery.code.missing": "Gib die sechs Ziffern aus der E-Mail ein.",
  "recovery.code.submit": "Passwort festlegen und anmelden",
  "recovery.newPassword": "Neues Passwort",

  "recovery.resend": "Noch einmal schicken",
  "recovery.resendIn": "In {seconds}\u00a0s noch einmal schicken",
  "recovery.resent": "Noch einmal geschickt. Nimm die neueste E-Mail.",

  "recovery.link.submit": "Neuen Link schicken",
  "recovery.link.sent":
    "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er gilt einmal und 10 Minuten lang. Diesen Tab kannst du schließen.",
  "recovery.link.withPassword": "Mit Passwort anmelden",

  "recovery.auto.title": "Mit deinem Link anmelden",
  "recovery.auto.text": "Ein Tipp, und du bist angemeldet. Der Link gilt nur einmal.",
  "recovery.auto.present": "Hier ist {email} angemeldet. Gehört der Link zu einem anderen Konto, wechselst du dorthin.",
  "recovery.auto.stay": "Wie bisher angemeldet bleiben",
  "recovery.auto.usedTitle": "Dieser Link gilt nicht mehr",
  "recovery.auto.used":
    "Er wurde schon benutzt oder ist älter als 10 Minuten. Mit deinem Konto ist alles in Ordnung: Hol dir einen neuen.",
  "recovery.auto.missingTitle": "Dieser Link ist nicht vollständig",
  "recovery.auto.missing":
    "Öffne ihn noch einmal aus der E-Mail: Beim Neuladen geht sein geheimer Teil mit Absicht verloren. Oder hol dir einen neuen.",
  "recovery.auto.havePassword": "Passwort zur Hand?",
} as const satisfies Translation<typeof english>;
