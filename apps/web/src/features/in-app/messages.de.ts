import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "inApp.title": "Abos",
  "inApp.closed.title": "Öffne diese Seite aus der App",
  "inApp.closed.text": "Öffne die App, um diese Seite zu sehen, oder melde dich hier an.",
  "inApp.closed.signIn": "Anmelden",
  "inApp.offers.title": "Abos gibt es hier noch nicht zu kaufen",
  "inApp.offers.text": "Alle Lektionen stehen dir kostenlos offen. Hier kann dir nichts berechnet werden.",
  "inApp.offers.plan": "Mein Abo ansehen",
  "inApp.offers.close": "Zurück zur App",
  "inApp.offers.learn": "Zum Lernen",
  "inApp.plan.title": "Mein Abo",
  "inApp.plan.now": "Zurzeit",
  "inApp.plan.none": "Kein Abo",
  "inApp.plan.notSold": "Abos gibt es hier noch nicht zu kaufen: Es ist nichts zu zahlen und nichts zu kündigen.",
  "inApp.plan.included": "Was du hast",
  "inApp.plan.included.lessons": "Jede Lektion jedes Kurses",
  "inApp.plan.included.quizzes": "Alle Quizze und Einstufungstests",
  "inApp.plan.included.path": "Dein Lernpfad und dein Fortschritt auf jedem Gerät",
  "inApp.plan.learn": "Zu meinem Lernpfad",
  "inApp.plan.closed": "Melde dich an, um dein Abo zu sehen",
  "inApp.plan.closedText": "Melde dich hier an oder öffne diese Seite aus der App.",
} as const satisfies Translation<typeof english>;
