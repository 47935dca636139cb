import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "plan.title": "Seu plano de estudo",
  "plan.done": "Você termina em {date}",
  "plan.week":
    "{count, plural, one {# dia de estudo por semana} many {# dias de estudo por semana} other {# dias de estudo por semana}}",
  "plan.fact.lessons": "{count, plural, one {# lição por dia} many {# lições por dia} other {# lições por dia}}",
  "plan.fact.day": "Cerca de {duration} por dia",
  "plan.fact.days": "{count, plural, one {# dia por semana} many {# dias por semana} other {# dias por semana}}",
  "plan.fact.free": "Os outros são livres",
  "plan.fact.left": "{count, plural, one {# lição} many {# lições} other {# lições}}",
  "plan.fact.whole": "{duration} no total",
  "plan.first": "Você começa com",
  "plan.placement": "Você já sabe uma parte: na trilha, “Pular para cá” testa você e pula o que já domina.",
  "plan.why":
    "O plano conta as lições da sua trilha e o tempo delas. Ele acompanha você: um dia perdido muda a data, nada se perde.",
  "plan.start": "Começar a aprender",
  "plan.line": "{lessons} · termina em {date}",
  "plan.lessonsADay": "{count, plural, one {# lição por dia} many {# lições por dia} other {# lições por dia}}",
  "plan.empty.title": "Ainda sem plano",
  "plan.empty.text":
    "Não resta nada na sua trilha, ou falta escolher um objetivo. Escolha um objetivo e você terá um plano.",
  "plan.empty.action": "Escolher um objetivo",
} as const satisfies Translation<typeof english>;
