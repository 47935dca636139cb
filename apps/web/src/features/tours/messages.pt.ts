import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "tours.step": "Passo {at} de {count}",
  "tours.next": "Próximo",
  "tours.skip": "Pular",
  "tours.done": "Entendi",

  "tours.learn.path": "Sua trilha",
  "tours.learn.pathText":
    "Cada parada é uma lição curta. Toque na iluminada; com » você pula um capítulo com um teste.",
  "tours.learn.today": "Seu dia",
  "tours.learn.todayText": "O anel se enche a cada lição até a sua meta diária. Você define a meta no perfil.",
  "tours.learn.courses": "Todo o resto",
  "tours.learn.coursesText": "Todos os cursos ficam aqui, também os que estão fora da sua trilha.",

  "tours.lesson.pages": "Uma ideia por página",
  "tours.lesson.pagesText": "A barra mostra até onde você chegou. Nada é cronometrado.",
  "tours.lesson.press": "Um só botão",
  "tours.lesson.pressText": "Ele confere a resposta e segue adiante. Errar não custa nada: você lê por quê e aprende.",
  "tours.lesson.leave": "Saia quando quiser",
  "tours.lesson.leaveText": "Sua página e suas respostas ficam salvas, mesmo sem conexão.",

  "tours.courses.order": "Cursos em ordem",
  "tours.courses.orderText": "O candle de um curso se enche enquanto você aprende. Primeiro vêm os da sua trilha.",
  "tours.courses.short": "Os curtos",
  "tours.courses.shortText": "Duram minutos e não exigem nada antes.",

  "tours.profile.you": "Assim os outros veem você",
  "tours.profile.youText": "Toque na imagem para escolher outra ou enviar a sua.",
  "tours.profile.skyline": "Suas semanas",
  "tours.profile.skylineText": "Cada semana é um candle. Ele cresce com o que você conclui.",
  "tours.profile.data": "Seus dados são seus",
  "tours.profile.dataText": "Baixe tudo aqui ou exclua sua conta.",
} as const satisfies Translation<typeof english>;
