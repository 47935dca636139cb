import type { LetterTexts } from "../letters.ts";

export const portugueseLetters: LetterTexts = {
  frame: {
    copyLink: "Se o botão não funcionar, copie este endereço no seu navegador:",
    footer:
      "Você recebe esta mensagem por causa da sua conta Candlewise. Não enviamos publicidade nem contamos quem abre.",
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
    paragraphs: ["Um clique e você está dentro. O link vale uma única vez, por {minutes} minutos."],
    action: "Entrar",
    note: "Se você não pediu este link, ninguém entra sem ele. Pode apagar a mensagem.",
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
    paragraphs: ["Desde {at}, sua conta Candlewise pertence a {email}. A partir de agora escrevemos para lá."],
    note: "Se não foi você, responda a esta mensagem imediatamente: podemos impedir.",
  },
  passwordChanged: {
    subject: "Sua senha foi alterada",
    title: "Sua senha é nova",
    paragraphs: ["Ela foi alterada em {at}, com {device}. Os outros dispositivos foram desconectados."],
    note: "Se não foi você, crie agora mesmo outra senha em “Esqueceu a senha?”.",
  },
  newSignIn: {
    subject: "Um novo dispositivo entrou",
    title: "Um dispositivo que não conhecíamos",
    paragraphs: ["{device} entrou na sua conta em {at}."],
    note: "Se foi você, está tudo certo. Se não, altere a senha: isso desconecta o outro dispositivo.",
  },
  sessionsEnded: {
    subject: "Outros dispositivos foram desconectados",
    title: "Desconectado em outros lugares",
    paragraphs: ["Em {at}, {device} desconectou outros dispositivos da sua conta."],
    note: "Se não foi você, altere a senha: isso desconecta todos os outros dispositivos.",
  },
  passkeyAdded: {
    subject: "Uma chave de acesso foi adicionada",
    title: "Você tem uma nova chave de acesso",
    paragraphs: ["Desde {at}, a chave “{passkey}” abre sua conta sem senha."],
    note: "Se não foi você, remova a chave no seu perfil e altere a senha.",
  },
  passkeyRemoved: {
    subject: "Uma chave de acesso foi removida",
    title: "Uma chave de acesso a menos",
    paragraphs: ["Em {at}, a chave “{passkey}” foi removida. Ela não abre mais sua conta."],
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
  erasureDone: {
    subject: "Sua conta foi excluída",
    title: "Está feito",
    paragraphs: [
      "Sua conta Candlewise e tudo o que havia nela foram excluídos. Esta é a última mensagem para este endereço, e não o guardamos.",
      "Obrigado pelo tempo em que você aprendeu conosco.",
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
