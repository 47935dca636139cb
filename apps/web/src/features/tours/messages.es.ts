import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  "tours.step": "Paso {at} de {count}",
  "tours.next": "Siguiente",
  "tours.skip": "Omitir",
  "tours.done": "Entendido",

  "tours.learn.path": "Tu ruta",
  "tours.learn.pathText":
    "Cada parada es una lección corta. Toca la iluminada; con » puedes saltar un capítulo con una prueba.",
  "tours.learn.today": "Tu día",
  "tours.learn.todayText":
    "El anillo se llena con cada lección hasta cumplir tu objetivo diario. El objetivo se elige en tu perfil.",
  "tours.learn.courses": "Todo lo demás",
  "tours.learn.coursesText": "Aquí están todos los cursos, también los de fuera de tu ruta.",

  "tours.lesson.pages": "Una idea por página",
  "tours.lesson.pagesText": "La barra muestra cuánto llevas. No hay límite de tiempo.",
  "tours.lesson.press": "Un solo botón",
  "tours.lesson.pressText": "Comprueba tu respuesta y continúa. Fallar no cuesta nada: lees por qué y aprendes.",
  "tours.lesson.leave": "Sal cuando quieras",
  "tours.lesson.leaveText": "Tu página y tus respuestas se guardan, también sin conexión.",

  "tours.courses.order": "Cursos en orden",
  "tours.courses.orderText": "La vela de un curso se llena mientras aprendes. Primero van los de tu ruta.",
  "tours.courses.short": "Los cortos",
  "tours.courses.shortText": "Duran minutos y no requieren nada previo.",

  "tours.profile.you": "Así te ven",
  "tours.profile.youText": "Toca la imagen para elegir otra o subir la tuya.",
  "tours.profile.skyline": "Tus semanas",
  "tours.profile.skylineText": "Cada semana es una vela. Crece con lo que completas.",
  "tours.profile.data": "Tus datos son tuyos",
  "tours.profile.dataText": "Descárgalos todos aquí o elimina tu cuenta.",
} as const satisfies Translation<typeof english>;
