import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "terms.sheet.first": "Antes de continuar",
  "terms.sheet.updated": "Nossos termos mudaram",
  "terms.sheet.read": "Ler tudo",
  "terms.sheet.agree": "Concordo",
  "terms.sheet.later": "Mais tarde",
  "terms.failed": "Não foi possível salvar seu aceite. Confira sua conexão e tente de novo.",
  "terms.point.practice": "Todo o dinheiro no Candlewise é de treino. Não se deposita nem se saca.",
  "terms.point.advice": "Ensinamos, não aconselhamos. O que você faz com dinheiro de verdade é decisão sua.",
  "terms.point.data": "Seus dados servem ao seu aprendizado. Você pode baixá-los ou excluí-los quando quiser.",

  "terms.title": "Termos e privacidade",
  "terms.lead": "Em vigor desde 1º de novembro de 2026. Curtos de propósito: tudo o que importa está aqui.",
  "terms.part.practice": "Só dinheiro de treino",
  "terms.text.practice":
    "O Candlewise é um lugar para aprender. Saldos, ganhos e perdas são fictícios: não têm valor e não podem ser trocados por nada. Não guardamos dinheiro nem operamos por você.",
  "terms.part.advice": "Sem recomendação de investimento",
  "terms.text.advice":
    "Lições, gráficos e exemplos explicam como os mercados funcionam. Nada aqui diz para comprar ou vender, e preços passados dizem pouco sobre os futuros. A maioria de quem opera com frequência perde dinheiro. Antes de arriscar o seu, fale com um profissional autorizado onde você mora.",
  "terms.part.account": "Sua conta",
  "terms.text.account":
    "Uma pessoa, uma conta. Guarde a senha só para você; nunca a pedimos fora do app. Se alguém entrou na sua conta, avise-nos e encerre a sessão em “Acesso e segurança”.",
  "terms.part.conduct": "Convivência",
  "terms.text.conduct":
    "Os outros veem seu nome e sua imagem. Não use nada que ofenda, engane ou seja de outra pessoa. Não atrapalhe o serviço nem obtenha resultados por meios automáticos. Quem fizer isso pode perder a conta.",
  "terms.part.data": "O que guardamos e por quê",
  "terms.text.data":
    "Seu e-mail, para você entrar e para falarmos com você. Seu nome, imagem e configurações, para mostrá-los. Suas respostas e o que você concluiu, para continuar de onde parou. Os aparelhos conectados, para você encerrar uma sessão. As senhas ficam só numa forma que não pode ser revertida. Não vendemos nada disso nem mostramos publicidade.",
  "terms.part.rights": "Seus dados são seus",
  "terms.text.rights":
    "No seu perfil você pode baixar e corrigir tudo o que guardamos sobre você e excluir a conta. Depois de um prazo para pensar, tudo é apagado para sempre.",
  "terms.part.service": "O serviço",
  "terms.text.service":
    "Trabalhamos para que as lições estejam certas e o app funcione, e corrigimos erros assim que sabemos deles. Não podemos prometer que nunca haverá falhas.",
  "terms.part.changes": "Se isto mudar",
  "terms.text.changes":
    "Perguntamos antes de uma nova versão valer para você. Se não concordar, pode levar seus dados e excluir a conta.",
} as const satisfies Translation<typeof english>;
