import type { Translation } from "./catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "ui.close": "Fechar",
  "ui.back": "Voltar",
  "ui.home": "Candlewise, ir para a sua trilha",
  "ui.retry": "Tentar de novo",
  "ui.loading": "Carregando",
  "ui.language": "Idioma",
  "ui.showPassword": "Mostrar senha",
  "ui.hidePassword": "Ocultar senha",
  "ui.dismiss": "Dispensar",
  "ui.error.title": "Não foi possível carregar",
  "ui.error.text": "Nada se perdeu. Confira sua conexão e tente de novo.",
  "ui.error.offlineTitle": "Você está sem conexão",
  "ui.error.offlineText": "O que você já abriu continua aqui. O resto volta com a conexão.",
  "ui.offline": "Você está sem conexão. As lições já abertas continuam funcionando.",
  "ui.offlineQueued":
    "{count, plural, one {# alteração será enviada quando você tiver conexão.} other {# alterações serão enviadas quando você tiver conexão.}}",
  "ui.asOf": "Situação de {time}, sem conexão.",
  "ui.offlineSending": "Sincronizando seu progresso…",
} as const satisfies Translation<typeof english>;
