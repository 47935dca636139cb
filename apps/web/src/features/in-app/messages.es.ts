import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "inApp.title": "Planes",
  "inApp.closed.title": "Ábrelo desde la app",
  "inApp.closed.text": "Abre la app para ver esta página o inicia sesión aquí.",
  "inApp.closed.signIn": "Iniciar sesión",
  "inApp.offers.title": "Aquí aún no se venden planes",
  "inApp.offers.text": "Tienes todas las lecciones sin pagar. Nada de aquí puede cobrarte.",
  "inApp.offers.plan": "Ver mi plan",
  "inApp.offers.close": "Volver a la app",
  "inApp.offers.learn": "Ir a Aprender",
  "inApp.plan.title": "Mi plan",
  "inApp.plan.now": "Ahora",
  "inApp.plan.none": "Sin suscripción",
  "inApp.plan.notSold": "Aquí aún no se venden planes: no hay nada que pagar ni cancelar.",
  "inApp.plan.included": "Lo que tienes",
  "inApp.plan.included.lessons": "Todas las lecciones de todos los cursos",
  "inApp.plan.included.quizzes": "Todos los tests y las pruebas de nivel",
  "inApp.plan.included.path": "Tu ruta y tu progreso en todos tus dispositivos",
  "inApp.plan.learn": "Ir a mi ruta",
  "inApp.plan.closed": "Inicia sesión para ver tu plan",
  "inApp.plan.closedText": "Inicia sesión aquí o abre esta página desde la app.",
} as const satisfies Translation<typeof english>;
