import type { EmailTexts } from "../emails.ts";

export const portugueseEmails: EmailTexts = {
  frame: {
    copyLink: "Se o botão não funcionar, copie este endereço no seu navegador:",
    footer:
      "Você recebe este e-mail por causa da sua conta Candlewise. Não enviamos publicidade nem contamos quem abre.",
  },
  passwordCode: {
    subject: "{code} é o seu código do Candlewise",
    title: "Crie uma nova senha",
    paragraphs: ["Digite este código no Candlewise para criar uma nova senha. Ele vale por {minutes} minutos."],
    note: "Se não foi você que pediu, não faça nada: sua senha continua a mesma. Nunca passe o código a ninguém.",
  },
  signInLink: {
    subject: "Seu link para entrar",
    title: "Que bom ter você de volta",
    paragraphs: ["Um clique e você já entrou. O link vale uma única vez, por {minutes} minutos."],
    action: "Entrar",
    note: "Se você não pediu este link, ninguém entra sem ele. Pode apagar este e-mail.",
  },
  emailChangeCode: {
    subject: "{code} confirma o seu novo endereço",
    title: "Este endereço é seu?",
    paragraphs: [
      "Digite este código no Candlewise e este passa a ser o endereço da sua conta. Ele vale por {minutes} minutos.",
    ],
    note: "Se não foi você que pediu, talvez alguém tenha errado o próprio endereço. Sem o código, nada muda.",
  },
  emailChanged: {
    subject: "Seu e-mail foi alterado",
    title: "Um novo endereço para a sua conta",
    paragraphs: ["Desde {at}, o endereço da sua conta Candlewise é {email}. A partir de agora escrevemos para lá."],
    note: "Se não foi você, responda a este e-mail imediatamente: podemos impedir a troca.",
  },
  passwordChanged: {
    subject: "Sua senha foi alterada",
    title: "Você tem uma nova senha",
    paragraphs: ["Ela foi alterada em {at}, no {device}. Os outros aparelhos foram desconectados."],
    note: "Se não foi você, crie agora mesmo outra senha em “Esqueceu a senha?”.",
  },
  newSignIn: {
    subject: "Novo acesso à sua conta",
    title: "Um aparelho que não conhecíamos",
    paragraphs: ["Houve um acesso à sua conta em {at}, pelo {device}."],
    note: "Se foi você, está tudo certo. Se não, altere a senha: isso desconecta o outro aparelho.",
  },
  sessionsEnded: {
    subject: "Outros aparelhos foram desconectados",
    title: "Sessões encerradas",
    paragraphs: ["Em {at}, pelo {device}, outros aparelhos foram desconectados da sua conta."],
    note: "Se não foi você, altere a senha: isso desconecta todos os outros aparelhos.",
  },
  sessionReused: {
    subject: "Você foi desconectado de um aparelho",
    title: "Encerramos uma sessão para proteger sua conta",
    paragraphs: [
      "Em {at}, um acesso vencido foi usado no {device}. Ele pode ter sido copiado, por isso encerramos essa sessão. Se foi você, basta entrar de novo.",
    ],
    note: "Se você não reconhece isso, altere a senha: isso desconecta todos os outros aparelhos.",
  },
  passkeyAdded: {
    subject: "Uma chave de acesso foi adicionada",
    title: "Você tem uma nova chave de acesso",
    paragraphs: ["Desde {at}, a chave de acesso “{passkey}” abre sua conta sem senha."],
    note: "Se não foi você, remova a chave no seu perfil e altere a senha.",
  },
  passkeyRemoved: {
    subject: "Uma chave de acesso foi removida",
    title: "Você tem uma chave de acesso a menos",
    paragraphs: ["Em {at}, a chave de acesso “{passkey}” foi removida. Ela não abre mais sua conta."],
    note: "Se não foi você, altere a senha.",
  },
  erasureRequested: {
    subject: "Sua conta será excluída em {on}",
    title: "Que pena ver você partir",
    paragraphs: [
      "Em {on} excluiremos sua conta e tudo o que há nela: progresso, sequência, resultados, imagens. Depois disso ninguém consegue recuperá-la.",
      "Mudou de ideia? Entre antes disso e escolha “Manter minha conta”.",
    ],
    action: "Manter minha conta",
    note: "Se não foi você que pediu, entre, mantenha a conta e altere a senha.",
  },
  erasureCancelled: {
    subject: "Sua conta foi mantida",
    title: "Sua conta não será excluída",
    paragraphs: ["A exclusão da sua conta foi cancelada em {at}, no {device}. Tudo continua como estava."],
    note: "Se não foi você, altere a senha e peça a exclusão novamente.",
  },
  erasureDone: {
    subject: "Sua conta foi excluída",
    title: "Está feito",
    paragraphs: [
      "Sua conta Candlewise e tudo o que havia nela foram excluídos. Este é o último e-mail para este endereço, que não guardamos.",
      "Obrigado pelo tempo que você passou aprendendo conosco.",
    ],
  },
  exportReady: {
    subject: "Seus dados estão prontos",
    title: "Tudo o que sabemos sobre você",
    paragraphs: ["Seus dados esperam por você em um arquivo ZIP. O link vale uma única vez, até {at}."],
    action: "Baixar meus dados",
    note: "Quem tiver o link pode ler seus dados. Não o repasse.",
  },
  feedbackReceived: {
    subject: "Comentário de {sender}",
    title: "Alguém nos escreveu",
    paragraphs: ["{sender} escreveu em {page}:"],
  },
};
