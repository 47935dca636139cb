import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "terms.sheet.first": "Antes de seguir",
  "terms.sheet.updated": "Nuestras condiciones cambiaron",
  "terms.sheet.read": "Leer todo",
  "terms.sheet.agree": "Acepto",
  "terms.sheet.later": "Más tarde",
  "terms.failed": "No se pudo guardar tu aceptación. Revisa tu conexión y vuelve a intentarlo.",
  "terms.point.practice": "Todo el dinero en Candlewise es de práctica. No se deposita ni se retira.",
  "terms.point.advice": "Enseñamos, no asesoramos. Lo que hagas con dinero real lo decides tú.",
  "terms.point.data": "Tus datos sirven para que aprendas. Puedes descargarlos o eliminarlos cuando quieras.",

  "terms.title": "Condiciones y privacidad",
  "terms.lead": "Vigentes desde el 1 de noviembre de 2026. Breves a propósito: aquí está todo lo que importa.",
  "terms.part.practice": "Solo dinero de práctica",
  "terms.text.practice":
    "Candlewise es un lugar para aprender. Los saldos, las ganancias y las pérdidas son ficticios: no tienen valor ni se pueden cambiar por nada. No guardamos dinero ni operamos por ti.",
  "terms.part.advice": "Sin asesoramiento de inversión",
  "terms.text.advice":
    "Las lecciones, los gráficos y los ejemplos explican cómo funcionan los mercados. Nada aquí te dice que compres o vendas, y los precios pasados dicen poco de los futuros. La mayoría de quienes operan a menudo pierde dinero. Antes de arriesgar el tuyo, habla con un profesional autorizado en tu país.",
  "terms.part.account": "Tu cuenta",
  "terms.text.account":
    "Una persona, una cuenta. No compartas tu contraseña; nunca la pedimos fuera de la app. Si alguien entró en tu cuenta, avísanos y cierra su sesión en «Acceso y seguridad».",
  "terms.part.conduct": "Convivencia",
  "terms.text.conduct":
    "Los demás ven tu nombre y tu imagen. No uses nada que insulte, engañe o sea de otra persona. No interfieras en el servicio ni obtengas resultados por medios automáticos. Quien lo haga puede perder la cuenta.",
  "terms.part.data": "Qué guardamos y por qué",
  "terms.text.data":
    "Tu correo, para que inicies sesión y para escribirte. Tu nombre, imagen y ajustes, para mostrarlos. Tus respuestas y lo que completaste, para seguir donde estabas. Los dispositivos con sesión abierta, para que puedas cerrarla. Las contraseñas se guardan solo en una forma que no se puede revertir. No vendemos nada de esto ni mostramos publicidad.",
  "terms.part.rights": "Tus datos son tuyos",
  "terms.text.rights":
    "En tu perfil puedes descargar todo lo que guardamos de ti, corregirlo y eliminar la cuenta. Tras un plazo para pensarlo, todo se borra para siempre.",
  "terms.part.service": "El servicio",
  "terms.text.service":
    "Trabajamos para que las lecciones sean correctas y la app funcione, y corregimos los errores en cuanto los conocemos. No podemos prometer que nunca falle nada.",
  "terms.part.changes": "Si esto cambia",
  "terms.text.changes":
    "Te preguntamos antes de que una nueva versión se aplique a tu cuenta. Si no estás de acuerdo, puedes llevarte tus datos y eliminar la cuenta.",
} as const satisfies Translation<typeof english>;
