import type { MessageTexts } from "../message-text.ts";

export const streakTexts = {
  streak_in_danger: {
    en: {
      title: "Your {days}-day streak ends tonight",
      body: "You haven’t finished anything today. One lesson keeps your streak going.",
      action: "Take a lesson",
    },
    de: {
      title: "Deine {days}-Tage-Serie endet heute Nacht",
      body: "Du hast heute noch nichts abgeschlossen. Eine Lektion, und deine Serie geht weiter.",
      action: "Lektion starten",
    },
    es: {
      title: "Tu racha de {days} días termina esta noche",
      body: "Hoy aún no has terminado nada. Con una lección la mantienes.",
      action: "Hacer una lección",
    },
    fr: {
      title: "Votre série de {days} jours s’arrête ce soir",
      body: "Vous n’avez encore rien terminé aujourd’hui. Une leçon suffit pour la prolonger.",
      action: "Faire une leçon",
    },
    pt: {
      title: "Sua sequência de {days} dias acaba hoje à noite",
      body: "Você ainda não concluiu nada hoje. Uma lição basta para mantê-la.",
      action: "Fazer uma lição",
    },
    ar: {
      title: "تنتهي سلسلتك الليلة (عدد أيامها: {days})",
      body: "لم تُكمل شيئًا اليوم بعد. درس واحد يكفي لتستمر سلسلتك.",
      action: "ابدأ درسًا",
    },
  },
  streak_covered: {
    en: {
      title: "Still time to extend your {days}-day streak",
      body: "If you skip today, one of your streak freezes will cover it.",
      action: "Take a lesson",
    },
    de: {
      title: "Noch kannst du deine {days}-Tage-Serie verlängern",
      body: "Wenn du heute aussetzt, springt dein Serienschutz ein.",
      action: "Lektion starten",
    },
    es: {
      title: "Aún puedes alargar tu racha de {days} días",
      body: "Si hoy descansas, se usará uno de tus protectores de racha.",
      action: "Hacer una lección",
    },
    fr: {
      title: "Il est encore temps de prolonger votre série de {days} jours",
      body: "Si vous faites une pause aujourd’hui, l’un de vos gels de série sera utilisé.",
      action: "Faire une leçon",
    },
    pt: {
      title: "Ainda dá tempo de aumentar sua sequência de {days} dias",
      body: "Se você parar hoje, um dos seus protetores de sequência será usado.",
      action: "Fazer uma lição",
    },
    ar: {
      title: "ما زال أمامك وقت لإطالة سلسلتك (عدد أيامها: {days})",
      body: "إن لم تتعلّم اليوم فسيغطي تجميد السلسلة هذا اليوم.",
      action: "ابدأ درسًا",
    },
  },
} as const satisfies Readonly<Record<string, MessageTexts>>;
