import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "task.fallback": "Esta tarea aún no está traducida. La estás leyendo en inglés.",
  "task.steps": "Qué hay que hacer",
  "task.progress": "{done} de {count, plural, one {# paso hecho} other {# pasos hechos}}",
  "task.practice": "Mercado de práctica, dinero virtual. Revisamos tu cuenta automáticamente.",
  "task.soFar": "Por ahora: {measured}",
  "task.sectors": "{count, plural, one {Por ahora: # sector} other {Por ahora: # sectores}}",
  "task.done": "Hecho",
  "task.open": "Pendiente",
  "task.go.market": "Abrir el mercado",
  "task.go.portfolio": "Abrir tu cartera",
  "task.go.journal": "Abrir el diario",
  "task.complete": "Completar la tarea",
  "task.completed": "Esto ya lo hiciste.",
  "task.problem.incomplete": "Tu cuenta ya no muestra todos los pasos. Mira las marcas de arriba.",
  "task.problem.failed": "No nos llegó. Vuelve a intentarlo.",
} as const satisfies Translation<typeof english>;
