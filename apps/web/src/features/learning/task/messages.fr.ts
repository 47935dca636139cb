import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "task.fallback": "Cet exercice n’est pas encore traduit. Vous le lisez en anglais.",
  "task.steps": "Ce qu’il faut faire",
  "task.progress": "Étapes terminées\u00a0: {done} sur {count}",
  "task.practice": "Marché d’entraînement, argent virtuel. Votre compte est vérifié automatiquement.",
  "task.soFar": "Pour l’instant\u00a0: {measured}",
  "task.sectors": "{count, plural, one {Pour l’instant\u00a0: # secteur} other {Pour l’instant\u00a0: # secteurs}}",
  "task.done": "Fait",
  "task.open": "À faire",
  "task.go.market": "Ouvrir le marché",
  "task.go.portfolio": "Ouvrir votre portefeuille",
  "task.go.journal": "Ouvrir le journal",
  "task.complete": "Terminer l’exercice",
  "task.completed": "C’est déjà fait.",
  "task.problem.incomplete": "Votre compte ne montre plus toutes les étapes. Regardez les coches ci-dessus.",
  "task.problem.failed": "Cela ne nous est pas parvenu. Réessayez.",
} as const satisfies Translation<typeof english>;
