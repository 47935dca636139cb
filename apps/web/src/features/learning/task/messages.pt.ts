import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "task.fallback": "Esta tarefa ainda não foi traduzida. Você está lendo em inglês.",
  "task.steps": "O que fazer",
  "task.progress": "{done} de {count, plural, one {# passo concluído} other {# passos concluídos}}",
  "task.practice": "Mercado de treino, dinheiro virtual. Verificamos sua conta automaticamente.",
  "task.soFar": "Até agora: {measured}",
  "task.sectors": "{count, plural, one {Até agora: # setor} other {Até agora: # setores}}",
  "task.done": "Feito",
  "task.open": "Falta fazer",
  "task.go.market": "Abrir o mercado",
  "task.go.portfolio": "Abrir sua carteira",
  "task.go.journal": "Abrir o diário",
  "task.complete": "Concluir a tarefa",
  "task.completed": "Você já fez isso.",
  "task.problem.incomplete": "Sua conta não mostra mais todos os passos. Veja as marcas acima.",
  "task.problem.failed": "Isso não chegou até nós. Tente de novo.",
} as const satisfies Translation<typeof english>;
