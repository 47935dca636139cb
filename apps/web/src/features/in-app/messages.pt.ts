import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "inApp.title": "Planos",
  "inApp.closed.title": "Abra pelo app",
  "inApp.closed.text": "Abra o app para ver esta página ou entre por aqui.",
  "inApp.closed.signIn": "Entrar",
  "inApp.offers.title": "Ainda não há planos à venda aqui",
  "inApp.offers.text": "Todas as lições estão abertas sem pagar. Nada aqui pode cobrar você.",
  "inApp.offers.plan": "Ver meu plano",
  "inApp.offers.close": "Voltar ao app",
  "inApp.offers.learn": "Ir para Aprender",
  "inApp.plan.title": "Meu plano",
  "inApp.plan.now": "Agora",
  "inApp.plan.none": "Sem assinatura",
  "inApp.plan.notSold": "Ainda não há planos à venda aqui: nada a pagar, nada a cancelar.",
  "inApp.plan.included": "O que você tem",
  "inApp.plan.included.lessons": "Todas as lições de todos os cursos",
  "inApp.plan.included.quizzes": "Todos os quizzes e testes de nivelamento",
  "inApp.plan.included.path": "Sua trilha e seu progresso em todos os aparelhos",
  "inApp.plan.learn": "Ir para a minha trilha",
  "inApp.plan.closed": "Entre para ver seu plano",
  "inApp.plan.closedText": "Entre por aqui ou abra esta página pelo app.",
} as const satisfies Translation<typeof english>;
