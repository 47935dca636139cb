import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "feedback.title": "Enviar comentários",
  "feedback.lead": "O que está errado, o que falta, o que é bom? Uma pessoa lê cada mensagem.",
  "feedback.label": "Sua mensagem",
  "feedback.capture": "Capturar a página",
  "feedback.choose": "Adicionar uma imagem",
  "feedback.preview": "A imagem que vai junto",
  "feedback.remove": "Remover a imagem",
  "feedback.pictureFailed": "Não dá para ler esta imagem. Escolha um JPEG, PNG ou WebP.",
  "feedback.send": "Enviar",
  "feedback.problem.empty": "Primeiro escreva algumas palavras.",
  "feedback.problem.failed": "Não foi enviada. Sua mensagem continua aqui; tente de novo daqui a pouco.",
  "feedback.thanks": "Obrigado",
  "feedback.outcome.sent": "Sua mensagem chegou. Ela ajuda a melhorar o Candlewise.",
  "feedback.outcome.queued":
    "Você está sem conexão. Sua mensagem fica neste aparelho e será enviada quando a conexão voltar.",
  "feedback.close": "Pronto",
} as const satisfies Translation<typeof english>;
