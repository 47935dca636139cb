import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "feedback.title": "Enviar comentarios",
  "feedback.lead": "¿Qué está mal, qué falta, qué te gusta? Una persona lee cada mensaje.",
  "feedback.label": "Tu mensaje",
  "feedback.capture": "Capturar la página",
  "feedback.choose": "Añadir una imagen",
  "feedback.preview": "La imagen que se envía",
  "feedback.remove": "Quitar la imagen",
  "feedback.pictureFailed": "No se puede leer esta imagen. Elige un JPEG, PNG o WebP.",
  "feedback.send": "Enviar",
  "feedback.problem.empty": "Primero escribe unas palabras.",
  "feedback.problem.failed": "No se envió. Tu mensaje sigue aquí; vuelve a intentarlo en un momento.",
  "feedback.thanks": "Gracias",
  "feedback.outcome.sent": "Tu mensaje llegó. Ayuda a mejorar Candlewise.",
  "feedback.outcome.queued":
    "No tienes conexión. Tu mensaje se guarda en este dispositivo y se enviará cuando la recuperes.",
  "feedback.close": "Listo",
} as const satisfies Translation<typeof english>;
