import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "app.skip": "Ir para o conteúdo",
  "app.navigation": "Principal",
  "app.nav.learn": "Aprender",
  "app.nav.courses": "Cursos",
  "app.nav.simulator": "Simulador",
  "app.nav.profile": "Perfil",
  "app.balance": "Saldo de treino {amount}, ir para o simulador",
  "app.notFound.title": "Ops! Página não encontrada",
  "app.notFound.text":
    "A página que você procura pode ter sido removida, mudado de nome ou estar temporariamente fora do ar.",
  "app.notFound.back": "Voltar",
  "app.error.title": "Ops! Algo deu errado",
  "app.error.text": "Estamos trabalhando para resolver o problema o mais rápido possível",
  "app.error.refresh": "Recarregar a página",
  "app.splash": "Saindo da sua conta",
  "app.update.text": "Há uma nova versão do Candlewise.",
  "app.update.action": "Atualizar",
} as const satisfies Translation<typeof english>;
