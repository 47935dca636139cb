import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "help.title": "Perguntas e respostas",
  "help.ask": "Ainda com dúvida? Conte para a gente no perfil",
  "help.question.money": "Preciso de dinheiro para aprender aqui?",
  "help.answer.money": "Não. Aqui não se deposita nem se saca dinheiro.",
  "help.question.start": "Por onde começo?",
  "help.answer.start": "Pelo botão grande em Aprender: ele abre o que vem agora. Uma lição leva poucos minutos.",
  "help.question.order": "Por que uma lição está bloqueada?",
  "help.answer.order":
    "Ela se apoia nas anteriores. Conclua essas, ou toque numa parada com duas setas e mostre num teste curto que já as domina.",
  "help.question.wrong": "O que acontece se eu errar?",
  "help.answer.wrong": "Você lê por quê e segue. Não se reprova numa lição. Num quiz, sim: revise e tente de novo.",
  "help.question.skip": "Posso mudar meu objetivo?",
  "help.answer.skip": "Sim, no perfil, em “Seu objetivo”. O que você concluiu continua concluído.",
  "help.question.goal": "Quando meu dia termina?",
  "help.answer.goal": "À meia-noite no fuso do seu perfil. Ele acompanha o aparelho em que você aprende.",
  "help.question.offline": "Funciona sem conexão?",
  "help.answer.offline":
    "As lições que você já abriu, sim. Suas respostas ficam no aparelho e são enviadas quando você tiver conexão.",
  "help.question.device": "Posso continuar em outro aparelho?",
  "help.answer.device": "Sim. Entre lá com a mesma conta; tudo o que foi enviado estará lá.",
  "help.question.signIn": "Não consigo entrar. E agora?",
  "help.answer.signIn":
    "Peça uma nova senha na página de login. O e-mail vai para o endereço da conta; olhe também no spam.",
  "help.question.leave": "Como saio de vez?",
  "help.answer.leave": "No perfil, em “Seus dados”. Antes, você pode baixar tudo.",
} as const satisfies Translation<typeof english>;
