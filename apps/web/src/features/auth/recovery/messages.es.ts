import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "recovery.forgot.title": "¿Olvidaste tu contraseña?",
  "recovery.forgot.text": "No pasa nada. Escribe tu correo y te enviamos un código para crear una nueva.",
  "recovery.forgot.submit": "Recibir un código",
  "recovery.forgot.remembered": "¿Ya la recuerdas?",

  "recovery.sent.title": "Mira tu correo",
  "recovery.code.sent": "Si hay una cuenta con este correo, el código va en camino. Sirve durante 10 minutos.",
  "recovery.code.field": "Código del correo",
  "recovery.code.hint": "Seis cifras. ¿No llega? Mira también en la carpeta de spam.",
  "recovery.code.missing": "Escribe las seis cifras del correo.",
  "recovery.code.submit": "Guardar contraseña y entrar",
  "recovery.newPassword": "Contraseña nueva",

  "recovery.resend": "Enviar otra vez",
  "recovery.resendIn": "Enviar otra vez en {seconds} s",
  "recovery.resent": "Enviado otra vez. Usa el correo más reciente.",

  "recovery.link.submit": "Recibir un enlace nuevo",
  "recovery.link.sent":
    "Si hay una cuenta con este correo, el enlace va en camino. Sirve una sola vez, durante 10 minutos. Puedes cerrar esta pestaña.",
  "recovery.link.withPassword": "Entrar con contraseña",

  "recovery.auto.title": "Entra con tu enlace",
  "recovery.auto.text": "Toca para iniciar sesión. Este enlace sirve una sola vez.",
  "recovery.auto.present": "Aquí está abierta la sesión de {email}. Si el enlace es de otra cuenta, pasarás a esa.",
  "recovery.auto.stay": "Seguir con esta sesión",
  "recovery.auto.usedTitle": "Este enlace ya no funciona",
  "recovery.auto.used": "Ya se usó o tiene más de 10 minutos. Tu cuenta está bien: pide un enlace nuevo y sigue.",
  "recovery.auto.missingTitle": "Este enlace no está completo",
  "recovery.auto.missing":
    "Ábrelo otra vez desde el correo: al recargar la página pierde su parte secreta, a propósito. O pide un enlace nuevo.",
  "recovery.auto.havePassword": "¿Sabes tu contraseña?",
} as const satisfies Translation<typeof english>;
