import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "auth.promise": "Conoce los mercados sin perder hasta la camisa",
  "auth.promise.practice": "Solo dinero de práctica. Aquí no puedes perder ni un centavo.",
  "auth.promise.loss":
    "La mayoría de quienes hacen day trading pierde dinero. Aprende por qué antes de arriesgar el tuyo.",
  "auth.promise.pace": "Unos minutos al día, desde tu primera vela hasta un plan que puedas defender.",
  "auth.scene.stop": "Pérdida máx. 2\u00a0%",

  "auth.signIn.title": "Hola de nuevo",
  "auth.signIn.text": "Tu ruta está donde la dejaste.",
  "auth.signIn.submit": "Iniciar sesión",
  "auth.signIn.forgot": "¿Olvidaste tu contraseña?",
  "auth.signIn.or": "o sin contraseña",
  "auth.signIn.link": "Recibir un enlace",
  "auth.signIn.passkey": "Usar llave de acceso",
  "auth.signIn.new": "¿Es tu primera vez?",
  "auth.signIn.toSignUp": "Crea una cuenta",
  "auth.signIn.known": "Ya tienes una cuenta. Inicia sesión con tu contraseña.",
  "auth.signIn.hint": "El correo o la contraseña no son correctos. Tras cinco intentos hay que esperar 15 minutos.",

  "auth.signUp.title": "Crea tu cuenta",
  "auth.signUp.text": "Solo necesitas tu correo. Sin tarjeta y sin cobros sorpresa.",
  "auth.signUp.next": "Continuar",
  "auth.signUp.has": "¿Ya tienes cuenta?",
  "auth.signUp.toSignIn": "Inicia sesión",
  "auth.signUp.accountTitle": "Elige nombre de usuario y contraseña",
  "auth.signUp.change": "Cambiar",
  "auth.signUp.submit": "Crear cuenta",
  "auth.signUp.expired": "Ha pasado demasiado tiempo. Escribe otra vez tu correo para seguir; no se ha perdido nada.",
  "auth.signUp.passwordHint":
    "Es una de las primeras que prueban los atacantes. Elige otra: tres palabras tuyas funcionan bien.",
  "auth.signUp.terms":
    "Al crear una cuenta aceptas las condiciones: dinero de práctica, sin asesoramiento de inversión.",
  "auth.signUp.termsLink": "Leer las condiciones",
  "auth.signUp.backed": "Guardamos un hash irreversible de tu contraseña, nunca la contraseña.",

  "auth.field.email": "Correo electrónico",
  "auth.field.password": "Contraseña",
  "auth.field.username": "Nombre de usuario",
  "auth.field.usernameHint": "Puedes cambiarlo más adelante.",
  "auth.field.emailMissing": "Escribe tu correo electrónico.",
  "auth.field.emailInvalid": "Revisa lo que va después de la @.",
  "auth.field.passwordMissing": "Escribe tu contraseña.",
  "auth.field.passwordShort": "Usa al menos 8 caracteres.",
  "auth.field.passwordLong": "Usa como máximo 128 caracteres.",
  "auth.field.usernameInvalid": "Usa de 3 a 20 caracteres: letras de la «a» a la «z», números, puntos o guiones bajos.",

  "auth.username.suggestions": "Nombres disponibles",
  "auth.username.checking": "Comprobando si está disponible",
  "auth.username.free": "{username} está disponible.",
  "auth.username.taken": "Este nombre de usuario ya está en uso. Elige otro.",
  "auth.username.reserved": "Este nombre de usuario está reservado. Elige otro.",

  "auth.strength.short": "Al menos 8 caracteres.",
  "auth.strength.weak": "Débil: no tardarían mucho en adivinarla.",
  "auth.strength.fair": "Aceptable: con una palabra más será buena.",
  "auth.strength.good": "Buena: difícil de adivinar si no la usas en otro lugar.",
  "auth.strength.strong": "Fuerte, si no la usas en otro lugar.",

  "auth.error.userNotFound": "No hay ninguna cuenta con este correo.",
  "auth.error.emailNotFound": "Este correo no se puede usar.",
  "auth.error.limit":
    "Demasiados intentos. No se ha perdido nada: espera {minutes, plural, =0 {un momento} one {un minuto} other {# minutos}} y vuelve a intentarlo.",
  "auth.error.codeMismatch": "El código no es correcto o ha caducado. Pide uno nuevo.",
  "auth.error.passwordResetRequired": "Primero crea una contraseña nueva.",
  "auth.error.userLambdaValidation": "No se puede crear esta cuenta. Prueba con otro correo.",
  "auth.error.passwordInvalid": "No hemos podido aceptar esta contraseña.",
  "auth.error.emailExists": "Ya hay una cuenta con este correo.",
  "auth.error.reauthenticate": "Escribe tu contraseña o vuelve a iniciar sesión para hacerlo.",
  "auth.error.passkey": "Esta llave de acceso no funciona aquí.",

  "auth.problem.offline":
    "No podemos conectar con el servidor. Lo que escribiste sigue aquí: revisa tu conexión y vuelve a intentarlo.",
  "auth.problem.unavailable": "El servidor se está iniciando. Vuelve a intentarlo en un momento.",
  "auth.problem.unknown": "Algo salió mal por nuestra parte. Lo que escribiste sigue aquí: vuelve a intentarlo.",
} as const satisfies Translation<typeof english>;
