import type { MessageTexts } from "../message-text.ts";

export const reminderTexts = {
  welcome: {
    en: {
      title: "Welcome to Candlewise",
      body: "Your first lesson takes about five minutes. News about your streak, rewards and league will show up here.",
      action: "Take your first lesson",
    },
    de: {
      title: "Willkommen bei Candlewise",
      body: "Deine erste Lektion dauert etwa fünf Minuten. Neues zu deiner Serie, deinen Belohnungen und deiner Liga findest du hier.",
      action: "Erste Lektion starten",
    },
    es: {
      title: "Te damos la bienvenida a Candlewise",
      body: "Tu primera lección dura unos cinco minutos. Aquí verás las novedades de tu racha, tus recompensas y tu liga.",
      action: "Hacer la primera lección",
    },
    fr: {
      title: "Bienvenue sur Candlewise",
      body: "Votre première leçon dure environ cinq minutes. Vous trouverez ici les nouvelles de votre série, de vos récompenses et de votre ligue.",
      action: "Faire la première leçon",
    },
    pt: {
      title: "Boas-vindas ao Candlewise",
      body: "Sua primeira lição leva uns cinco minutos. As novidades da sua sequência, das recompensas e da liga aparecem aqui.",
      action: "Fazer a primeira lição",
    },
    ar: {
      title: "مرحبًا بك في Candlewise",
      body: "يستغرق درسك الأول نحو خمس دقائق. وستجد هنا أخبار سلسلتك ومكافآتك ودوريّك.",
      action: "ابدأ درسك الأول",
    },
  },
  inactive: {
    en: {
      title: "Pick up where you left off",
      body: "Your last day of learning was {days} days ago. Your next lesson is ready.",
      action: "Continue learning",
    },
    de: {
      title: "Mach dort weiter, wo du aufgehört hast",
      body: "Du hast zuletzt vor {days} Tagen gelernt. Deine nächste Lektion ist bereit.",
      action: "Weiterlernen",
    },
    es: {
      title: "Sigue donde lo dejaste",
      body: "La última vez que estudiaste fue hace {days} días. Tu próxima lección te espera.",
      action: "Seguir aprendiendo",
    },
    fr: {
      title: "Reprenez là où vous en étiez",
      body: "Vous avez appris pour la dernière fois il y a {days} jours. Votre prochaine leçon est prête.",
      action: "Continuer",
    },
    pt: {
      title: "Continue de onde parou",
      body: "Seu último dia de estudo foi há {days} dias. Sua próxima lição está pronta.",
      action: "Continuar aprendendo",
    },
    ar: {
      title: "تابع من حيث توقفت",
      body: "عدد الأيام منذ آخر مرة تعلّمت فيها: {days}. درسك التالي جاهز.",
      action: "تابع التعلّم",
    },
  },
  inactive_last: {
    en: {
      title: "We’ll stop reminding you",
      body: "You’ve been away for {days} days, so this is our last reminder. Your progress stays saved, and your next lesson is ready whenever you are.",
      action: "Continue learning",
    },
    de: {
      title: "Ab jetzt erinnern wir dich nicht mehr",
      body: "Du warst {days} Tage nicht hier, deshalb ist dies unsere letzte Erinnerung. Dein Fortschritt bleibt gespeichert, und deine nächste Lektion wartet auf dich.",
      action: "Weiterlernen",
    },
    es: {
      title: "Dejamos de enviarte recordatorios",
      body: "Llevas {days} días sin entrar, así que este es el último recordatorio. Tu progreso está guardado y tu próxima lección te espera.",
      action: "Seguir aprendiendo",
    },
    fr: {
      title: "Nous arrêtons les rappels",
      body: "Cela fait {days} jours que vous n’avez rien appris : c’est notre dernier rappel. Votre progression est conservée et votre prochaine leçon est prête.",
      action: "Continuer",
    },
    pt: {
      title: "Vamos parar de enviar lembretes",
      body: "Você está fora há {days} dias, então este é o último lembrete. Seu progresso está salvo, e sua próxima lição está pronta.",
      action: "Continuar aprendendo",
    },
    ar: {
      title: "لن نذكّرك بعد الآن",
      body: "عدد أيام غيابك: {days}، ولذلك هذا آخر تذكير منا. تقدّمك محفوظ ودرسك التالي جاهز متى شئت.",
      action: "تابع التعلّم",
    },
  },
  challenge_task_ready: {
    en: {
      title: "Today’s challenge task is ready",
      body: "One task a day moves you through the challenge.",
      action: "Open Candlewise",
    },
    de: {
      title: "Deine heutige Aufgabe ist bereit",
      body: "Mit einer Aufgabe am Tag kommst du durch die Challenge.",
      action: "Candlewise öffnen",
    },
    es: {
      title: "La tarea de hoy del reto está lista",
      body: "Con una tarea al día avanzas en el reto.",
      action: "Abrir Candlewise",
    },
    fr: {
      title: "La tâche du jour de votre défi est prête",
      body: "Une tâche par jour vous fait avancer dans le défi.",
      action: "Ouvrir Candlewise",
    },
    pt: {
      title: "A tarefa de hoje do desafio está pronta",
      body: "Com uma tarefa por dia, você avança no desafio.",
      action: "Abrir o Candlewise",
    },
    ar: {
      title: "مهمة اليوم في التحدي جاهزة",
      body: "مهمة واحدة كل يوم تكفي لتتقدم في التحدي.",
      action: "افتح Candlewise",
    },
  },
  push_test: {
    en: {
      title: "Notifications work on this device",
      body: "This is the test you asked for.",
      action: "Open settings",
    },
    de: {
      title: "Mitteilungen kommen auf diesem Gerät an",
      body: "Das ist der Test, den du angefordert hast.",
      action: "Einstellungen öffnen",
    },
    es: {
      title: "Las notificaciones llegan a este dispositivo",
      body: "Esta es la prueba que pediste.",
      action: "Abrir los ajustes",
    },
    fr: {
      title: "Les notifications arrivent sur cet appareil",
      body: "Voici le test que vous avez demandé.",
      action: "Ouvrir les réglages",
    },
    pt: {
      title: "As notificações chegam a este aparelho",
      body: "Este é o teste que você pediu.",
      action: "Abrir as configurações",
    },
    ar: {
      title: "الإشعارات تصل إلى هذا الجهاز",
      body: "هذا هو الاختبار الذي طلبته.",
      action: "افتح الإعدادات",
    },
  },
} as const satisfies Readonly<Record<string, MessageTexts>>;
