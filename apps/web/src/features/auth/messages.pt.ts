import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "auth.promise": "Aprenda sobre o mercado sem perder até a camisa",
  "auth.promise.practice": "Só dinheiro de treino. Aqui você não perde nem um centavo.",
  "auth.promise.loss": "A maioria de quem faz day trade perde dinheiro. Aprenda por quê antes de arriscar o seu.",
  "auth.promise.pace": "Alguns minutos por dia, do seu primeiro candle a um plano que você saiba defender.",
  "auth.scene.stop": "Perda máx. 2%",

  "auth.signIn.title": "Que bom ver você de novo",
  "auth.signIn.text": "Sua trilha está onde você parou.",
  "auth.signIn.submit": "Entrar",
  "auth.signIn.forgot": "Esqueceu a senha?",
  "auth.signIn.or": "ou sem senha",
  "auth.signIn.link": "Receber um link",
  "auth.signIn.passkey": "Usar chave de acesso",
  "auth.signIn.new": "Primeira vez aqui?",
  "auth.signIn.toSignUp": "Crie uma conta",
  "auth.signIn.known": "Você já tem uma conta. Entre com a sua senha.",
  "auth.signIn.hint": "E-mail ou senha incorretos. Depois de cinco tentativas, é preciso esperar 15 minutos.",

  "auth.signUp.title": "Crie sua conta",
  "auth.signUp.text": "Basta o seu email. Sem cartão e sem cobrança surpresa.",
  "auth.signUp.next": "Continuar",
  "auth.signUp.has": "Já tem conta?",
  "auth.signUp.toSignIn": "Entrar",
  "auth.signUp.accountTitle": "Escolha um nome de usuário e uma senha",
  "auth.signUp.change": "Alterar",
  "auth.signUp.submit": "Criar conta",
  "auth.signUp.expired": "Demorou um pouco demais. Digite seu email de novo para continuar; nada se perdeu.",
  "auth.signUp.passwordHint":
    "É uma das primeiras que os invasores testam. Escolha outra: três palavras suas funcionam bem.",
  "auth.signUp.terms":
    "Ao criar uma conta, você aceita os termos: dinheiro de treino, sem recomendação de investimento.",
  "auth.signUp.termsLink": "Ler os termos",
  "auth.signUp.backed": "Guardamos um hash irreversível da sua senha, nunca a senha.",

  "auth.field.email": "E-mail",
  "auth.field.password": "Senha",
  "auth.field.username": "Nome de usuário",
  "auth.field.usernameHint": "Você pode mudá-lo depois.",
  "auth.field.emailMissing": "Digite seu email.",
  "auth.field.emailInvalid": "Confira a parte depois do @.",
  "auth.field.passwordMissing": "Digite sua senha.",
  "auth.field.passwordShort": "Use pelo menos 8 caracteres.",
  "auth.field.passwordLong": "Use no máximo 128 caracteres.",
  "auth.field.usernameInvalid": "Use de 3 a 20 caracteres: letras de “a” a “z”, números, pontos ou sublinhados.",

  "auth.username.suggestions": "Nomes disponíveis",
  "auth.username.checking": "Verificando se está disponível",
  "auth.username.free": "{username} está disponível.",
  "auth.username.taken": "Este nome de usuário já está em uso. Escolha outro.",
  "auth.username.reserved": "Este nome de usuário está reservado. Escolha outro.",

  "auth.strength.short": "Pelo menos 8 caracteres.",
  "auth.strength.weak": "Fraca: não demoraria para alguém adivinhar.",
  "auth.strength.fair": "Razoável: com mais uma palavra fica boa.",
  "auth.strength.good": "Boa: difícil de adivinhar, se você não a usa em outro lugar.",
  "auth.strength.strong": "Forte, se você não a usa em outro lugar.",

  "auth.error.userNotFound": "Não há conta com este email.",
  "auth.error.emailNotFound": "Este email não pode ser usado.",
  "auth.error.limit":
    "Tentativas demais. Nada se perdeu: espere {minutes, plural, =0 {um momento} one {um minuto} other {# minutos}} e tente de novo.",
  "auth.error.codeMismatch": "O código está errado ou expirou. Peça um novo.",
  "auth.error.passwordResetRequired": "Primeiro crie uma nova senha.",
  "auth.error.userLambdaValidation": "Não é possível criar esta conta. Tente com outro email.",
  "auth.error.passwordInvalid": "Esta senha não foi aceita.",
  "auth.error.emailExists": "Já existe uma conta com este email.",
  "auth.error.reauthenticate": "Digite sua senha ou entre de novo para fazer isso.",
  "auth.error.passkey": "Esta chave de acesso não funciona aqui.",

  "auth.problem.offline":
    "Não conseguimos falar com o servidor. O que você digitou continua aqui: confira sua conexão e tente de novo.",
  "auth.problem.unavailable": "O servidor está iniciando. Tente de novo em um instante.",
  "auth.problem.unknown": "Algo deu errado do nosso lado. O que você digitou continua aqui: tente de novo.",
} as const satisfies Translation<typeof english>;
