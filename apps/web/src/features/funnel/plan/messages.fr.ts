import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "plan.title": "Votre plan d’étude",
  "plan.done": "Terminé d’ici le {date}",
  "plan.week":
    "{count, plural, one {# jour d’étude par semaine} many {# jours d’étude par semaine} other {# jours d’étude par semaine}}",
  "plan.fact.lessons": "{count, plural, one {# leçon par jour} many {# leçons par jour} other {# leçons par jour}}",
  "plan.fact.day": "Environ {duration} par jour",
  "plan.fact.days": "{count, plural, one {# jour par semaine} many {# jours par semaine} other {# jours par semaine}}",
  "plan.fact.free": "Les autres sont à vous",
  "plan.fact.left": "{count, plural, one {# leçon} many {# leçons} other {# leçons}}",
  "plan.fact.whole": "{duration} en tout",
  "plan.first": "Vous commencez par",
  "plan.placement":
    "Vous en savez déjà une partie : sur le parcours, « Sauter jusqu’ici » vous teste et saute ce que vous maîtrisez.",
  "plan.why":
    "Le plan compte les leçons de votre parcours et leur durée. Il avance avec vous : un jour manqué décale la date, rien n’est perdu.",
  "plan.start": "Commencer à apprendre",
  "plan.line": "{lessons} · terminé d’ici le {date}",
  "plan.lessonsADay": "{count, plural, one {# leçon par jour} many {# leçons par jour} other {# leçons par jour}}",
  "plan.empty.title": "Pas encore de plan",
  "plan.empty.text":
    "Il ne reste rien sur votre parcours, ou aucun objectif n’est choisi. Choisissez un objectif, le plan suivra.",
  "plan.empty.action": "Choisir un objectif",
} as const satisfies Translation<typeof english>;
