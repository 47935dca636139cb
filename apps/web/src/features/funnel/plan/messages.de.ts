import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "plan.title": "Dein Lernplan",
  "plan.done": "Geschafft bis {date}",
  "plan.week": "{count, plural, one {# Lerntag in der Woche} other {# Lerntage in der Woche}}",
  "plan.fact.lessons": "{count, plural, one {# Lektion am Tag} other {# Lektionen am Tag}}",
  "plan.fact.day": "Etwa {duration} am Tag",
  "plan.fact.days": "{count, plural, one {# Tag pro Woche} other {# Tage pro Woche}}",
  "plan.fact.free": "Die anderen sind frei",
  "plan.fact.left": "{count, plural, one {# Lektion} other {# Lektionen}}",
  "plan.fact.whole": "{duration} insgesamt",
  "plan.first": "Du beginnst mit",
  "plan.placement":
    "Einiges kannst du schon: Auf dem Lernpfad prüft dich „Hierher springen“ und überspringt, was sitzt.",
  "plan.why":
    "Der Plan zählt die Lektionen deines Lernpfads und ihre Dauer. Er passt sich dir an: Ein verpasster Tag verschiebt das Datum, verloren geht nichts.",
  "plan.start": "Jetzt lernen",
  "plan.line": "{lessons} · geschafft bis {date}",
  "plan.lessonsADay": "{count, plural, one {# Lektion am Tag} other {# Lektionen am Tag}}",
  "plan.empty.title": "Noch kein Plan",
  "plan.empty.text":
    "Auf deinem Lernpfad ist nichts mehr offen, oder es fehlt ein Ziel. Wähle ein Ziel, und dein Plan entsteht.",
  "plan.empty.action": "Ziel wählen",
} as const satisfies Translation<typeof english>;
