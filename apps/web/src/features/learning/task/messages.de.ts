import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "task.fallback": "Diese Aufgabe ist noch nicht übersetzt. Du liest sie auf Englisch.",
  "task.steps": "Was zu tun ist",
  "task.progress": "{done} von {count, plural, one {# Schritt} other {# Schritten}} erledigt",
  "task.practice": "Übungsmarkt, virtuelles Geld. Dein Konto wird automatisch geprüft.",
  "task.soFar": "Bisher: {measured}",
  "task.sectors": "{count, plural, one {Bisher: # Branche} other {Bisher: # Branchen}}",
  "task.done": "Erledigt",
  "task.open": "Noch offen",
  "task.go.market": "Zum Markt",
  "task.go.portfolio": "Zum Depot",
  "task.go.journal": "Zum Tagebuch",
  "task.complete": "Aufgabe abschließen",
  "task.completed": "Das hast du schon gemacht.",
  "task.problem.incomplete": "Dein Konto zeigt nicht mehr jeden Schritt. Sieh dir oben die Haken an.",
  "task.problem.failed": "Das ist nicht bei uns angekommen. Versuche es noch einmal.",
} as const satisfies Translation<typeof english>;
