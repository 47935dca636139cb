import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "profile.title": "Perfil",
  "profile.since": "No Candlewise desde {date}",
  "profile.edit": "Mudar nome de usuário",
  "profile.username": "Nome de usuário",
  "profile.usernameHint": "De 3 a 20 caracteres: letras de “a” a “z”, números, pontos ou sublinhados.",
  "profile.save": "Salvar",
  "profile.cancel": "Cancelar",
  "profile.username.taken": "Este nome de usuário já está em uso. Escolha outro.",
  "profile.username.reserved": "Este nome de usuário é reservado. Escolha outro.",
  "profile.username.failed": "O nome não foi salvo. Confira sua conexão e tente de novo.",

  "profile.learned.title": "O que você aprendeu",
  "profile.learned.lessons": "{count, plural, one {Lição} other {Lições}}",
  "profile.learned.excellent": "Sem erros",
  "profile.learned.quizzes": "{count, plural, one {Quiz superado} other {Quizzes superados}}",
  "profile.skyline.title": "Suas últimas {count} semanas",
  "profile.skyline.text":
    "Cada vela é uma semana. Ela cresce com o que você conclui e se apoia nas semanas anteriores.",
  "profile.skyline.empty": "Sua primeira lição ergue a primeira vela.",
  "profile.skyline.start": "Ir para a trilha",
  "profile.skyline.completed": "Concluídas",
  "profile.skyline.excellent": "Destas, sem erros",
  "profile.skyline.weeks": "Semana",
  "profile.skyline.week": "Semana de {date}",

  "profile.today.title": "Hoje",
  "profile.today.count": "{done} de {target}",
  "profile.today.label": "Lições hoje: {done} de {target}",
  "profile.today.open":
    "{left, plural, one {Falta uma lição para a sua meta.} other {Faltam # lições para a sua meta.}}",
  "profile.today.met": "Meta cumprida. O que vier agora é extra.",

  "profile.settings.title": "Configurações",
  "profile.settings.goal": "Para que você aprende",
  "profile.settings.noGoal": "Ainda não escolhido",
  "profile.settings.daily": "Meta diária",
  "profile.settings.dailyValue": "{count, plural, one {# lição por dia} other {# lições por dia}}",
  "profile.settings.more": "Uma lição a mais",
  "profile.settings.less": "Uma lição a menos",
  "profile.settings.theme": "Tema",
  "profile.settings.theme.system": "Sistema",
  "profile.settings.theme.light": "Claro",
  "profile.settings.theme.dark": "Escuro",
  "profile.settings.sound": "Sons",
  "profile.settings.zone": "Fuso horário",
  "profile.settings.zoneText": "Seu dia termina à meia-noite aqui. O fuso acompanha o aparelho em que você aprende.",
  "profile.settings.useZone": "Usar {zone}",
  "profile.settings.failed": "Isto não foi salvo e voltou a ser como antes. Confira sua conexão e tente de novo.",
  "profile.settings.languageFailed": "O idioma só mudou neste aparelho. Não deu para salvar na sua conta.",
  "profile.signOut": "Sair",
  "profile.signOut.failed":
    "Você ainda está na sua conta: não conseguimos falar com o servidor. Tente de novo quando tiver conexão.",

  "profile.goal.wealth_growth": "Fazer o dinheiro render",
  "profile.goal.investing": "Investir em empresas",
  "profile.goal.trading": "Operar com limites",
  "profile.goal.crypto": "Entender cripto",
  "profile.goal.ai_trading": "Operar com IA",
} as const satisfies Translation<typeof english>;
