import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "plan.title": "Tu plan de estudio",
  "plan.done": "Terminas el {date}",
  "plan.week":
    "{count, plural, one {# día de estudio a la semana} many {# días de estudio a la semana} other {# días de estudio a la semana}}",
  "plan.fact.lessons": "{count, plural, one {# lección al día} many {# lecciones al día} other {# lecciones al día}}",
  "plan.fact.day": "Cerca de {duration} al día",
  "plan.fact.days": "{count, plural, one {# día a la semana} many {# días a la semana} other {# días a la semana}}",
  "plan.fact.free": "Los demás son libres",
  "plan.fact.left": "{count, plural, one {# lección} many {# lecciones} other {# lecciones}}",
  "plan.fact.whole": "{duration} en total",
  "plan.first": "Empiezas con",
  "plan.placement": "Ya sabes una parte: en la ruta, «Saltar aquí» te pone a prueba y omite lo que dominas.",
  "plan.why":
    "El plan cuenta las lecciones de tu ruta y lo que duran. Se adapta a ti: si un día faltas, la fecha se corre y no se pierde nada.",
  "plan.start": "Empezar a aprender",
  "plan.line": "{lessons} · terminas el {date}",
  "plan.lessonsADay": "{count, plural, one {# lección al día} many {# lecciones al día} other {# lecciones al día}}",
  "plan.empty.title": "Aún no hay plan",
  "plan.empty.text": "No queda nada en tu ruta o no has elegido un objetivo. Elige un objetivo y tendrás un plan.",
  "plan.empty.action": "Elegir un objetivo",
} as const satisfies Translation<typeof english>;
