import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "app.skip": "Ir al contenido",
  "app.navigation": "Principal",
  "app.nav.learn": "Aprender",
  "app.nav.courses": "Cursos",
  "app.nav.simulator": "Simulador",
  "app.nav.profile": "Perfil",
  "app.balance": "Saldo de práctica {amount}, ir al simulador",
  "app.notFound.title": "¡Ups! No encontramos la página",
  "app.notFound.text":
    "Puede que la página que buscas se haya eliminado, haya cambiado de nombre o no esté disponible por el momento.",
  "app.notFound.back": "Volver",
  "app.error.title": "¡Ups! Algo salió mal",
  "app.error.text": "Estamos trabajando para resolverlo lo antes posible",
  "app.error.refresh": "Recargar la página",
  "app.splash": "Cerrando tu sesión",
  "app.update.text": "Hay una nueva versión de Candlewise.",
  "app.update.action": "Actualizar",
} as const satisfies Translation<typeof english>;
