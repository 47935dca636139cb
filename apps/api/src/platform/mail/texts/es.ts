import type { EmailTexts } from "../emails.ts";

export const spanishEmails: EmailTexts = {
  frame: {
    copyLink: "Si el botón no funciona, copia esta dirección en tu navegador:",
    footer: "Recibes este correo por tu cuenta de Candlewise. No enviamos publicidad ni contamos quién lo abre.",
  },
  passwordCode: {
    subject: "{code} es tu código de Candlewise",
    title: "Elige una contraseña nueva",
    paragraphs: [
      "Escribe este código en Candlewise para elegir una contraseña nueva. Sirve durante {minutes} minutos.",
    ],
    note: "Si no lo pediste, no hagas nada: tu contraseña sigue igual. No le des el código a nadie.",
  },
  signInLink: {
    subject: "Tu enlace para iniciar sesión",
    title: "Qué bien verte de nuevo",
    paragraphs: ["Un clic y ya estás dentro. El enlace sirve una sola vez, durante {minutes} minutos."],
    action: "Iniciar sesión",
    note: "Si no pediste este enlace, nadie puede entrar sin él. Puedes borrar el correo.",
  },
  emailChangeCode: {
    subject: "{code} confirma tu nueva dirección",
    title: "¿Es esta tu dirección?",
    paragraphs: [
      "Escribe este código en Candlewise y esta será la dirección de tu cuenta. Sirve durante {minutes} minutos.",
    ],
    note: "Si no lo pediste, quizá alguien escribió mal su dirección. Sin el código no cambia nada.",
  },
  emailChanged: {
    subject: "Tu dirección de correo ha cambiado",
    title: "Una dirección nueva para tu cuenta",
    paragraphs: [
      "Desde el {at}, la dirección de tu cuenta de Candlewise es {email}. A partir de ahora te escribimos allí.",
    ],
    note: "Si no fuiste tú, responde enseguida a este correo: podemos detenerlo.",
  },
  passwordChanged: {
    subject: "Tu contraseña ha cambiado",
    title: "Tienes una contraseña nueva",
    paragraphs: ["Se cambió el {at} desde {device}. Se cerró la sesión en los demás dispositivos."],
    note: "Si no fuiste tú, elige ahora mismo otra contraseña con «¿Olvidaste tu contraseña?».",
  },
  newSignIn: {
    subject: "Nuevo inicio de sesión en tu cuenta",
    title: "Un dispositivo que no conocíamos",
    paragraphs: ["El {at} se inició sesión en tu cuenta desde {device}."],
    note: "Si fuiste tú, todo está bien. Si no, cambia tu contraseña: así se cierra la sesión del otro dispositivo.",
  },
  sessionsEnded: {
    subject: "Se cerró la sesión en otros dispositivos",
    title: "Sesiones cerradas",
    paragraphs: ["El {at}, desde {device}, se cerró la sesión de tu cuenta en otros dispositivos."],
    note: "Si no fuiste tú, cambia tu contraseña: así se cierra la sesión en todos los demás dispositivos.",
  },
  sessionReused: {
    subject: "Se cerró tu sesión en un dispositivo",
    title: "Cerramos una sesión para proteger tu cuenta",
    paragraphs: [
      "El {at} se usó un acceso caducado desde {device}. Podría haberse copiado, así que cerramos esa sesión. Si eras tú, vuelve a iniciar sesión.",
    ],
    note: "Si no lo reconoces, cambia tu contraseña: así se cierra la sesión en todos los demás dispositivos.",
  },
  passkeyAdded: {
    subject: "Se añadió una llave de acceso",
    title: "Tienes una nueva llave de acceso",
    paragraphs: ["Desde el {at}, la llave de acceso «{passkey}» abre tu cuenta sin contraseña."],
    note: "Si no fuiste tú, quita la llave en tu perfil y cambia tu contraseña.",
  },
  passkeyRemoved: {
    subject: "Se quitó una llave de acceso",
    title: "Tienes una llave de acceso menos",
    paragraphs: ["El {at} se quitó la llave de acceso «{passkey}». Ya no abre tu cuenta."],
    note: "Si no fuiste tú, cambia tu contraseña.",
  },
  erasureRequested: {
    subject: "Tu cuenta se eliminará el {on}",
    title: "Sentimos que te vayas",
    paragraphs: [
      "El {on} eliminaremos tu cuenta y todo lo que contiene: progreso, racha, resultados, imágenes. Después nadie podrá recuperarla.",
      "¿Cambiaste de idea? Inicia sesión antes y elige «Conservar mi cuenta».",
    ],
    action: "Conservar mi cuenta",
    note: "Si no lo pediste, inicia sesión, conserva la cuenta y cambia tu contraseña.",
  },
  erasureCancelled: {
    subject: "Tu cuenta se conserva",
    title: "Tu cuenta no se eliminará",
    paragraphs: ["La eliminación de tu cuenta se canceló el {at} desde {device}. Todo sigue como estaba."],
    note: "Si no fuiste tú, cambia tu contraseña y solicita de nuevo la eliminación.",
  },
  erasureDone: {
    subject: "Tu cuenta se eliminó",
    title: "Listo",
    paragraphs: [
      "Tu cuenta de Candlewise y todo lo que contenía se eliminaron. Este es el último correo a esta dirección, que no hemos guardado.",
      "Gracias por el tiempo que pasaste aprendiendo con nosotros.",
    ],
  },
  exportReady: {
    subject: "Tus datos están listos",
    title: "Todo lo que sabemos de ti",
    paragraphs: ["Tus datos te esperan en un archivo ZIP. El enlace sirve una sola vez, hasta el {at}."],
    action: "Descargar mis datos",
    note: "Quien tenga el enlace puede leer tus datos. No lo compartas.",
  },
  feedbackReceived: {
    subject: "Comentario de {sender}",
    title: "Alguien nos escribió",
    paragraphs: ["{sender} escribió en {page}:"],
  },
};
