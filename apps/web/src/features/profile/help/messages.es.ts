import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "help.title": "Preguntas y respuestas",
  "help.ask": "¿Aún tienes dudas? Cuéntanos en tu perfil",
  "help.question.money": "¿Necesito dinero para aprender aquí?",
  "help.answer.money": "No. Aquí no se deposita ni se retira dinero.",
  "help.question.start": "¿Por dónde empiezo?",
  "help.answer.start": "Con el botón grande de Aprender: abre lo que te toca ahora. Una lección dura unos minutos.",
  "help.question.order": "¿Por qué hay lecciones bloqueadas?",
  "help.answer.order":
    "Se apoya en las anteriores. Termínalas, o toca una parada con dos flechas y demuestra en una prueba corta que ya las sabes.",
  "help.question.wrong": "¿Qué pasa si fallo?",
  "help.answer.wrong":
    "Lees por qué y sigues. Una lección siempre se completa. Un test, solo si lo apruebas: repasa y vuelve a intentarlo.",
  "help.question.skip": "¿Puedo cambiar mi objetivo?",
  "help.answer.skip": "Sí, en tu perfil, en «Tu objetivo». Lo que completaste sigue completado.",
  "help.question.goal": "¿Cuándo termina mi día?",
  "help.answer.goal": "A medianoche en la zona horaria de tu perfil. Sigue al dispositivo en el que aprendes.",
  "help.question.offline": "¿Funciona sin conexión?",
  "help.answer.offline":
    "Las lecciones que ya abriste, sí. Tus respuestas se guardan en el dispositivo y se envían cuando tengas conexión.",
  "help.question.device": "¿Puedo seguir en otro dispositivo?",
  "help.answer.device": "Sí. Inicia sesión allí con la misma cuenta; todo lo enviado estará ahí.",
  "help.question.signIn": "No puedo iniciar sesión. ¿Qué hago?",
  "help.answer.signIn":
    "Pide una contraseña nueva en la página de inicio de sesión. El correo llega a la dirección de tu cuenta; mira también en spam.",
  "help.question.leave": "¿Cómo me voy?",
  "help.answer.leave": "En tu perfil, en «Tus datos». Antes puedes descargarlo todo.",
} as const satisfies Translation<typeof english>;
