import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "privacy.title": "Tus datos",
  "privacy.failed": "No funcionó. Revisa tu conexión y vuelve a intentarlo.",
  "privacy.export.title": "Descargar mis datos",
  "privacy.export.text":
    "Todo lo que guardamos de ti en un archivo ZIP: perfil, respuestas, progreso, imágenes. El enlace llega por correo y sirve una sola vez.",
  "privacy.export.request": "Preparar mis datos",
  "privacy.export.again": "Preparar de nuevo",
  "privacy.export.tooMany": "Puedes pedir tus datos tres veces al día. Inténtalo de nuevo mañana.",
  "privacy.export.unverified": "Tus datos solo se envían a un correo confirmado. Confirma primero el tuyo.",
  "privacy.export.confirm": "Confirmar mi correo",
  "privacy.export.preparing": "Lo estamos reuniendo. Tarda menos de un minuto.",
  "privacy.export.ready": "El enlace va de camino a {email} (pedido el {at}).",
  "privacy.delete.title": "Eliminar mi cuenta",
  "privacy.delete.row": "Tienes 14 días para cambiar de idea",
  "privacy.delete.consequence.learning": "Se borran tu progreso, tus respuestas y tu racha.",
  "privacy.delete.consequence.profile": "Se borran tu nombre, tu imagen y tu correo.",
  "privacy.delete.consequence.devices": "Se cierra tu sesión en todos los dispositivos de inmediato.",
  "privacy.delete.consequence.grace":
    "Durante 14 días puedes iniciar sesión y conservar la cuenta. Después nadie puede recuperarla.",
  "privacy.delete.password": "Tu contraseña",
  "privacy.delete.press": "Eliminar mi cuenta",
  "privacy.delete.stay": "Volver a mi perfil",
  "privacy.delete.empty": "Escribe tu contraseña.",
  "privacy.delete.wrong": "La contraseña no es correcta.",
  "privacy.delete.tooMany": "Demasiados intentos. Espera un rato y vuelve a intentarlo.",
  "privacy.delete.done": "Tu cuenta se eliminará en 14 días. Inicia sesión antes si quieres conservarla.",
  "privacy.keep.title": "Tu cuenta se eliminará el {on}",
  "privacy.keep.text": "Todo sigue aquí. Conserva la cuenta y sigue como si nada.",
  "privacy.keep.press": "Conservar mi cuenta",
  "privacy.keep.done": "Conservas tu cuenta.",
} as const satisfies Translation<typeof english>;
