import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "privacy.title": "Seus dados",
  "privacy.failed": "Não deu certo. Confira sua conexão e tente de novo.",
  "privacy.export.title": "Baixar meus dados",
  "privacy.export.text":
    "Tudo o que guardamos sobre você num arquivo ZIP: perfil, respostas, progresso, imagens. O link chega por e-mail e vale uma única vez.",
  "privacy.export.request": "Preparar meus dados",
  "privacy.export.again": "Preparar de novo",
  "privacy.export.tooMany": "Você pode pedir seus dados três vezes por dia. Tente de novo amanhã.",
  "privacy.export.unverified": "Seus dados só vão para um e-mail confirmado. Confirme o seu primeiro.",
  "privacy.export.confirm": "Confirmar meu e-mail",
  "privacy.export.preparing": "Estamos juntando tudo. Leva menos de um minuto.",
  "privacy.export.ready": "O link está a caminho de {email} (pedido em {at}).",
  "privacy.delete.title": "Excluir minha conta",
  "privacy.delete.row": "Você tem 14 dias para mudar de ideia",
  "privacy.delete.consequence.learning": "Seu progresso, suas respostas e sua sequência são apagados.",
  "privacy.delete.consequence.profile": "Seu nome, sua imagem e seu e-mail são apagados.",
  "privacy.delete.consequence.devices": "Sua conta é desconectada na hora em todos os aparelhos.",
  "privacy.delete.consequence.grace":
    "Por 14 dias você pode entrar e manter a conta. Depois, ninguém consegue recuperá-la.",
  "privacy.delete.password": "Sua senha",
  "privacy.delete.press": "Excluir minha conta",
  "privacy.delete.stay": "Voltar ao meu perfil",
  "privacy.delete.empty": "Digite sua senha.",
  "privacy.delete.wrong": "A senha está errada.",
  "privacy.delete.tooMany": "Tentativas demais. Espere um pouco e tente de novo.",
  "privacy.delete.done": "Sua conta será excluída em 14 dias. Entre antes se quiser mantê-la.",
  "privacy.keep.title": "Sua conta será excluída em {on}",
  "privacy.keep.text": "Tudo ainda está aqui. Mantenha a conta e continue como se nada tivesse acontecido.",
  "privacy.keep.press": "Manter minha conta",
  "privacy.keep.done": "Sua conta foi mantida.",
} as const satisfies Translation<typeof english>;
