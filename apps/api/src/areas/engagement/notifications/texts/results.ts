import type { MessageTexts } from "../message-text.ts";

export const resultTexts = {
  reward_ready: {
    en: {
      title: "Today’s reward is still waiting",
      body: "Claim it before midnight to keep your reward calendar going.",
      action: "Claim your reward",
    },
    de: {
      title: "Deine heutige Belohnung wartet noch",
      body: "Hol sie vor Mitternacht ab, sonst beginnt dein Belohnungskalender von vorn.",
      action: "Belohnung abholen",
    },
    es: {
      title: "Tu recompensa de hoy te espera",
      body: "Recógela antes de medianoche para no reiniciar tu calendario de recompensas.",
      action: "Recoger la recompensa",
    },
    fr: {
      title: "Votre récompense du jour vous attend",
      body: "Récupérez-la avant minuit pour ne pas recommencer votre calendrier de récompenses.",
      action: "Récupérer la récompense",
    },
    pt: {
      title: "A recompensa de hoje está esperando",
      body: "Resgate antes da meia-noite para não recomeçar seu calendário de recompensas.",
      action: "Resgatar a recompensa",
    },
    ar: {
      title: "مكافأة اليوم ما زالت بانتظارك",
      body: "استلمها قبل منتصف الليل كي لا يبدأ تقويم مكافآتك من جديد.",
      action: "استلم مكافأتك",
    },
  },
  lootbox_ready: {
    en: {
      title: "Your lootbox is ready",
      body: "It’s day seven. Open it before midnight.",
      action: "Open the lootbox",
    },
    de: {
      title: "Deine Lootbox ist bereit",
      body: "Heute ist der siebte Tag. Öffne sie vor Mitternacht.",
      action: "Lootbox öffnen",
    },
    es: {
      title: "Tu caja sorpresa está lista",
      body: "Es el séptimo día. Ábrela antes de medianoche.",
      action: "Abrir la caja sorpresa",
    },
    fr: {
      title: "Votre coffre surprise est prêt",
      body: "C’est le septième jour. Ouvrez-le avant minuit.",
      action: "Ouvrir le coffre surprise",
    },
    pt: {
      title: "Sua caixa surpresa está pronta",
      body: "É o sétimo dia. Abra antes da meia-noite.",
      action: "Abrir a caixa surpresa",
    },
    ar: {
      title: "صندوق المفاجآت جاهز",
      body: "اليوم هو السابع. افتحه قبل منتصف الليل.",
      action: "افتح الصندوق",
    },
  },
  league_promoted: {
    en: {
      title: "You moved up a league",
      body: "You finished the week in place {rank} of {size}. A new week has begun.",
      action: "See your league",
    },
    de: {
      title: "Du bist aufgestiegen",
      body: "Du hast die Woche auf Platz {rank} von {size} beendet. Eine neue Woche hat begonnen.",
      action: "Zur Liga",
    },
    es: {
      title: "Subiste de liga",
      body: "Terminaste la semana en el puesto {rank} de {size}. Ya empezó una nueva semana.",
      action: "Ver tu liga",
    },
    fr: {
      title: "Vous montez d’une ligue",
      body: "Vous avez fini la semaine à la place {rank} sur {size}. Une nouvelle semaine a commencé.",
      action: "Voir votre ligue",
    },
    pt: {
      title: "Você subiu de liga",
      body: "Você terminou a semana em {rank}º lugar de {size}. Uma nova semana começou.",
      action: "Ver sua liga",
    },
    ar: {
      title: "صعدت إلى دوري أعلى",
      body: "أنهيت الأسبوع في المركز {rank} من {size}. وبدأ أسبوع جديد.",
      action: "شاهد دوريّك",
    },
  },
  league_stayed: {
    en: {
      title: "Your league week is over",
      body: "You finished in place {rank} of {size} and stay in your league.",
      action: "See your league",
    },
    de: {
      title: "Deine Ligawoche ist vorbei",
      body: "Du bist auf Platz {rank} von {size} gelandet und bleibst in deiner Liga.",
      action: "Zur Liga",
    },
    es: {
      title: "Terminó tu semana en la liga",
      body: "Quedaste en el puesto {rank} de {size} y sigues en tu liga.",
      action: "Ver tu liga",
    },
    fr: {
      title: "Votre semaine de ligue est terminée",
      body: "Vous finissez à la place {rank} sur {size} et restez dans votre ligue.",
      action: "Voir votre ligue",
    },
    pt: {
      title: "Sua semana na liga acabou",
      body: "Você ficou em {rank}º lugar de {size} e continua na sua liga.",
      action: "Ver sua liga",
    },
    ar: {
      title: "انتهى أسبوعك في الدوري",
      body: "أنهيته في المركز {rank} من {size} وبقيت في دوريّك.",
      action: "شاهد دوريّك",
    },
  },
  league_demoted: {
    en: {
      title: "You moved down a league",
      body: "You finished the week in place {rank} of {size}. This week is a fresh start.",
      action: "See your league",
    },
    de: {
      title: "Du bist abgestiegen",
      body: "Du hast die Woche auf Platz {rank} von {size} beendet. Diese Woche ist ein neuer Anfang.",
      action: "Zur Liga",
    },
    es: {
      title: "Bajaste de liga",
      body: "Terminaste la semana en el puesto {rank} de {size}. Esta semana empiezas de cero.",
      action: "Ver tu liga",
    },
    fr: {
      title: "Vous descendez d’une ligue",
      body: "Vous avez fini la semaine à la place {rank} sur {size}. Cette semaine, tout recommence.",
      action: "Voir votre ligue",
    },
    pt: {
      title: "Você caiu de liga",
      body: "Você terminou a semana em {rank}º lugar de {size}. Esta semana é um novo começo.",
      action: "Ver sua liga",
    },
    ar: {
      title: "هبطت إلى دوري أدنى",
      body: "أنهيت الأسبوع في المركز {rank} من {size}. وهذا الأسبوع بداية جديدة.",
      action: "شاهد دوريّك",
    },
  },
} as const satisfies Readonly<Record<string, MessageTexts>>;
