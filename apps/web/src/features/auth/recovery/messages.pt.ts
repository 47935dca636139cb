import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "recovery.forgot.title": "Esqueceu a senha?",
  "recovery.forgot.text": "Acontece. Digite seu e-mail e enviamos um código para criar uma nova.",
  "recovery.forgot.submit": "Receber um código",
  "recovery.forgot.remembered": "Lembrou?",

  "recovery.sent.title": "Veja seu e-mail",
  "recovery.code.sent": "Se houver uma conta com este e-mail, o código está a caminho. Ele vale por 10 minutos.",
  "recovery.code.field": "Código do e-mail",
  "recovery.code.hint": "Seis dígitos. Não chegou? Veja também na pasta de spam.",
  "recovery.code.missing": "Digite os seis dígitos do e-mail.",
  "recovery.code.submit": "Salvar senha e entrar",
  "recovery.newPassword": "Nova senha",

  "recovery.resend": "Enviar de novo",
  "recovery.resendIn": "Enviar de novo em {seconds} s",
  "recovery.resent": "Enviado de novo. Use o e-mail mais recente.",

  "recovery.link.submit": "Receber um novo link",
  "recovery.link.sent":
    "Se houver uma conta com este e-mail, o link está a caminho. Ele vale uma única vez, por 10 minutos. Você pode fechar esta aba.",
  "recovery.link.withPassword": "Entrar com senha",

  "recovery.auto.title": "Entre com seu link",
  "recovery.auto.text": "Toque para entrar. Este link vale uma única vez.",
  "recovery.auto.present": "A conta {email} está aberta aqui. Se o link for de outra conta, você passa para ela.",
  "recovery.auto.stay": "Continuar nesta conta",
  "recovery.auto.usedTitle": "Este link não vale mais",
  "recovery.auto.used": "Ele já foi usado ou tem mais de 10 minutos. Sua conta está bem: peça um novo link e continue.",
  "recovery.auto.missingTitle": "Este link está incompleto",
  "recovery.auto.missing":
    "Abra-o de novo pelo e-mail: ao recarregar, ele perde a parte secreta, de propósito. Ou peça um novo link.",
  "recovery.auto.havePassword": "Sabe sua senha?",
} as const satisfies Translation<typeof english>;
