import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "inApp.title": "Abos",
  "inApp.closed.title": "Öffne das aus der App",
  "inApp.closed.text":
    "Diese Seite braucht den Ausweis, den die App mitbringt. Du kannst dich stattdessen hier anmelden.",
  "inApp.closed.signIn": "Anmelden",
  "inApp.offers.title": "Abos gibt es hier noch nicht zu kaufen",
  "inApp.offers.text": "Alle Lektionen stehen dir ohne Bezahlung offen. Nichts hier kann dir etwas berechnen.",
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
  "inApp.plan.included.path": "Dein Weg und dein Fortschritt auf jedem Gerät",
  "inApp.plan.learn": "Zu meinem Weg",
  "inApp.plan.closed": "Melde dich an, um dein Abo zu sehen",
  "inApp.plan.closedText": "Der Link hat keinen Ausweis dabei, oder er ist abgelaufen.",
} as const satisfies Translation<typeof english>;
