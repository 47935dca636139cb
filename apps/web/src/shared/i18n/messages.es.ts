import type { Translation } from "./catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "ui.close": "Cerrar",
  "ui.back": "Atrás",
  "ui.home": "Candlewise, ir a tu ruta",
  "ui.retry": "Volver a intentarlo",
  "ui.loading": "Cargando",
  "ui.language": "Idioma",
  "ui.showPassword": "Mostrar contraseña",
  "ui.hidePassword": "Ocultar contraseña",
  "ui.dismiss": "Descartar",
  "ui.error.title": "No se pudo cargar",
  "ui.error.text": "No se ha perdido nada. Revisa tu conexión y vuelve a intentarlo.",
  "ui.error.offlineTitle": "No tienes conexión",
  "ui.error.offlineText": "Lo que abriste antes sigue aquí. Lo demás volverá con la conexión.",
  "ui.offline": "No tienes conexión. Las lecciones ya abiertas siguen funcionando.",
  "ui.offlineQueued":
    "{count, plural, one {Se enviará # cambio cuando tengas conexión.} other {Se enviarán # cambios cuando tengas conexión.}}",
  "ui.asOf": "Datos de {time}, sin conexión.",
  "ui.offlineSending": "Sincronizando tu progreso…",
} as const satisfies Translation<typeof english>;
